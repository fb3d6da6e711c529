/// A source of chance: whoever rolls or draws hands one in.
///
/// The rules crates hold no generator of their own. An implementation supplies 32 random bits at a time;
/// the same bits give the same dice and tiles on every machine.
pub trait RandomSource {
    /// The next 32 random bits.
    fn bits(&mut self) -> u32;

    /// A number from 0 to `bound - 1`, each equally likely; 0 when `bound` is 0.
    ///
    /// Unbiased by rejection: 32 bits are scaled to the bound, and the few values that would favour some
    /// results are drawn again (Lemire 2019).
    fn below(&mut self, bound: u32) -> u32 {
        let mut scaled = u64::from(self.bits()) * u64::from(bound);
        if (scaled as u32) < bound {
            let biased = bound.wrapping_neg() % bound;
            while (scaled as u32) < biased {
                scaled = u64::from(self.bits()) * u64::from(bound);
            }
        }
        (scaled >> 32) as u32
    }
}

impl<L: RandomSource + ?Sized> RandomSource for &mut L {
    fn bits(&mut self) -> u32 {
        (**self).bits()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Script(&'static [u32]);

    impl RandomSource for Script {
        fn bits(&mut self) -> u32 {
            let (first, rest) = self.0.split_first().unwrap();
            self.0 = rest;
            *first
        }
    }

    #[test]
    fn every_result_has_the_same_number_of_bit_patterns() {
        // With six results, 2^32 mod 6 = 4 patterns too many: they are drawn again.
        assert_eq!(Script(&[0, u32::MAX]).below(6), 5);
        assert_eq!(Script(&[1]).below(6), 0);
        assert_eq!(Script(&[u32::MAX / 2 + 2]).below(2), 1);
    }

    #[test]
    fn a_bound_of_zero_gives_zero() {
        assert_eq!(Script(&[7]).below(0), 0);
    }
}
