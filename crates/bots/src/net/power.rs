//! Powers of e by our own arithmetic, since those of the system differ from machine to machine.

use std::f64::consts::{LN_2, LOG2_E};

/// Powers of e below this are as good as zero.
const LEAST: f64 = -700.0;

/// The terms of the series of e.
const TERMS: [f64; 10] = {
    let mut terms = [1.0; 10];
    let mut term = 1;
    while term < terms.len() {
        terms[term] = terms[term - 1] / term as f64;
        term += 1;
    }
    terms
};

/// The share of each in the sum of the powers of e to these numbers.
pub(super) fn softmax(logits: &[f32], shares: &mut [f32]) {
    let most = logits.iter().copied().fold(f32::MIN, f32::max);
    let mut powers = [0.0; 8];
    let mut sum = 0.0;
    for (power, logit) in powers.iter_mut().zip(logits) {
        *power = exp(f64::from(logit - most));
        sum += *power;
    }
    for (share, power) in shares.iter_mut().zip(powers) {
        *share = (power / sum) as f32;
    }
}

/// The power of e to a number that is not above zero.
///
/// A whole power of two times the power to what is left, which is at most 0.35 and so needs few terms.
fn exp(number: f64) -> f64 {
    let number = number.max(LEAST);
    let twos = (number * LOG2_E - 0.5) as i64;
    let rest = number - twos as f64 * LN_2;
    let series = TERMS.iter().rfold(0.0, |sum, term| term + sum * rest);
    series * f64::from_bits(((1023 + twos) as u64) << 52)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn powers_are_those_of_e() {
        for i in 0..=700_000 {
            let number = f64::from(-i) / 1000.0;
            let (ours, theirs) = (exp(number), number.exp());
            assert!((ours / theirs - 1.0).abs() < 1e-10, "{number}: {ours} {theirs}");
        }
        assert!(exp(f64::MIN) < 1e-300);
    }

    #[test]
    fn shares_add_up() {
        let mut shares = [0.0; 3];
        softmax(&[1.0, -200.0, 1.0], &mut shares);
        assert_eq!(shares.map(f32::to_bits), [0.5_f32, 0.0, 0.5].map(f32::to_bits));
        softmax(&[f32::MAX, f32::MIN, 0.0], &mut shares);
        assert_eq!(shares.map(f32::to_bits), [1.0_f32, 0.0, 0.0].map(f32::to_bits));
    }
}
