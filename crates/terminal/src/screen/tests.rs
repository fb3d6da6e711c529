//! The screen without a terminal: pictures, keys, and whatever keys there may be.

use std::env;
use std::fs;
use std::path::PathBuf;
use std::process;
use std::sync::atomic::{AtomicUsize, Ordering};

use bots::{Knowledge, Level};
use game::Record;
use host::GameKind;
use players::Player;
use qwirkle::Qwirkle;
use qwixx::Qwixx;
use ratatui::buffer::Buffer;
use ratatui::crossterm::event::{
    Event, KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind,
};
use ratatui::layout::Rect;
use tell::{Language, Texts};

use super::Screen;
use super::app::{App, Flow};
use super::log::Log;
use super::start::{Start, Started};
use super::theme::Theme;
use crate::opening::{NewGame, begin};
use crate::save::Unfinished;
use crate::session::Session;

const THEME: Theme = Theme { colour: false, ascii: false };

/// A file that no other test writes to.
fn path() -> PathBuf {
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    env::temp_dir().join(format!("rowlock-screen-{}-{number}", process::id())).join("game.txt")
}

fn session<G: Screen>(game: GameKind, players: &str, seed: u64) -> Session<G> {
    session_in(Language::English, game, players, seed)
}

fn session_in<G: Screen>(language: Language, game: GameKind, players: &str, seed: u64) -> Session<G> {
    let players = players.split(',').map(|text| text.parse::<Player>().unwrap()).collect();
    let new = NewGame { game, players, seed: Some(seed), save: Some(path()) };
    begin(game.name(), new, &Texts::new(language), &Knowledge::built_in()).unwrap()
}

fn app<G: Screen>(game: GameKind, players: &str, seed: u64) -> App<G> {
    app_in(Language::English, game, players, seed)
}

fn app_in<G: Screen>(language: Language, game: GameKind, players: &str, seed: u64) -> App<G> {
    let mut app = App::new(session_in(language, game, players, seed), THEME);
    go_on(&mut app);
    app
}

/// Removes the files of a game.
fn end<G: Screen>(app: &App<G>) {
    fs::remove_dir_all(app.session.path().parent().unwrap()).unwrap();
}

fn go_on<G: Screen>(app: &mut App<G>) {
    app.session.go_on();
    app.refresh();
}

fn picture<G: Screen>(app: &mut App<G>, width: u16, height: u16) -> String {
    let mut buffer = Buffer::empty(Rect::new(0, 0, width, height));
    app.draw(&mut buffer);
    text(&buffer)
}

fn text(buffer: &Buffer) -> String {
    let width = usize::from(buffer.area.width).max(1);
    let lines = buffer.content.chunks(width).map(|line| {
        let line: String = line.iter().map(ratatui::buffer::Cell::symbol).collect();
        line.trim_end().to_owned() + "\n"
    });
    lines.collect()
}

fn key(code: KeyCode) -> Event {
    Event::Key(KeyEvent::new(code, KeyModifiers::NONE))
}

/// Presses keys one after the other: letters stand for themselves, `\n` for Enter, `\t` for Tab, `!` for Esc.
fn press<G: Screen>(app: &mut App<G>, keys: &str) -> Flow {
    let mut flow = Flow::Go;
    for letter in keys.chars() {
        flow = app.update(&key(match letter {
            '\n' => KeyCode::Enter,
            '\t' => KeyCode::Tab,
            '!' => KeyCode::Esc,
            letter => KeyCode::Char(letter),
        }));
        go_on(app);
    }
    flow
}

fn steps<G: Screen>(app: &App<G>) -> usize {
    app.session.table().record().steps().len()
}

// The bots in the pictures draw by lot: no picture changes when the others get better.

#[test]
fn pictures_of_qwixx() {
    let mut app = app::<Qwixx>(GameKind::CLASSIC, "person,random", 5);
    press(&mut app, "\n\n\n\n\n\n");
    insta::assert_snapshot!("qwixx_80x24", picture(&mut app, 80, 24));
    press(&mut app, "\n");
    insta::assert_snapshot!("qwixx_120x40_chosen", picture(&mut app, 120, 40));
    end(&app);
}

#[test]
fn pictures_of_qwixx_with_five() {
    let mut app = app::<Qwixx>(GameKind::CLASSIC, "person,random,random,random,random", 5);
    press(&mut app, "\n\n\n\n\n\n");
    insta::assert_snapshot!("qwixx_five_80x24", picture(&mut app, 80, 24));
    insta::assert_snapshot!("qwixx_five_120x40", picture(&mut app, 120, 40));
    end(&app);
}

#[test]
fn pictures_of_longo() {
    let mut app = app::<Qwixx>(GameKind::LONGO, "person,random,random", 8);
    press(&mut app, "\n\n\n\n\n\n");
    insta::assert_snapshot!("longo_80x24", picture(&mut app, 80, 24));
    insta::assert_snapshot!("longo_120x40", picture(&mut app, 120, 40));
    end(&app);
}

#[test]
fn a_lucky_number_shows() {
    let lucky = (0..100).find_map(|seed| {
        let mut app = app::<Qwixx>(GameKind::LONGO, "person", seed);
        let picture = picture(&mut app, 80, 24);
        end(&app);
        let words: Vec<&str> = picture.split_whitespace().collect();
        words.join(" ").contains("or by your lucky number").then_some(picture)
    });
    insta::assert_snapshot!("longo_80x24_lucky", lucky.unwrap());
}

#[test]
fn pictures_of_qwirkle() {
    let mut app = app::<Qwirkle>(GameKind::Qwirkle, "person,random,random", 3);
    press(&mut app, "123456\n123456\n");
    insta::assert_snapshot!("qwirkle_80x24", picture(&mut app, 80, 24));
    press(&mut app, "1");
    insta::assert_snapshot!("qwirkle_120x40_picked", picture(&mut app, 120, 40));
    press(&mut app, "!t12");
    insta::assert_snapshot!("qwirkle_80x24_trade", picture(&mut app, 80, 24));
    end(&app);
}

