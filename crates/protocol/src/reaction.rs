/// What a guest can say without words.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reaction {
    /// Hello!
    Hello,
    /// Well done.
    Nice,
    /// I did not see that coming.
    Wow,
    /// That went wrong.
    Oops,
    /// Funny.
    Laugh,
    /// Thank you.
    Thanks,
}

crate::words_in_json!(Reaction {
    Hello = "hello",
    Nice = "nice",
    Wow = "wow",
    Oops = "oops",
    Laugh = "laugh",
    Thanks = "thanks",
});

impl Reaction {
    /// All of them.
    pub const ALL: [Self; 6] = [Self::Hello, Self::Nice, Self::Wow, Self::Oops, Self::Laugh, Self::Thanks];
}
