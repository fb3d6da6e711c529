use protocol::Token;

/// 128 bits that nobody can guess.
pub(crate) fn token() -> Token {
    let mut bytes = [0; 16];
    // Every system that can open a socket has random numbers; without them the server would refuse the second
    // key as a repetition of the first, and the run would say so.
    let _ = getrandom::fill(&mut bytes);
    Token::new(bytes)
}