#[test]
fn pictures_of_the_further_sheets() {
    for sheet in GameKind::CLASSIC.sheets().skip(1) {
        let mut app = app::<Qwixx>(sheet, "person,random", 4);
        press(&mut app, "\n\n\n\n\n\n");
        insta::assert_snapshot!(format!("{sheet}_80x24"), picture(&mut app, 80, 24));
        insta::assert_snapshot!(format!("{sheet}_120x40"), picture(&mut app, 120, 40));
        press(&mut app, "?");
        insta::assert_snapshot!(format!("{sheet}_help_80x24"), picture(&mut app, 80, 24));
        end(&app);
    }
}

#[test]
fn pictures_of_the_start_and_of_help() {
    let mut start = Start::new(THEME, &Texts::new(Language::English), &[], Vec::new());
    let mut buffer = Buffer::empty(Rect::new(0, 0, 80, 24));
    start.draw(&mut buffer);
    insta::assert_snapshot!("start_80x24", text(&buffer));
    let mut app = app::<Qwirkle>(GameKind::Qwirkle, "person,random", 3);
    press(&mut app, "?");
    insta::assert_snapshot!("qwirkle_help_80x24", picture(&mut app, 80, 24));
    end(&app);
}

#[test]
fn pictures_of_qwixx_in_german_and_of_longo_in_czech() {
    let mut app =
        App::new(session_in::<Qwixx>(Language::German, GameKind::CLASSIC, "person,random", 5), THEME);
    go_on(&mut app);
    press(&mut app, "\n\n\n\n\n\n");
    insta::assert_snapshot!("qwixx_80x24_german", picture(&mut app, 80, 24));
    end(&app);
    let mut app =
        App::new(session_in::<Qwixx>(Language::Czech, GameKind::LONGO, "person,random,random", 8), THEME);
    go_on(&mut app);
    press(&mut app, "\n\n\n\n\n\n");
    insta::assert_snapshot!("longo_80x24_czech", picture(&mut app, 80, 24));
    end(&app);
}

#[test]
fn pictures_of_qwirkle_in_polish_and_of_the_start_in_dutch() {
    let mut app = App::new(
        session_in::<Qwirkle>(Language::Polish, GameKind::Qwirkle, "person,random,random", 3),
        THEME,
    );
    go_on(&mut app);
    press(&mut app, "123456\n1");
    insta::assert_snapshot!("qwirkle_80x24_polish", picture(&mut app, 80, 24));
    press(&mut app, "?");
    insta::assert_snapshot!("qwirkle_help_80x24_polish", picture(&mut app, 80, 24));
    end(&app);
    let mut start = Start::new(THEME, &Texts::new(Language::Dutch), &[], Vec::new());
    let mut buffer = Buffer::empty(Rect::new(0, 0, 80, 24));
    start.draw(&mut buffer);
    insta::assert_snapshot!("start_80x24_dutch", text(&buffer));
}

#[test]
fn help_fits_in_every_language() {
    fn fits<G: Screen>(language: Language, game: GameKind) {
        let mut app = app_in::<G>(language, game, "person,random", 1);
        press(&mut app, "?");
        let shown = picture(&mut app, 80, 24);
        let end_of_help = Texts::new(language).say("terminal-help-end", &[]);
        for line in G::help(&app.scene()).into_iter().chain([end_of_help]) {
            assert!(shown.contains(line.trim_end()), "{language}: {line}\n{shown}");
        }
        end(&app);
    }
    for language in Language::ALL {
        for game in GameKind::ALL {
            match game {
                GameKind::Qwixx(_) => fits::<Qwixx>(language, game),
                GameKind::Qwirkle => fits::<Qwirkle>(language, game),
            }
        }
    }
}

#[test]
fn it_is_said_wherever_bots_judge_by_a_formula() {
    fn help_of<G: Screen>(language: Language, game: GameKind) -> String {
        let mut app = app_in::<G>(language, game, "person,random", 1);
        press(&mut app, "?");
        let shown = picture(&mut app, 80, 24);
        end(&app);
        shown
    }
    for language in Language::ALL {
        let texts = Texts::new(language);
        let note = texts.say("terminal-by-formula", &[]);
        for game in GameKind::ALL {
            let mut start = Start::new(THEME, &texts, &[], Vec::new());
            let base = GameKind::bases().position(|base| base == game.base()).unwrap();
            for _ in 0..base {
                start.update(&key(KeyCode::Down));
            }
            for _ in game.sheets().take_while(|sheet| *sheet != game) {
                start.update(&key(KeyCode::Right));
            }
            let shown = picture_of_start(&mut start);
            let about = texts.say("terminal-about", &[("game", game.name().into())]);
            assert!(shown.contains(&about), "{language}, {game}: {shown}");
            assert_eq!(shown.contains(&note), game.is_judged_by_formula(), "{language}, {game}: {shown}");
            let help = match game {
                GameKind::Qwixx(_) => help_of::<Qwixx>(language, game),
                GameKind::Qwirkle => help_of::<Qwirkle>(language, game),
            };
            assert_eq!(help.contains(&note), game.is_judged_by_formula(), "{language}, {game}: {help}");
        }
    }
}

#[test]
fn help_explains_closing_and_lucky_numbers() {
    let mut longo = app::<Qwixx>(GameKind::LONGO, "person,random", 1);
    press(&mut longo, "?");
    let shown = picture(&mut longo, 80, 24);
    assert!(
        shown.contains("Either of the last two numbers closes a row") && shown.contains("Lucky numbers: if")
    );
    insta::assert_snapshot!("longo_help_80x24", shown);
    end(&longo);
    let mut classic = app::<Qwixx>(GameKind::CLASSIC, "person,random", 1);
    press(&mut classic, "?");
    let shown = picture(&mut classic, 80, 24);
    assert!(
        shown.contains("The last number closes a row") && !shown.contains("Lucky numbers: if"),
        "{shown}"
    );
    end(&classic);
}

