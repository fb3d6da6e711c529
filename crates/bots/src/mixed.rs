use game::RandomSource;

/// Numbers that look random, the same every time (`SplitMix64`).
#[derive(Debug)]
pub(crate) struct Mixed(pub(crate) u64);

impl RandomSource for Mixed {
    fn bits(&mut self) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        ((mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb) >> 32) as u32
    }
}
