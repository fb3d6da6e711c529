//! The start screen: which game, and who plays.

use std::path::PathBuf;

use bots::{BotName, Level};
use host::GameKind;
use players::Player;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{Event, KeyCode, KeyEventKind, KeyModifiers, MouseButton, MouseEventKind};
use ratatui::layout::{Position, Rect};
use tell::table::{game_name, level_about, level_name};
use tell::{Texts, say};

use super::app::SMALLEST;
use super::canvas::{Canvas, Hint, Hit, broken};
use super::theme::{BOLD, DIM, PLAIN, REVERSED, Theme};
use crate::opening::{by_formula, default_players};
use crate::plain::columns;
use crate::save::Unfinished;
use crate::session::shown_name;

/// How many saved games are offered; there is room for no more.
pub(super) const OFFERED: usize = 3;

/// What came of the start screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Started {
    Game { game: GameKind, players: Vec<Player> },
    Resume(PathBuf),
    Quit,
}

#[derive(Debug)]
pub(super) struct Start {
    theme: Theme,
    texts: Texts,
    /// The games, each with the sheet that is chosen for it.
    games: Vec<GameKind>,
    /// The place of the chosen game among them; always that of one.
    chosen: usize,
    /// Who sits where; nobody on a free seat.
    seats: Vec<Option<Player>>,
    unfinished: Vec<Unfinished>,
    focus: Focus,
    /// Whether the help lies over everything else.
    help: bool,
    notice: Option<String>,
    hits: Vec<(Rect, Hit<Focus>)>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Focus {
    Game(usize),
    Seat(usize),
    Start,
    Resume(usize),
}

impl Start {
    pub(super) fn new(theme: Theme, texts: &Texts, players: &[Player], unfinished: Vec<Unfinished>) -> Self {
        let players = if players.is_empty() { default_players() } else { players.to_vec() };
        let mut seats: Vec<Option<Player>> = players.into_iter().map(Some).take(game::MAX_SEATS).collect();
        seats.resize(game::MAX_SEATS, None);
        let texts = texts.clone();
        Self {
            theme,
            texts,
            games: GameKind::bases().collect(),
            chosen: 0,
            seats,
            unfinished,
            focus: Focus::Game(0),
            help: false,
            notice: None,
            hits: Vec::new(),
        }
    }

    /// The chosen game.
    fn game(&self) -> GameKind {
        self.games[self.chosen]
    }

    /// How many seats the chosen game has at most.
    fn most(&self) -> usize {
        *self.game().seats().end()
    }

    /// Chooses another sheet of a game.
    fn change_sheet(&mut self, game: usize, by: isize) {
        let Some(place) = self.games.get_mut(game) else { return };
        let sheets: Vec<GameKind> = place.sheets().collect();
        let here = sheets.iter().position(|sheet| sheet == place).unwrap_or(0);
        let to = (here as isize + by).rem_euclid(sheets.len() as isize) as usize;
        *place = sheets[to];
    }

    pub(super) fn update(&mut self, event: &Event) -> Option<Started> {
        match event {
            Event::Key(key) if key.kind == KeyEventKind::Release => None,
            Event::Key(key) if key.modifiers.contains(KeyModifiers::CONTROL) => {
                (key.code == KeyCode::Char('c')).then_some(Started::Quit)
            }
            Event::Key(key) => self.press(key.code),
            Event::Mouse(mouse) if mouse.kind == MouseEventKind::Down(MouseButton::Left) => {
                let at = Position::new(mouse.column, mouse.row);
                let hit = self.hits.iter().find(|(area, _)| area.contains(at)).map(|(_, hit)| *hit);
                if std::mem::take(&mut self.help) {
                    return None;
                }
                match hit? {
                    Hit::Key(key) => self.press(key),
                    Hit::Spot(focus) => self.click(focus),
                }
            }
            _ => None,
        }
    }

    fn click(&mut self, focus: Focus) -> Option<Started> {
        self.notice = None;
        let again = self.focus == focus;
        self.focus = focus;
        match focus {
            Focus::Game(game) if again => self.change_sheet(game, 1),
            Focus::Game(game) => self.chosen = game,
            Focus::Seat(seat) if again => self.change(seat, 1),
            Focus::Seat(_) => {}
            Focus::Start => return self.start(),
            Focus::Resume(game) => return self.resume(game),
        }
        None
    }