#[test]
fn everything_has_its_place_in_every_language() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        let mut start = Start::new(THEME, &texts, &[], Vec::new());
        let mut shown = picture_of_start(&mut start);
        for _ in GameKind::CLASSIC.sheets() {
            start.update(&key(KeyCode::Right));
            shown += &picture_of_start(&mut start);
        }
        for about in Level::ALL.map(|level| tell::table::level_about(level.name(), &texts)) {
            let seat = tell::say!(texts, "terminal-seat", number = 1);
            assert!(seat.chars().count() + about.chars().count() <= 74 - 29, "{language}: {about}");
        }
        for game in GameKind::ALL {
            let about = tell::say!(texts, "terminal-about", game = game.name());
            assert!(shown.contains(&about), "{language}: {about}");
        }
        for seed in 0..5 {
            let mut app = App::new(session_in::<Qwixx>(language, GameKind::LONGO, "person", seed), THEME);
            go_on(&mut app);
            press(&mut app, "\n");
            // All the keys are there: the last of them is the one for a hint.
            let shown = picture(&mut app, 80, 24);
            let hint = format!("h {}\n", texts.say("terminal-hint-hint", &[]));
            assert!(shown.contains(&hint), "{language}: {shown}");
            end(&app);
        }
    }
}

#[test]
fn the_key_for_a_hint_has_its_place_in_every_language() {
    fn has_it<G: Screen>(language: Language, game: GameKind, players: &str, keys: &str) {
        let mut app = App::new(session_in::<G>(language, game, players, 1), THEME);
        go_on(&mut app);
        press(&mut app, keys);
        let hint = format!("{} {}\n", G::HINT, Texts::new(language).say("terminal-hint-hint", &[]));
        let shown = picture(&mut app, 80, 24);
        assert!(shown.ends_with(&hint), "{language}: {shown}");
        end(&app);
    }
    for language in Language::ALL {
        // Before a pass, before a misthrow, and with a field chosen.
        for keys in ["", "p", "pp", "\n"] {
            has_it::<Qwixx>(language, GameKind::CLASSIC, "person", keys);
        }
        has_it::<Qwirkle>(language, GameKind::Qwirkle, "person,random", "");
    }
}

// These pictures hold what the networks say, and change with them.
#[test]
fn a_hint_says_what_choices_are_worth() {
    let mut app = app::<Qwixx>(GameKind::CLASSIC, "person,random", 5);
    press(&mut app, "\n\n\n\n\n\nh");
    insta::assert_snapshot!("hint_qwixx_80x24", picture(&mut app, 80, 24));
    insta::assert_snapshot!("hint_qwixx_120x40", picture(&mut app, 120, 40));
    end(&app);
    let mut app = app_in::<Qwixx>(Language::German, GameKind::CLASSIC, "person,random,random", 5);
    press(&mut app, "h");
    insta::assert_snapshot!("hint_qwixx_three_80x24_german", picture(&mut app, 80, 24));
    end(&app);
    let mut app = app_in::<Qwixx>(Language::Polish, GameKind::LONGO, "person,random,random", 8);
    press(&mut app, "h");
    insta::assert_snapshot!("hint_longo_120x40_polish", picture(&mut app, 120, 40));
    end(&app);
}

#[test]
fn a_hint_for_somebody_alone_says_what_is_best() {
    let mut app = app_in::<Qwixx>(Language::Czech, GameKind::CLASSIC, "person", 5);
    press(&mut app, "\n\nh");
    insta::assert_snapshot!("hint_alone_80x24_czech", picture(&mut app, 80, 24));
    end(&app);
    let mut app = app_in::<Qwixx>(Language::Slovak, GameKind::LONGO, "person", 5);
    press(&mut app, "h");
    let shown = picture(&mut app, 80, 24);
    assert!(shown.contains("  najlepšia voľba\n") && !shown.contains('%'), "{shown}");
    end(&app);
}

#[test]
fn a_hint_in_qwirkle_shows_the_best_placement() {
    let mut app = app_in::<Qwirkle>(Language::Dutch, GameKind::Qwirkle, "person,random", 3);
    press(&mut app, "H");
    insta::assert_snapshot!("hint_qwirkle_80x24_dutch", picture(&mut app, 80, 24));
    // Nothing of it is cut off where columns are few.
    let wide = picture(&mut app, 120, 40);
    assert_eq!(wide.lines().filter(|line| line.ends_with(" punten")).count(), 3, "{wide}");
    // The small letter moves the cursor and nothing else.
    press(&mut app, "Hh");
    assert!(!picture(&mut app, 80, 24).contains('!'));
    end(&app);
}

#[test]
fn hints_are_whole_in_every_language() {
    for language in Language::ALL {
        let title = tell::capitalised(&Texts::new(language).say("terminal-hint-hint", &[]));
        for (game, players) in [
            (GameKind::CLASSIC, "person,random"),
            (GameKind::CLASSIC, "person,random,random,random,random"),
            (GameKind::LONGO, "person,random"),
            (GameKind::LONGO, "person,random,random,random,random"),
        ] {
            let mut app = app_in::<Qwixx>(language, game, players, 5);
            press(&mut app, "h");
            for (width, height) in [(80, 24), (120, 40)] {
                let shown = picture(&mut app, width, height);
                assert_eq!(shown.matches('%').count(), 3, "{language}: {shown}");
                // The last of what is told about a choice is its points, for all three.
                let points = tell::table::points(50, &Texts::new(language));
                let word: String = points.chars().skip(3).take(3).collect();
                assert!(shown.matches(&word).count() >= 3, "{language}: {shown}");
                assert!(height == 24 || shown.contains(&title), "{language}: {shown}");
            }
            end(&app);
        }
    }
}

#[test]
fn a_hint_goes_when_its_moment_has_passed() {
    let mut app = app::<Qwixx>(GameKind::CLASSIC, "person,random", 5);
    let is_shown = |app: &mut App<Qwixx>| picture(app, 80, 24).contains("Hint ─");
    press(&mut app, "h");
    assert!(is_shown(&mut app));
    press(&mut app, "h");
    assert!(!is_shown(&mut app));
    // It stays while somebody looks around, and goes with the choice.
    press(&mut app, "h\t\n!");
    assert!(is_shown(&mut app));
    press(&mut app, "\n\n");
    assert!(!is_shown(&mut app));
    press(&mut app, "h");
    assert!(is_shown(&mut app));
    end(&app);
    let mut app = self::app::<Qwixx>(GameKind::CLASSIC, "person", 1);
    press(&mut app, "\n\nhu");
    assert!(!is_shown(&mut app) && picture(&mut app, 80, 24).contains("The last choice is taken back."));
    end(&app);
}

