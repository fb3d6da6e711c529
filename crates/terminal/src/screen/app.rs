//! A game on the screen: what is shown, and what every key does. No terminal, no clock.

use game::{Game, Seat, Step, Viewer};
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::{Position, Rect};
use table::RedactedStep;
use tell::{Texts, say};

use super::canvas::{Canvas, Hint, Hit};
use super::log::Log;
use super::theme::{BOLD, PLAIN, REVERSED, Theme};
use super::{Press, Reaction, Scene, Screen};
use crate::counsel::Counsel;
use crate::plain::{columns, score_table};
use crate::session::Session;

/// The smallest terminal in which everything has its place.
pub(super) const SMALLEST: (u16, u16) = (80, 24);

/// What comes after a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flow {
    Go,
    Quit,
    Rematch,
}

/// What lies over the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Layer {
    Nothing,
    Help,
    Quit,
    Over,
}

#[derive(Debug)]
pub(crate) struct App<G: Screen> {
    pub(crate) session: Session<G>,
    theme: Theme,
    selection: G::Selection,
    /// The person who looks at the screen; nobody while it must show only what everybody may see.
    seat: Option<Seat>,
    /// The person to whom the keyboard is being passed.
    cover: Option<Seat>,
    layer: Layer,
    /// What was said in answer to the last key.
    notice: Option<String>,
    pub(super) log: Log,
    steps: usize,
    /// Who was asked after how many rolls or draws and how many choices of theirs.
    asked: Option<(Seat, usize, usize)>,
    /// The hint that was asked for, until the question is another one.
    counsel: Option<Counsel<G>>,
    /// The number of the turn.
    turn: usize,
    /// Whether the terminal was too small to show anything: nobody chooses blindly.
    blind: bool,
    hits: Vec<(Rect, Hit<G::Spot>)>,
}

impl<G: Screen> App<G> {
    pub(crate) fn new(session: Session<G>, theme: Theme) -> Self {
        let view = session.table().view(Viewer::Spectator);
        let mut app = Self {
            session,
            theme,
            selection: G::selection(&view, None),
            seat: None,
            cover: None,
            layer: Layer::Nothing,
            notice: None,
            log: Log::default(),
            steps: usize::MAX,
            asked: None,
            counsel: None,
            turn: 1,
            blind: false,
            hits: Vec::new(),
        };
        app.refresh();
        app
    }

    /// Looks at the table again after something may have happened there.
    pub(crate) fn refresh(&mut self) {
        if let Some(notice) = self.session.take_notices().pop() {
            self.notice = Some(notice);
        }
        let before = (self.seat, self.cover);
        self.look();
        let steps = self.session.table().record().steps().len();
        if steps != self.steps || (self.seat, self.cover) != before {
            self.steps = steps;
            self.turn = self.session.turn();
            self.clear_selection();
            self.write_log();
            if self.session.table().result().is_some() {
                self.layer = Layer::Over;
            }
        }
    }

    fn write_log(&mut self) {
        let viewer = self.viewer();
        self.log.go_on(&self.session, viewer, self.theme);
    }

    /// Clears the selection when the question on it is another one. What others have chosen and sealed meanwhile
    /// does not change it, so whoever is about to choose is not disturbed.
    fn clear_selection(&mut self) {
        let steps = self.session.table().record().steps();
        let chance = steps.iter().filter(|step| matches!(step, Step::Chance(_))).count();
        let own = steps
            .iter()
            .filter(|step| matches!(step, Step::Choice(seat, _) if Some(*seat) == self.seat))
            .count();
        let asked = self.seat.filter(|_| self.may_choose()).map(|seat| (seat, chance, own));
        if asked.is_none() || asked != self.asked {
            let view = self.session.table().view(self.viewer());
            let old = std::mem::replace(&mut self.selection, G::selection(&view, None));
            self.selection = G::selection(&view, Some(old));
            self.counsel = None;
        }
        self.asked = asked;
    }

