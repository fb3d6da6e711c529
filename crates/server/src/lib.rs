//! Tables on a server.