#[test]
fn a_hint_stays_when_others_answer() {
    let mut app = App::new(session::<Qwixx>(GameKind::CLASSIC, "person,skilled", 5), THEME);
    app.session.cast();
    app.refresh();
    app.update(&key(KeyCode::Char('h')));
    let before = picture(&mut app, 80, 24);
    assert!(before.contains("Hint ─"), "{before}");
    let job = app.session.job().unwrap();
    app.session.take(job.think());
    app.refresh();
    assert_eq!(picture(&mut app, 80, 24), before);
    end(&app);
}

#[test]
fn nobody_is_advised_who_may_not_choose() {
    // While a computer has yet to choose.
    let mut app = App::new(session::<Qwixx>(GameKind::CLASSIC, "person,skilled", 5), THEME);
    app.session.cast();
    app.refresh();
    app.update(&key(KeyCode::Char('p')));
    app.update(&key(KeyCode::Char('h')));
    let shown = picture(&mut app, 80, 24);
    assert!(!shown.contains("Hint") && !shown.contains("h hint"), "{shown}");
    end(&app);
    // While the keyboard is passed on.
    let mut app = self::app::<Qwixx>(GameKind::CLASSIC, "person:Anna,person:Ben", 2);
    press(&mut app, "hph");
    let shown = picture(&mut app, 80, 24);
    assert!(shown.contains("Pass the keyboard") && !shown.contains('%'), "{shown}");
    press(&mut app, "\n");
    assert!(!picture(&mut app, 80, 24).contains('%'));
    end(&app);
    // When the game is over.
    let mut app = self::app::<Qwixx>(GameKind::CLASSIC, "person,random", 9);
    while app.session.table().result().is_none() {
        press(&mut app, "\n");
    }
    press(&mut app, "vh");
    let shown = picture(&mut app, 80, 24);
    assert!(!shown.contains("Hint") && !shown.contains("h hint"), "{shown}");
    end(&app);
}

#[test]
fn where_there_is_no_choice_a_hint_says_so() {
    let mut app = app::<Qwixx>(GameKind::CLASSIC, "person,random,random,random,random", 5);
    press(&mut app, "\n\n\n\n\n\nh");
    let shown = picture(&mut app, 80, 24);
    assert!(shown.contains("You have no other choice: pass.") && !shown.contains('!'), "{shown}");
    end(&app);
}

#[test]
fn letters_are_enough() {
    let mut app = App::new(
        session::<Qwirkle>(GameKind::Qwirkle, "person,skilled", 3),
        Theme { colour: false, ascii: true },
    );
    go_on(&mut app);
    press(&mut app, "123456\n1");
    for keys in ["", "H", "?", "!q", "!"] {
        press(&mut app, keys);
        assert!(picture(&mut app, 80, 24).is_ascii());
    }
    end(&app);
}

#[test]
fn two_enters_start_the_default_game() {
    let mut start = Start::new(THEME, &Texts::new(Language::English), &[], Vec::new());
    assert_eq!(start.update(&key(KeyCode::Enter)), None);
    let Some(Started::Game { game, players }) = start.update(&key(KeyCode::Enter)) else { panic!() };
    assert_eq!(game, GameKind::CLASSIC);
    let players: Vec<String> = players.iter().map(ToString::to_string).collect();
    assert_eq!(players, ["person", "skilled"]);
}

/// The start screen with games that are not over.
fn start_with_games(language: Language, count: usize) -> Start {
    let players = [("You", "person"), ("skilled", "skilled")];
    let players = players.map(|(name, player)| (name.to_owned(), player.parse().unwrap())).to_vec();
    let game = |turn: usize| Unfinished {
        path: PathBuf::from(format!("play-{turn}.txt")),
        game: "longo".to_owned(),
        players: players.clone(),
        turn,
    };
    Start::new(THEME, &Texts::new(language), &[], (1..=count).map(game).collect())
}

fn picture_of_start(start: &mut Start) -> String {
    let mut buffer = Buffer::empty(Rect::new(0, 0, 80, 24));
    start.draw(&mut buffer);
    text(&buffer)
}

#[test]
fn saved_games_can_be_resumed_from_the_start_screen() {
    let mut start = start_with_games(Language::English, 3);
    // The game with the most seats leaves the least room.
    assert_eq!(start.update(&key(KeyCode::Char('3'))), None);
    insta::assert_snapshot!("start_saved_80x24", picture_of_start(&mut start));
    assert_eq!(start.update(&key(KeyCode::Char('1'))), None);
    assert_eq!(start.update(&key(KeyCode::Up)), None);
    assert!(picture_of_start(&mut start).contains("Enter continues this game."));
    let resumed = Some(Started::Resume(PathBuf::from("play-3.txt")));
    assert_eq!(start.update(&key(KeyCode::Enter)), resumed);
}

#[test]
fn a_saved_game_whose_line_is_cut_is_shown_as_a_whole_in_focus() {
    for language in Language::ALL {
        let names = ["Anna", "Ben", "Chris", "Dora", "Emil"]
            .map(|name| format!("{name} von und zu Langenfeld-Reuss"));
        let players = names.iter().map(|name| (name.clone(), Player::Person(Some(name.clone())))).collect();
        let game = Unfinished { path: PathBuf::from("play.txt"), game: "longo".to_owned(), players, turn: 7 };
        let mut start = Start::new(THEME, &Texts::new(language), &[], vec![game; 3]);
        let is_whole = |shown: &str| {
            let words: String = shown.split_whitespace().collect();
            names.iter().all(|name| words.contains(&name.replace(' ', "")))
        };
        assert!(!is_whole(&picture_of_start(&mut start)), "{language}");
        // The last saved game.
        start.update(&key(KeyCode::Up));
        let shown = picture_of_start(&mut start);
        assert!(is_whole(&shown), "{language}: {shown}");
        assert!(shown.contains(&Texts::new(language).say("terminal-start-hint-resume", &[])), "{shown}");
    }
}