    /// Decides whose eyes the screen is for.
    fn look(&mut self) {
        let (people, awaited) = (self.session.people(), self.session.table().awaited_people());
        self.cover = None;
        if people.len() < 2 {
            self.seat = people.lowest();
            return;
        }
        let active = self.session.table().state().at_turn();
        let next = self.seat.filter(|&seat| awaited.contains(seat));
        let next =
            next.or_else(|| Some(active).filter(|&seat| awaited.contains(seat))).or_else(|| awaited.lowest());
        match next {
            Some(next) if self.seat == Some(next) => {}
            Some(next) if G::HIDDEN_HANDS || self.person_has_sealed() => {
                (self.seat, self.cover) = (None, Some(next));
            }
            Some(next) => self.seat = Some(next),
            None if G::HIDDEN_HANDS => self.seat = None,
            None => {}
        }
    }

    /// Whether some person has chosen and others must not know what.
    fn person_has_sealed(&self) -> bool {
        let people = self.session.people();
        let table = self.session.table();
        let told = table.told(Viewer::Spectator, table.opened());
        told.iter().any(|told| matches!(told, RedactedStep::Sealed(seat) if people.contains(*seat)))
    }

    pub(super) fn viewer(&self) -> Viewer {
        Session::<G>::viewer(self.seat)
    }

