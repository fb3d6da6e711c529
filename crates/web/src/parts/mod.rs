//! Parts that every page is made of.

mod chip;
mod die;
mod drawer;
mod icon;
mod live_region;
mod notice;
mod switch;
mod tile;
mod top;

pub(crate) use chip::Chip;
pub(crate) use die::Die;
pub(crate) use drawer::Drawer;
pub(crate) use icon::Icon;
pub(crate) use live_region::LiveRegion;
pub(crate) use notice::Notice;
pub(crate) use switch::{Segments, Switch};
pub(crate) use tile::TileFace;
pub(crate) use top::Top;