#[test]
fn tab_goes_from_part_to_part_of_the_start_screen() {
    let mut start = start_with_games(Language::English, 1);
    let hints = [
        "change the sheet",
        "type a person's name",
        "Enter starts the game",
        "Enter continues",
        "change the sheet",
    ];
    for hint in hints {
        let shown = picture_of_start(&mut start);
        assert!(shown.contains(hint), "{hint}: {shown}");
        assert_eq!(start.update(&key(KeyCode::Tab)), None);
    }
    for _ in 0..2 {
        assert_eq!(start.update(&key(KeyCode::BackTab)), None);
    }
    assert!(picture_of_start(&mut start).contains("Enter continues this game."));
}

#[test]
fn the_start_screen_has_help_that_any_key_closes() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        let mut start = start_with_games(language, 3);
        for (tabs, hint) in ["sheet", "seat", "start", "resume"].into_iter().enumerate() {
            let hint = texts.say(&format!("terminal-start-hint-{hint}"), &[]);
            let shown = picture_of_start(&mut start);
            assert!(shown.contains(&hint), "{language}, {tabs}: {shown}");
            // Also where the name of a person is typed.
            assert_eq!(start.update(&key(KeyCode::Char('?'))), None);
            let shown = picture_of_start(&mut start);
            let mut lines = crate::plain::columns(&texts.say("terminal-start-help", &[]));
            lines.push(texts.say("terminal-help-end", &[]));
            assert!(lines.iter().all(|line| shown.contains(line.trim_end())), "{language}: {shown}");
            assert_eq!(start.update(&key(KeyCode::Esc)), None);
            assert!(!picture_of_start(&mut start).contains(&lines[0]));
            assert_eq!(start.update(&key(KeyCode::Tab)), None);
        }
    }
}

#[test]
fn lucky_numbers_of_everybody_are_there_with_any_number_of_players() {
    for language in Language::ALL {
        for (others, name) in [(1, "Maximilian Alexander"), (2, "Maximilian"), (3, "Max"), (4, "Max")] {
            let bots = ",random".repeat(others);
            let mut app = app_in::<Qwixx>(language, GameKind::LONGO, &format!("person:{name}{bots}"), 3);
            let shown = picture(&mut app, 80, 24);
            let state = app.session.table().state();
            for seat in game::Game::seats(state).into_iter().skip(1) {
                let [low, high] = state.sheet(seat).lucky().unwrap().numbers();
                let texts = Texts::new(language);
                let lucky = tell::say!(texts, "terminal-lucky-short", low = low, high = high);
                assert!(shown.contains(&lucky), "{language}, {lucky}: {shown}");
            }
            if language == Language::English && others == 4 {
                insta::assert_snapshot!("longo_five_80x24", shown);
            }
            end(&app);
        }
    }
}

#[test]
fn nobody_is_active_after_the_end() {
    let mut app = app::<Qwixx>(GameKind::CLASSIC, "random,random", 2);
    press(&mut app, "v");
    let shown = picture(&mut app, 80, 24);
    assert!(shown.contains("The game is over") && !shown.contains(" active"), "{shown}");
    end(&app);
}

#[test]
fn long_messages_are_shown_whole() {
    fn is_whole<G: Screen>(game: GameKind, players: &str) {
        let mut app = app::<G>(game, players, 3);
        app.session.notify(format!("{}the end.", "Word after word. ".repeat(8)));
        app.refresh();
        let shown = picture(&mut app, 80, 24);
        assert!(shown.contains("the end."), "{shown}");
        end(&app);
    }
    is_whole::<Qwixx>(GameKind::CLASSIC, "person,random,random,random,random");
    is_whole::<Qwixx>(GameKind::LONGO, "person,random,random,random,random");
    is_whole::<Qwirkle>(GameKind::Qwirkle, "person,random");
}

#[test]
fn long_paths_are_shown_whole() {
    let folder = path().parent().unwrap().join("a-folder-with-a-long-name").join("and-another-one-in-it");
    let save = folder.join("game-with-a-name-as-long.txt");
    let players = vec!["person".parse().unwrap()];
    let new = NewGame { game: GameKind::CLASSIC, players, seed: Some(1), save: Some(save.clone()) };
    let mut app = App::new(
        begin::<Qwixx>("qwixx", new, &Texts::new(Language::English), &Knowledge::none()).unwrap(),
        THEME,
    );
    go_on(&mut app);
    press(&mut app, "q");
    let shown = picture(&mut app, 80, 24);
    let inside: String = shown.lines().filter_map(|line| line.split('│').nth(1)).map(str::trim).collect();
    assert!(inside.contains(&save.display().to_string()), "{shown}");
    fs::remove_dir_all(folder.parent().unwrap().parent().unwrap()).unwrap();
}

/// The line of keys.
fn keys_shown<G: Screen>(app: &mut App<G>) -> String {
    picture(app, 80, 24).lines().last().unwrap().to_owned()
}

#[test]
fn only_keys_that_do_something_are_offered() {
    // Nothing was chosen yet.
    let mut app = app::<Qwixx>(GameKind::CLASSIC, "person", 1);
    assert!(!keys_shown(&mut app).contains("undo"));
    press(&mut app, "\nc");
    assert!(keys_shown(&mut app).contains("u undo"));
    end(&app);

    let mut app = self::app::<Qwirkle>(GameKind::Qwirkle, "person,random", 3);
    assert!(keys_shown(&mut app).contains("t trade"));
    press(&mut app, "t");
    assert!(!keys_shown(&mut app).contains("Enter trade"));
    press(&mut app, "1");
    assert!(keys_shown(&mut app).contains("Enter trade"));
    end(&app);
}

#[test]
fn keys_are_not_offered_where_there_is_nothing_else_to_choose() {
    let mut app = app::<Qwixx>(GameKind::CLASSIC, "person,random,random,random,random", 5);
    press(&mut app, "\n\n\n\n\n\n");
    let shown = picture(&mut app, 80, 24);
    assert!(shown.contains("Enter passes."), "{shown}");
    assert!(!keys_shown(&mut app).contains("hint"), "{shown}");
    end(&app);
}