    fn press(&mut self, key: KeyCode) -> Option<Started> {
        self.notice = None;
        if std::mem::take(&mut self.help) {
            return None;
        }
        match (key, self.focus) {
            (KeyCode::Esc, _) | (KeyCode::Char('q'), Focus::Game(_) | Focus::Start | Focus::Resume(_)) => {
                return Some(Started::Quit);
            }
            (KeyCode::Char('?') | KeyCode::F(1), _) => self.help = true,
            (KeyCode::Up, _) => self.go(-1),
            (KeyCode::Down, _) => self.go(1),
            (KeyCode::BackTab, _) => self.go_to_part(false),
            (KeyCode::Tab, _) => self.go_to_part(true),
            (KeyCode::Enter, Focus::Start) => return self.start(),
            (KeyCode::Enter, Focus::Resume(game)) => return self.resume(game),
            (KeyCode::Enter, _) => self.focus = Focus::Start,
            (KeyCode::Left, Focus::Game(game)) => self.change_sheet(game, -1),
            (KeyCode::Right, Focus::Game(game)) => self.change_sheet(game, 1),
            (KeyCode::Left, Focus::Seat(seat)) => self.change(seat, -1),
            (KeyCode::Right, Focus::Seat(seat)) => self.change(seat, 1),
            (KeyCode::Char(letter), Focus::Seat(seat)) => self.type_name(seat, Some(letter)),
            (KeyCode::Backspace, Focus::Seat(seat)) => self.type_name(seat, None),
            (KeyCode::Char(digit @ '1'..='9'), _) => self.choose_game(digit as usize - '1' as usize),
            _ => {}
        }
        None
    }

    fn choose_game(&mut self, game: usize) {
        if game < self.games.len() {
            self.chosen = game;
            self.focus = Focus::Game(game);
        }
    }

    /// Everything that can have the focus, from top to bottom.
    fn stops(&self) -> Vec<Focus> {
        let games = (0..self.games.len()).map(Focus::Game);
        let resume = (0..self.unfinished.len()).map(Focus::Resume);
        games.chain((0..self.most()).map(Focus::Seat)).chain([Focus::Start]).chain(resume).collect()
    }

    fn go(&mut self, by: isize) {
        let stops = self.stops();
        let here = stops.iter().position(|&stop| stop == self.focus).unwrap_or(0);
        let to = (here as isize + by).rem_euclid(stops.len() as isize) as usize;
        if let Some(&stop) = stops.get(to) {
            self.focus = stop;
        }
        if let Focus::Game(game) = self.focus {
            self.chosen = game;
        }
    }

    /// To the games, the players, the start or the saved games, whichever comes next.
    fn go_to_part(&mut self, forwards: bool) {
        let resume = (!self.unfinished.is_empty()).then_some(Focus::Resume(0));
        let parts: Vec<Focus> =
            [Focus::Game(self.chosen), Focus::Seat(0), Focus::Start].into_iter().chain(resume).collect();
        let same = |part: &Focus| std::mem::discriminant(part) == std::mem::discriminant(&self.focus);
        let here = parts.iter().position(same).unwrap_or(0);
        let to = if forwards { here + 1 } else { here + parts.len() - 1 } % parts.len();
        if let Some(&part) = parts.get(to) {
            self.focus = part;
        }
    }

    /// Somebody else sits down, or nobody.
    fn change(&mut self, seat: usize, by: isize) {
        let mut kinds = vec![None, Some(Player::Person(None))];
        kinds.extend(Level::ALL.map(|level| Some(Player::Bot(BotName::Level(level)))));
        let Some(place) = self.seats.get_mut(seat) else {
            return;
        };
        let same = |kind: &Option<Player>| match (kind, &*place) {
            (Some(Player::Person(_)), Some(Player::Person(_))) => true,
            (kind, place) => kind == place,
        };
        let here = kinds.iter().position(same).unwrap_or(0);
        let to = (here as isize + by).rem_euclid(kinds.len() as isize) as usize;
        *place = kinds.swap_remove(to);
    }

    fn type_name(&mut self, seat: usize, letter: Option<char>) {
        let Some(Some(Player::Person(name))) = self.seats.get_mut(seat) else {
            return;
        };
        let mut text = name.take().unwrap_or_default();
        match letter {
            Some(letter)
                if !letter.is_control() && letter != ',' && letter != '#' && text.chars().count() < 20 =>
            {
                text.push(letter);
            }
            Some(_) => {}
            None => _ = text.pop(),
        }
        *name = Some(text).filter(|text| !text.is_empty());
    }

    fn resume(&self, game: usize) -> Option<Started> {
        self.unfinished.get(game).map(|game| Started::Resume(game.path.clone()))
    }

