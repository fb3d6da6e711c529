//! Parts that every page is made of.

mod chip;
mod coach;
mod die;
mod drawer;
mod help;
mod hint;
mod icon;
mod live_region;
mod notice;
mod switch;
mod table_menu;
mod tile;
mod top;

pub(crate) use chip::Chip;
pub(crate) use coach::{Coach, CoachNote, CoachSlot, Then};
pub(crate) use die::Die;
pub(crate) use drawer::Drawer;
pub(crate) use help::{Help, Topic};
pub(crate) use hint::{HintButton, HintList, Hinted};
pub(crate) use icon::Icon;
pub(crate) use live_region::LiveRegion;
pub(crate) use notice::Notice;
pub(crate) use switch::{Segments, Switch};
pub(crate) use table_menu::{TableMenu, file_name, save_record};
pub(crate) use tile::TileFace;
pub(crate) use top::Top;