#[test]
fn a_choice_of_action_1_that_bots_have_seen_is_not_taken_back() {
    let mut app = app::<Qwixx>(GameKind::CLASSIC, "person,random", 5);
    let asked =
        |app: &App<Qwixx>| matches!(app.session.table().state().stage(), qwixx::Stage::Action2 { .. });
    // Until the person has chosen in action 1 of a turn of their own, and has seen what the bot chose.
    while !asked(&app) {
        press(&mut app, "\n\n");
    }
    assert!(!keys_shown(&mut app).contains("undo"));
    let before = steps(&app);
    press(&mut app, "u");
    assert_eq!(steps(&app), before);
    let shown = picture(&mut app, 80, 24);
    assert!(shown.contains("what random chose has been shown"), "{shown}");
    end(&app);
}

#[test]
fn tiles_out_of_view_are_counted_and_a_hint_comes_into_view() {
    let mut app = app::<Qwirkle>(GameKind::Qwirkle, "person,random,random", 3);
    press(&mut app, "123456\n1\n");
    go_on(&mut app);
    assert!(!picture(&mut app, 80, 24).contains("out of view"));
    let scroll = Event::Mouse(MouseEvent {
        kind: MouseEventKind::ScrollDown,
        column: 10,
        row: 10,
        modifiers: KeyModifiers::NONE,
    });
    for _ in 0..20 {
        app.update(&scroll);
    }
    let placed = app.session.table().state().board().placed().len();
    let shown = picture(&mut app, 80, 24);
    assert!(shown.contains(&format!("out of view: ↑{placed} ")), "{shown}");
    press(&mut app, "H");
    let shown = picture(&mut app, 80, 24);
    assert!(shown.lines().take(16).any(|line| line.contains('!')), "{shown}");
    end(&app);
}

#[test]
fn the_start_screen_changes_games_seats_and_names() {
    let mut start = Start::new(THEME, &Texts::new(Language::English), &[], Vec::new());
    let mut press = |keys: &[KeyCode]| keys.iter().filter_map(|&code| start.update(&key(code))).last();
    press(&[KeyCode::Char('3'), KeyCode::Down, KeyCode::Char('A'), KeyCode::Char('x'), KeyCode::Backspace]);
    // Down to the third seat, which nobody has yet: a person named B.
    press(&[KeyCode::Down, KeyCode::Right, KeyCode::Down, KeyCode::Right, KeyCode::Char('B')]);
    let Some(Started::Game { game, players }) = press(&[KeyCode::Enter, KeyCode::Enter]) else { panic!() };
    assert_eq!(game, GameKind::Qwirkle);
    let players: Vec<String> = players.iter().map(ToString::to_string).collect();
    assert_eq!(players, ["person:A", "expert", "person:B"]);
}

#[test]
fn sheets_of_a_game_are_changed_on_its_line() {
    let mut start = Start::new(THEME, &Texts::new(Language::English), &[], Vec::new());
    let sheets: Vec<GameKind> = GameKind::CLASSIC.sheets().collect();
    for sheet in sheets.iter().cycle().skip(1).take(sheets.len()) {
        assert_eq!(start.update(&key(KeyCode::Right)), None);
        let about = Texts::new(Language::English).say("terminal-about", &[("game", sheet.name().into())]);
        assert!(picture_of_start(&mut start).contains(about.trim_end()), "{sheet}");
    }
    // Back from the first sheet to the last one; the game below has only one.
    start.update(&key(KeyCode::Left));
    start.update(&key(KeyCode::Down));
    assert!(picture_of_start(&mut start).contains("Up and down choose a game"));
    start.update(&key(KeyCode::Right));
    start.update(&key(KeyCode::Up));
    start.update(&key(KeyCode::Enter));
    let Some(Started::Game { game, .. }) = start.update(&key(KeyCode::Enter)) else { panic!() };
    assert_eq!(Some(&game), sheets.last());
}

#[test]
fn a_choice_is_chosen_then_confirmed() {
    let mut app = app::<Qwixx>(GameKind::CLASSIC, "person", 1);
    let before = steps(&app);
    press(&mut app, "\n");
    assert_eq!(steps(&app), before);
    assert!(picture(&mut app, 80, 24).contains("Enter confirms"));
    press(&mut app, "!");
    assert!(picture(&mut app, 80, 24).contains("Enter chooses it"));
    press(&mut app, "c");
    assert!(picture(&mut app, 80, 24).contains("Nothing is chosen yet"));
    press(&mut app, "\nc");
    assert_eq!(steps(&app), before + 1);
    press(&mut app, "u");
    assert_eq!(steps(&app), before);
    end(&app);
}

#[test]
fn what_is_chosen_stays_when_others_answer() {
    let mut app = App::new(session::<Qwixx>(GameKind::CLASSIC, "person,skilled", 5), THEME);
    app.session.cast();
    app.refresh();
    app.update(&key(KeyCode::Enter));
    assert!(picture(&mut app, 80, 24).contains("Enter confirms"));
    let job = app.session.job().unwrap();
    app.session.take(job.think());
    app.refresh();
    assert!(picture(&mut app, 80, 24).contains("Enter confirms"));
    end(&app);
}

#[test]
fn a_misthrow_is_asked_about() {
    let mut app = app::<Qwixx>(GameKind::CLASSIC, "person", 1);
    press(&mut app, "p");
    let before = steps(&app);
    press(&mut app, "p");
    assert_eq!(steps(&app), before);
    assert!(picture(&mut app, 80, 24).contains("Really pass? Misthrow 1 of 4 costs 5 points."));
    press(&mut app, "p");
    assert!(steps(&app) > before);
    // The dice were rolled since.
    press(&mut app, "u");
    assert!(picture(&mut app, 80, 24).contains("Nothing to take back"));
    end(&app);
}

#[test]
fn a_click_is_as_good_as_a_key() {
    let mut app = app::<Qwixx>(GameKind::CLASSIC, "person", 1);
    let click = |app: &mut App<Qwixx>, what: &str| {
        let picture = picture(app, 80, 24);
        let (row, line) = picture.lines().enumerate().find(|(_, line)| line.contains(what)).unwrap();
        let column = line[..line.find(what).unwrap()].chars().count() as u16 + 1;
        let kind = MouseEventKind::Down(MouseButton::Left);
        app.update(&Event::Mouse(MouseEvent { kind, column, row: row as u16, modifiers: KeyModifiers::NONE }))
    };
    let before = steps(&app);
    click(&mut app, "‹");
    click(&mut app, "«");
    assert_eq!(steps(&app), before + 1);
    click(&mut app, "? help");
    assert!(picture(&mut app, 80, 24).contains("closes this help"));
    end(&app);
}