    fn start(&mut self) -> Option<Started> {
        let game = self.game();
        let trimmed = |player: &Player| match player {
            Player::Person(Some(name)) => {
                Player::Person(Some(name.trim().to_owned()).filter(|name| !name.is_empty()))
            }
            player => player.clone(),
        };
        let players: Vec<Player> = self.seats.iter().take(self.most()).flatten().map(trimmed).collect();
        let least = *game.seats().start();
        if players.len() < least {
            self.notice = Some(match least {
                1 => say!(self.texts, "terminal-need-one"),
                _ => say!(self.texts, "terminal-need-two"),
            });
            return None;
        }
        let names: Vec<_> = players
            .iter()
            .filter_map(|player| if let Player::Person(Some(name)) = player { Some(name) } else { None })
            .collect();
        if names.iter().enumerate().any(|(i, name)| names[..i].contains(name)) {
            self.notice = Some(say!(self.texts, "terminal-same-name"));
            return None;
        }
        Some(Started::Game { game, players })
    }

    pub(super) fn draw(&mut self, buffer: &mut Buffer) {
        let mut hits = Vec::new();
        let area = buffer.area;
        let mut canvas = Canvas { buffer, hits: &mut hits, theme: self.theme };
        if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
            super::app::draw_too_small(&mut canvas, &self.texts);
        } else {
            self.draw_all(&mut canvas, area);
            if self.help {
                self.draw_help(&mut canvas);
            }
        }
        self.hits = hits;
    }

    fn draw_all(&self, canvas: &mut Canvas<'_, Focus>, area: Rect) {
        canvas.text(area.x, area.y, &" ".repeat(area.width.into()), REVERSED);
        canvas.text_in(Rect { height: 1, ..area }, " Rowlock", REVERSED.patch(BOLD));
        let x = area.x + (area.width - 76) / 2;
        let mut y = area.y + 2 + u16::from(area.height > 30) * 3;
        canvas.heading(Rect::new(x, y, 76, 1), &say!(self.texts, "terminal-which-game"));
        for (i, &game) in self.games.iter().enumerate() {
            y += 1;
            let mark = if i == self.chosen { "(x)" } else { "( )" };
            let about = say!(self.texts, "terminal-about", game = game.name());
            let area = Rect::new(x + 1, y, 74, 1);
            self.line(canvas, area, Focus::Game(i), &format!("{mark} {:<14}", with_arrows(game)), &about);
        }
        y += 2;
        canvas.heading(Rect::new(x, y, 76, 1), &say!(self.texts, "terminal-who-plays"));
        for seat in 0..self.most() {
            y += 1;
            let (who, about) = self.seat(seat);
            let place = say!(self.texts, "terminal-seat", number = seat + 1);
            let area = Rect::new(x + 1, y, 74, 1);
            self.line(canvas, area, Focus::Seat(seat), &format!("{place}  {who:<24}"), &about);
        }
        if let Some(note) = by_formula(self.game(), &self.texts) {
            canvas.text_in(Rect::new(x + 1, y + 1, 76, 1), &note, DIM);
        }
        self.draw_buttons(canvas, Rect::new(x + 1, y + 2, 75, 1));
        self.draw_whole_line(canvas, Rect::new(x + 1, area.y, 75, area.height - 2));
        let (text, style) = match &self.notice {
            Some(notice) => (notice.clone(), BOLD),
            None => (self.hint(), PLAIN),
        };
        canvas.text_in(Rect::new(x + 1, area.bottom() - 2, 76, 1), &text, style);
        let arrows = say!(self.texts, "terminal-arrows");
        let keys = [
            Hint::new(KeyCode::Down, arrows, say!(self.texts, "terminal-hint-choose")),
            Hint::new(KeyCode::Tab, "Tab", say!(self.texts, "terminal-hint-next-part")),
            Hint::enter(say!(self.texts, "terminal-hint-go-on")),
            Hint::letter('?', say!(self.texts, "terminal-hint-help")),
            Hint::esc(say!(self.texts, "terminal-hint-quit")),
        ];
        canvas.keys(Rect { y: area.bottom() - 1, height: 1, ..area }, &keys);
    }

    /// How wide every button is, with the space at its ends.
    fn button_width(&self) -> u16 {
        let labels = [say!(self.texts, "terminal-start"), say!(self.texts, "terminal-go-on")];
        4 + labels.iter().map(|label| label.chars().count()).max().unwrap_or(0) as u16
    }

