/// The version of the protocol of servers and their guests that this program speaks. It changes when one end of the
/// version before would misunderstand the other.
pub const VERSION: u32 = 2;

/// The version of those who name none: the first one had no field for it.
pub const FIRST_VERSION: u32 = 1;