#[test]
fn the_keyboard_is_passed_without_showing_what_is_sealed() {
    let mut app = app::<Qwixx>(GameKind::CLASSIC, "person:Anna,person:Ben", 2);
    let first = picture(&mut app, 80, 24);
    let (one, other) = if first.contains("Anna: White dice") { ("Anna", "Ben") } else { ("Ben", "Anna") };
    press(&mut app, "\n\n");
    let cover = picture(&mut app, 80, 24);
    assert!(cover.contains(&format!("Pass the keyboard to {other}")) && !cover.contains('['), "{cover}");
    // Whoever chose wrongly takes it back and stays at the keyboard.
    press(&mut app, "u");
    assert!(picture(&mut app, 80, 24).contains(&format!("{one}: White dice")));
    assert!(picture(&mut app, 80, 24).contains("The last choice is taken back."));
    press(&mut app, "\n\n\n");
    let second = picture(&mut app, 80, 24);
    assert!(
        second.contains(&format!("{other}: White dice")) && second.contains(&format!("{one} has chosen"))
    );
    assert!(!second.contains('X') && !second.contains("crossed"), "{second}");
    end(&app);
}

#[test]
fn hands_are_hidden_between_people() {
    let mut app = app::<Qwirkle>(GameKind::Qwirkle, "person:Anna,person:Ben,greedy", 2);
    for _ in 0..6 {
        let cover = picture(&mut app, 80, 24);
        assert!(
            cover.contains("Pass the keyboard to") && !cover.contains('■') && !cover.contains('●'),
            "{cover}"
        );
        press(&mut app, "\n");
        assert!(!picture(&mut app, 80, 24).contains("Pass the keyboard"));
        press(&mut app, "123456\n");
    }
    end(&app);
}

#[test]
fn a_small_terminal_asks_for_more() {
    let mut app = app::<Qwixx>(GameKind::CLASSIC, "person,skilled", 1);
    for (width, height) in [(79, 24), (80, 23), (20, 5), (1, 1), (0, 0)] {
        let said = picture(&mut app, width, height);
        assert!(said.contains("Please") == (width >= 20), "{said}");
    }
    end(&app);
}

#[test]
fn nobody_chooses_what_they_cannot_see() {
    let mut app = app::<Qwixx>(GameKind::CLASSIC, "person", 1);
    picture(&mut app, 40, 10);
    let before = steps(&app);
    for _ in 0..4 {
        app.update(&key(KeyCode::Enter));
    }
    assert_eq!(steps(&app), before);
    picture(&mut app, 80, 24);
    app.update(&key(KeyCode::Enter));
    app.update(&key(KeyCode::Enter));
    assert!(steps(&app) > before);
    end(&app);
}

#[test]
fn a_click_on_the_cover_uncovers_only_where_it_says_so() {
    let mut app = app::<Qwirkle>(GameKind::Qwirkle, "person:Anna,person:Ben", 4);
    let shown = picture(&mut app, 80, 24);
    let at = |text: &str| {
        let row = shown.lines().position(|line| line.contains(text)).unwrap();
        let line = shown.lines().nth(row).unwrap();
        let column = line[..line.find(text).unwrap()].chars().count();
        MouseEvent {
            kind: MouseEventKind::Down(MouseButton::Left),
            column: column as u16,
            row: row as u16,
            modifiers: KeyModifiers::NONE,
        }
    };
    let (help, enter) = (at("? help"), at("presses Enter"));
    app.update(&Event::Mouse(help));
    app.update(&key(KeyCode::Esc));
    assert!(picture(&mut app, 80, 24).contains("Pass the keyboard to"));
    app.update(&Event::Mouse(enter));
    assert!(!picture(&mut app, 80, 24).contains("Pass the keyboard to"));
    end(&app);
}

#[test]
fn tiles_go_back_to_the_hand() {
    let mut app = app::<Qwirkle>(GameKind::Qwirkle, "person,skilled", 4);
    press(&mut app, "123456");
    assert!(picture(&mut app, 80, 24).contains("Enter place"));
    app.update(&key(KeyCode::Backspace));
    press(&mut app, "!");
    assert!(picture(&mut app, 80, 24).contains("Pick a tile with 1 to 6."));
    press(&mut app, "p");
    assert!(picture(&mut app, 80, 24).contains("The bag is not empty"));
    end(&app);
}

#[test]
fn a_game_is_played_to_its_end_and_again() {
    let mut app = app::<Qwixx>(GameKind::CLASSIC, "person,random", 9);
    let mut presses = 0;
    while app.session.table().result().is_none() {
        press(&mut app, "\n");
        presses += 1;
        assert!(presses < 1000);
    }
    let over = picture(&mut app, 80, 24);
    assert!(
        over.contains("The game is over") && over.contains("won with") && over.contains("misthrows"),
        "{over}"
    );
    assert_eq!(press(&mut app, "r"), Flow::Rematch);
    let again = App::new(app.session.rematch().unwrap(), THEME);
    assert!(again.session.path().ends_with("game-2.txt"));
    end(&app);
}

/// Whatever is pressed.
struct Monkey(u64);