    /// The buttons that begin a game or go on with one, with a saved game behind each of the latter.
    fn draw_buttons(&self, canvas: &mut Canvas<'_, Focus>, area: Rect) {
        let style = |focus| if self.focus == focus { REVERSED.patch(BOLD) } else { BOLD };
        let (start, go_on) = (say!(self.texts, "terminal-start"), say!(self.texts, "terminal-go-on"));
        let width = usize::from(self.button_width() - 4);
        let button = |label: &str| format!("  {label:width$}  ");
        canvas.button(area.x, area.y, &button(&start), style(Focus::Start), Hit::Spot(Focus::Start));
        for ((i, game), y) in self.unfinished.iter().enumerate().zip(area.y + 1..) {
            let focus = Focus::Resume(i);
            let end = canvas.button(area.x, y, &button(&go_on), style(focus), Hit::Spot(focus)) + 1;
            let behind = Rect { x: end, y, width: area.right().saturating_sub(end), height: 1 };
            canvas.text_in(behind, &self.about_saved(game), DIM);
            canvas.hits.push((behind, Hit::Spot(focus)));
        }
    }

    /// What stands behind the button in focus, if it is too long for its place: as a whole, above the hint.
    fn draw_whole_line(&self, canvas: &mut Canvas<'_, Focus>, area: Rect) {
        let Focus::Resume(game) = self.focus else { return };
        let text = self.unfinished.get(game).map(|game| self.about_saved(game)).unwrap_or_default();
        if text.chars().count() > usize::from(area.width.saturating_sub(self.button_width() + 1)) {
            let lines = broken(&text, area.width.into());
            let y = area.bottom().saturating_sub(lines.len() as u16);
            canvas.paragraph(Rect { y, height: lines.len() as u16, ..area }, &text, PLAIN);
        }
    }

    fn about_saved(&self, game: &Unfinished) -> String {
        let names = game.players.iter().map(|(name, player)| shown_name(player, name, &self.texts));
        let players = names.collect::<Vec<_>>().join(", ");
        let name = game_name(&game.game);
        say!(self.texts, "terminal-saved-game", game = name, number = game.turn, players = players)
    }

    fn draw_help(&self, canvas: &mut Canvas<'_, Focus>) {
        let mut lines = columns(&say!(self.texts, "terminal-start-help"));
        lines.push(say!(self.texts, "terminal-help-end"));
        canvas.card(&say!(self.texts, "terminal-help"), &lines);
    }

    /// What can be done where the focus is.
    fn hint(&self) -> String {
        match self.focus {
            Focus::Resume(_) => say!(self.texts, "terminal-start-hint-resume"),
            Focus::Start => say!(self.texts, "terminal-start-hint-start"),
            Focus::Game(_) if has_sheets(self.game()) => say!(self.texts, "terminal-start-hint-sheet"),
            Focus::Game(_) => say!(self.texts, "terminal-start-hint-game"),
            Focus::Seat(_) => say!(self.texts, "terminal-start-hint-seat"),
        }
    }

    fn line(&self, canvas: &mut Canvas<'_, Focus>, area: Rect, focus: Focus, text: &str, about: &str) {
        let focused = self.focus == focus;
        let mark = if focused { ">" } else { " " };
        let style = if focused { REVERSED.patch(BOLD) } else { PLAIN };
        let end = canvas.text(area.x, area.y, &format!("{mark} {text}"), style);
        canvas.text_in(Rect { x: end + 1, width: area.right().saturating_sub(end + 1), ..area }, about, DIM);
        canvas.hits.push((area, Hit::Spot(focus)));
    }

    /// Who sits on a seat, and what that means.
    fn seat(&self, seat: usize) -> (String, String) {
        let texts = &self.texts;
        let here = || say!(texts, "terminal-person-about");
        match self.seats.get(seat).and_then(Option::as_ref) {
            None => (say!(texts, "terminal-nobody"), String::new()),
            Some(Player::Person(None)) => (say!(texts, "terminal-person"), here()),
            Some(Player::Person(Some(name))) => (say!(texts, "terminal-person-named", name = name), here()),
            Some(Player::Bot(bot)) => {
                let name = level_name(bot.name(), texts);
                (say!(texts, "terminal-bot", name = name), level_about(bot.name(), texts))
            }
            Some(Player::Engine(command)) => {
                (say!(texts, "terminal-engine", command = command), String::new())
            }
        }
    }
}

/// Whether there is another sheet of a game to choose.
fn has_sheets(game: GameKind) -> bool {
    game.sheets().count() > 1
}

/// The title of a game; where there are other sheets of it, that of the sheet between arrows.
fn with_arrows(game: GameKind) -> String {
    if has_sheets(game) { format!("‹ {} ›", game.short_title()) } else { game.title().to_owned() }
}