    /// Takes what a person did.
    pub(crate) fn update(&mut self, event: &Event) -> Flow {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => self.key(*key),
            Event::Mouse(mouse) if !self.blind => self.mouse(*mouse),
            _ => Flow::Go,
        }
    }

    fn key(&mut self, key: KeyEvent) -> Flow {
        if key.modifiers.contains(KeyModifiers::CONTROL) {
            return if key.code == KeyCode::Char('c') { Flow::Quit } else { Flow::Go };
        }
        if self.blind {
            return Flow::Go;
        }
        let shift = key.modifiers.contains(KeyModifiers::SHIFT);
        self.press(key.code, shift)
    }

    fn mouse(&mut self, mouse: MouseEvent) -> Flow {
        let at = Position::new(mouse.column, mouse.row);
        match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => {
                let hit = self.hits.iter().rev().find(|(area, _)| area.contains(at)).map(|(_, hit)| *hit);
                match hit {
                    Some(Hit::Key(key)) => return self.press(key, false),
                    Some(Hit::Spot(spot)) => self.play(Press::Click(spot)),
                    None if self.layer == Layer::Help => self.layer = Layer::Nothing,
                    None => {}
                }
            }
            MouseEventKind::ScrollUp => self.play(Press::Scroll(0, -1)),
            MouseEventKind::ScrollDown => self.play(Press::Scroll(0, 1)),
            MouseEventKind::ScrollLeft => self.play(Press::Scroll(-1, 0)),
            MouseEventKind::ScrollRight => self.play(Press::Scroll(1, 0)),
            _ => {}
        }
        Flow::Go
    }

    fn press(&mut self, key: KeyCode, shift: bool) -> Flow {
        self.notice = None;
        match self.layer {
            Layer::Help => self.layer = if self.is_over() { Layer::Over } else { Layer::Nothing },
            Layer::Quit => match key {
                KeyCode::Enter | KeyCode::Char('y' | 'Y' | 'q' | 'Q') => return Flow::Quit,
                KeyCode::Esc | KeyCode::Char('n' | 'N') => self.layer = Layer::Nothing,
                _ => {}
            },
            Layer::Over => return self.press_over(key),
            Layer::Nothing => self.press_game(key, shift),
        }
        Flow::Go
    }

    fn press_over(&mut self, key: KeyCode) -> Flow {
        match key {
            KeyCode::Char('r' | 'R') => return Flow::Rematch,
            KeyCode::Char('q' | 'Q') => return Flow::Quit,
            KeyCode::Char('v' | 'V') | KeyCode::Esc => self.layer = Layer::Nothing,
            KeyCode::Char('s' | 'S') => self.save(),
            _ => {}
        }
        Flow::Go
    }

    fn press_game(&mut self, key: KeyCode, shift: bool) {
        match key {
            KeyCode::Char('?') | KeyCode::F(1) => self.layer = Layer::Help,
            KeyCode::Char('q' | 'Q') => self.layer = if self.is_over() { Layer::Over } else { Layer::Quit },
            KeyCode::Char('s' | 'S') => self.save(),
            KeyCode::Char('u' | 'U') => self.undo(),
            KeyCode::Enter if self.cover.is_some() => self.uncover(),
            KeyCode::Char('v' | 'V') | KeyCode::Enter | KeyCode::Esc if self.is_over() => {
                self.layer = Layer::Over;
            }
            _ if self.cover.is_some() => {}
            KeyCode::Char(letter) if letter == G::HINT || letter == 'H' => self.give_or_hide_hint(),
            key => self.play(Press::Key(key, shift)),
        }
    }

    fn give_or_hide_hint(&mut self) {
        let asked = self.seat.filter(|_| self.may_choose() && self.counsel.is_none());
        self.counsel = asked.and_then(|seat| self.session.counsel(seat));
        if let Some(best) = self.counsel.as_ref().and_then(Counsel::best) {
            G::show(&mut self.selection, best);
        }
    }

    fn is_over(&self) -> bool {
        self.session.table().result().is_some()
    }

    fn uncover(&mut self) {
        self.seat = self.cover.take();
        self.clear_selection();
        self.write_log();
    }

    fn save(&mut self) {
        self.notice = Some(match self.session.save() {
            Ok(()) => {
                let path = self.session.path().display().to_string();
                say!(self.session.texts(), "terminal-saved", path = path)
            }
            Err(reason) => reason,
        });
    }

    fn undo(&mut self) {
        match self.session.take_back(self.seat) {
            Ok(seat) => {
                // Whoever took back sits at the keyboard; where hands are hidden that must be sure.
                if !G::HIDDEN_HANDS {
                    self.seat = Some(seat);
                }
                self.refresh();
                self.notice = Some(say!(self.session.texts(), "terminal-taken-back"));
            }
            Err(reason) => self.notice = Some(reason),
        }
    }

    /// Hands what a person did to the selection, and what came of it to the table.
    fn play(&mut self, press: Press<G::Spot>) {
        if self.layer != Layer::Nothing || self.cover.is_some() {
            return;
        }
        let may_choose = self.may_choose();
        let mut selection = std::mem::replace(
            &mut self.selection,
            G::selection(&self.session.table().view(Viewer::Spectator), None),
        );
        let reaction = G::press(&mut selection, &self.scene(), press);
        self.selection = selection;
        match (reaction, self.seat) {
            (Reaction::Choose(choice), Some(seat)) if may_choose => match self.session.choose(seat, choice) {
                Ok(()) => self.refresh(),
                Err(reason) => self.notice = Some(reason),
            },
            (Reaction::Say(text), _) => self.notice = Some(text),
            (Reaction::Choose(_) | Reaction::Nothing, _) => {}
        }
    }

    fn may_choose(&self) -> bool {
        self.seat.is_some_and(|seat| self.session.table().awaited_people().contains(seat))
    }

    pub(super) fn scene(&self) -> Scene<'_, G> {
        let table = self.session.table();
        Scene {
            state: table.state(),
            view: table.view(self.viewer()),
            seat: self.seat,
            may_choose: self.may_choose(),
            voice: self.session.voice(),
            steps: table.record().steps(),
            theme: self.theme,
            counsel: self.counsel.as_ref(),
        }
    }

    /// Draws everything.
    pub(crate) fn draw(&mut self, buffer: &mut Buffer) {
        let mut hits = Vec::new();
        let area = buffer.area;
        let mut canvas = Canvas { buffer, hits: &mut hits, theme: self.theme };
        self.blind = area.width < SMALLEST.0 || area.height < SMALLEST.1;
        if self.blind {
            draw_too_small(&mut canvas, self.session.texts());
        } else if let Some(seat) = self.cover {
            self.draw_cover(&mut canvas, seat);
        } else {
            self.draw_game(&mut canvas);
        }
        match self.layer {
            _ if self.blind => {}
            Layer::Nothing => {}
            Layer::Help => self.draw_help(&mut canvas),
            Layer::Quit => self.draw_quit(&mut canvas),
            Layer::Over => self.draw_over(&mut canvas),
        }
        self.hits = hits;
    }

    fn draw_game(&mut self, canvas: &mut Canvas<'_, G::Spot>) {
        let area = canvas.buffer.area;
        self.draw_title(canvas, Rect { height: 1, ..area });
        let keys = Rect { y: area.bottom() - 1, height: 1, ..area };
        let middle = Rect { y: area.y + 1, height: area.height - 2, ..area };
        let mut selection = std::mem::replace(
            &mut self.selection,
            G::selection(&self.session.table().view(Viewer::Spectator), None),
        );
        let scene = self.scene();
        G::paint(&mut selection, &scene, canvas, middle, &self.log, self.notice.as_deref());
        let mut hints = if scene.may_choose { G::keys(&selection, &scene) } else { Vec::new() };
        if self.is_over() {
            hints.push(Hint::letter('v', say!(self.session.texts(), "terminal-hint-scores")));
        }
        if self.session.can_take_back(self.seat) {
            hints.push(Hint::letter('u', say!(self.session.texts(), "terminal-hint-undo")));
        }
        hints.extend(self.help_and_quit());
        if scene.may_choose && G::has_alternatives(&selection, &scene) {
            hints.push(Hint::letter(G::HINT, say!(self.session.texts(), "terminal-hint-hint")));
        }
        canvas.keys(keys, &hints);
        self.selection = selection;
    }

    fn draw_title(&self, canvas: &mut Canvas<'_, G::Spot>, area: Rect) {
        canvas.text(area.x, area.y, &" ".repeat(area.width.into()), REVERSED);
        let game = tell::table::game_name(self.session.game());
        let turn = say!(self.session.texts(), "terminal-turn", number = self.turn);
        let dot = self.theme.dot();
        let state = self.session.table().state();
        let totals = state.seats().into_iter().map(|seat| {
            let total = state.score_cells(seat).pop().unwrap_or_default();
            format!("{dot}{} {total}", self.session.voice().name(seat))
        });
        let (text, totals) = (format!(" {game}{dot}{turn}"), totals.collect::<String>());
        let room = usize::from(area.width).saturating_sub(text.chars().count());
        let text = if totals.chars().count() < room { text + &totals } else { text };
        canvas.text_in(area, &text, REVERSED.patch(BOLD));
    }

    fn draw_cover(&self, canvas: &mut Canvas<'_, G::Spot>, seat: Seat) {
        self.draw_title(canvas, Rect { height: 1, ..canvas.buffer.area });
        let name = self.session.voice().name(seat);
        let notice = self.notice.clone().unwrap_or_default();
        let texts = self.session.texts();
        let lines = [
            String::new(),
            say!(texts, "terminal-pass-keyboard", name = name),
            String::new(),
            say!(texts, "terminal-presses-enter", name = name),
            notice,
            " ".repeat(50),
        ];
        let inside = canvas.card(name, &lines);
        canvas.hits.push((Rect { y: inside.y + 3, height: 1, ..inside }, Hit::Key(KeyCode::Enter)));
        let keys = Rect { y: inside.bottom() - 1, height: 1, ..inside };
        let undo = Hint::letter('u', say!(texts, "terminal-hint-take-back-last"));
        let mut hints: Vec<Hint> = self.session.can_take_back(None).then_some(undo).into_iter().collect();
        hints.extend(self.help_and_quit());
        canvas.keys(keys, &hints);
    }

    fn help_and_quit(&self) -> [Hint; 2] {
        let texts = self.session.texts();
        [
            Hint::letter('?', say!(texts, "terminal-hint-help")),
            Hint::letter('q', say!(texts, "terminal-hint-quit")),
        ]
    }

    fn draw_help(&self, canvas: &mut Canvas<'_, G::Spot>) {
        let texts = self.session.texts();
        let mut lines = G::help(&self.scene());
        lines.push(String::new());
        lines.extend(columns(&say!(texts, "terminal-help-keys", hint = G::HINT.to_string())));
        lines.push(say!(texts, "terminal-help-end"));
        if lines.len() + 2 > canvas.buffer.area.height.into() {
            // Nothing is cut off; rather there is no air between the parts.
            lines.retain(|line| !line.is_empty());
        }
        let inside = canvas.card(&say!(texts, "terminal-help"), &lines);
        canvas.hits.push((inside, Hit::Key(KeyCode::Esc)));
    }

    fn draw_quit(&self, canvas: &mut Canvas<'_, G::Spot>) {
        let texts = self.session.texts();
        let (first, second) = match self.session.unsaved() {
            None => (say!(texts, "terminal-quit-saved"), self.session.resume_command()),
            Some(reason) => (say!(texts, "terminal-quit-unsaved"), reason.to_owned()),
        };
        let lines = [String::new(), first, second, String::new(), " ".repeat(40)];
        let inside = canvas.card(&say!(texts, "terminal-quit"), &lines);
        let keys = Rect { y: inside.bottom() - 1, height: 1, ..inside };
        let hints =
            [Hint::enter(say!(texts, "terminal-hint-quit")), Hint::esc(say!(texts, "terminal-hint-play-on"))];
        canvas.keys(keys, &hints);
    }

    fn draw_over(&self, canvas: &mut Canvas<'_, G::Spot>) {
        let (texts, voice) = (self.session.texts(), self.session.voice());
        let mut lines = vec![String::new()];
        if let Some(result) = self.session.table().result() {
            lines.push(tell::table::end(&result, voice));
            lines.push(tell::table::winners(&result, voice));
        }
        lines.push(String::new());
        lines.extend(score_table(&self.session));
        lines.push(String::new());
        let path = self.session.path().display().to_string();
        lines.push(self.notice.clone().unwrap_or_else(|| say!(texts, "terminal-saved-in", path = path)));
        let hints = [
            Hint::letter('r', say!(texts, "terminal-hint-play-again")),
            Hint::letter('v', say!(texts, "terminal-hint-look")),
            Hint::letter('q', say!(texts, "terminal-hint-quit")),
        ];
        // The card is wide enough for all the keys.
        lines.push(" ".repeat(hints.iter().map(|hint| hint.what.chars().count() + 4).sum()));
        let keys = canvas.card(&say!(texts, "terminal-over"), &lines);
        canvas.keys(Rect { y: keys.bottom() - 1, height: 1, ..keys }, &hints);
    }
}

pub(super) fn draw_too_small<S>(canvas: &mut Canvas<'_, S>, texts: &Texts) {
    let area = canvas.buffer.area;
    let ((width, height), (columns, lines)) = (SMALLEST, (area.width, area.height));
    let text =
        say!(texts, "terminal-too-small", width = width, height = height, columns = columns, lines = lines,);
    canvas.paragraph(area, &text, PLAIN);
}

/// The last steps of a game, for whoever marks what is new.
pub(super) fn latest<G: Game>(steps: &[Step<G>], viewer: Option<Seat>) -> &[Step<G>] {
    let own = |step: &Step<G>| matches!(step, Step::Choice(seat, _) if Some(*seat) == viewer);
    let from = steps.iter().rposition(own).map_or(0, |at| at + 1);
    steps.get(from..).unwrap_or_default()
}