impl Monkey {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % bound
    }

    fn event(&mut self) -> Event {
        const KEYS: [KeyCode; 40] = [
            KeyCode::Enter,
            KeyCode::Enter,
            KeyCode::Enter,
            KeyCode::Enter,
            KeyCode::Enter,
            KeyCode::Enter,
            KeyCode::Esc,
            KeyCode::Tab,
            KeyCode::BackTab,
            KeyCode::Backspace,
            KeyCode::Left,
            KeyCode::Right,
            KeyCode::Up,
            KeyCode::Down,
            KeyCode::PageUp,
            KeyCode::PageDown,
            KeyCode::Home,
            KeyCode::End,
            KeyCode::Char(' '),
            KeyCode::Char('1'),
            KeyCode::Char('2'),
            KeyCode::Char('3'),
            KeyCode::Char('4'),
            KeyCode::Char('5'),
            KeyCode::Char('6'),
            KeyCode::Char('p'),
            KeyCode::Char('t'),
            KeyCode::Char('a'),
            KeyCode::Char('u'),
            KeyCode::Char('z'),
            KeyCode::Char('n'),
            KeyCode::Char('c'),
            KeyCode::Char('r'),
            KeyCode::Char('g'),
            KeyCode::Char('h'),
            KeyCode::Char('?'),
            KeyCode::Char('q'),
            KeyCode::Char('v'),
            KeyCode::Char('H'),
            KeyCode::Char('ß'),
        ];
        let (column, row) = (self.below(130) as u16, self.below(45) as u16);
        let modifiers = if self.below(5) == 0 { KeyModifiers::SHIFT } else { KeyModifiers::NONE };
        let mouse = |kind| Event::Mouse(MouseEvent { kind, column, row, modifiers });
        match self.below(10) {
            0 | 1 => mouse(MouseEventKind::Down(MouseButton::Left)),
            2 => mouse(
                [MouseEventKind::ScrollUp, MouseEventKind::ScrollDown, MouseEventKind::Moved]
                    [self.below(3) as usize],
            ),
            _ => Event::Key(KeyEvent::new(KEYS[self.below(40) as usize], modifiers)),
        }
    }
}

/// Presses anything at any time at any size of the terminal.
fn survive<G: Screen>(game: GameKind, players: &str, seed: u64, events: usize) -> usize {
    let mut monkey = Monkey(seed);
    let mut app = App::new(session::<G>(game, players, seed), THEME);
    let mut thoughts = Vec::new();
    let mut finished = 0;
    for i in 0..events {
        match monkey.below(12) {
            0 => _ = picture(&mut app, monkey.below(150) as u16, monkey.below(50) as u16),
            1 => _ = picture(&mut app, 120, 40),
            2 | 3 => _ = picture(&mut app, 80, 24),
            _ => {}
        }
        match app.update(&monkey.event()) {
            Flow::Rematch => {
                finished += 1;
                thoughts.clear();
                app = App::new(app.session.rematch().unwrap(), THEME);
            }
            Flow::Go | Flow::Quit => {}
        }
        // Answers may come at once, late, or when nobody wants them any more.
        thoughts.extend(app.session.job().map(crate::session::Job::think));
        if !thoughts.is_empty() && monkey.below(2) == 0 {
            app.session.take(thoughts.swap_remove(0));
        }
        if app.session.awaits_chance() && monkey.below(2) == 0 {
            app.session.cast();
        }
        app.refresh();
        if i % 50 == 0 {
            let record = Record::<G>::parse(&app.session.text()).unwrap();
            assert_eq!(record.state(), app.session.table().state());
            assert_eq!(fs::read_to_string(app.session.path()).unwrap(), app.session.text());
        }
    }
    end(&app);
    finished
}

#[test]
fn no_keys_break_qwixx() {
    let finished = survive::<Qwixx>(GameKind::CLASSIC, "person,random", 1, 8000);
    assert!(finished > 0);
    survive::<Qwixx>(GameKind::CLASSIC, "person:Anna,person:Ben,greedy", 2, 8000);
}

#[test]
fn no_keys_break_longo() {
    survive::<Qwixx>(GameKind::LONGO, "person,random,greedy,random,steady", 3, 8000);
}

#[test]
fn no_keys_break_qwirkle() {
    survive::<Qwirkle>(GameKind::Qwirkle, "person,greedy,greedy,greedy", 4, 10000);
    survive::<Qwirkle>(GameKind::Qwirkle, "person:Anna,person:Ben,greedy,greedy", 5, 10000);
}

#[test]
fn no_keys_break_the_start_screen() {
    let mut monkey = Monkey(7);
    let mut start = Start::new(THEME, &Texts::new(Language::English), &[], Vec::new());
    for _ in 0..5000 {
        let mut buffer = Buffer::empty(Rect::new(0, 0, monkey.below(150) as u16, monkey.below(50) as u16));
        start.draw(&mut buffer);
        if let Some(Started::Game { players, .. }) = start.update(&monkey.event()) {
            assert!(!players.is_empty());
        }
    }
}

/// A log that has grown with the game is the one that is written for all of it.
#[test]
fn the_log_grows_to_what_it_would_be() {
    fn grows<G: Screen>(game: GameKind, players: &str) {
        let (mut app, mut monkey, mut longest) = (app::<G>(game, players, 4), Monkey(5), 0);
        for _ in 0..300 {
            press(&mut app, ["\n", "\n", "\n", "p", "u", "a1\n"][monkey.below(6) as usize]);
            let mut whole = Log::default();
            whole.go_on(&app.session, app.viewer(), THEME);
            assert_eq!(app.log, whole);
            longest = steps(&app).max(longest);
        }
        assert!(longest > 30, "{longest}");
        end(&app);
    }
    for game in [GameKind::CLASSIC, GameKind::LONGO] {
        grows::<Qwixx>(game, "person:Anna,random,person:Ben,greedy");
    }
    grows::<Qwirkle>(GameKind::Qwirkle, "person:Anna,random,person:Ben,greedy");
    grows::<Qwixx>(GameKind::CLASSIC, "random,person,greedy");
}

/// A resumed game goes on as it would have, wherever it was left.
#[test]
fn a_resumed_game_goes_on_as_it_would_have() {
    let whole = session::<Qwixx>(GameKind::CLASSIC, "steady,casual,beginner", 6);
    let mut app = App::new(whole, THEME);
    let mut texts = Vec::new();
    while app.session.table().result().is_none() {
        texts.push(app.session.text());
        if app.session.awaits_chance() {
            app.session.cast();
        } else if let Some(job) = app.session.job() {
            app.session.take(job.think());
        }
    }
    let last = app.session.text();
    for text in texts.iter().step_by(23) {
        let path = path();
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, text).unwrap();
        let mut resumed = crate::opening::resumed::<Qwixx>(&path).unwrap();
        resumed.go_on();
        assert_eq!(resumed.text(), last);
        fs::remove_dir_all(path.parent().unwrap()).unwrap();
    }
    end(&app);
}
