//! What is said about games, in the languages in which it is said.

#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use game::{Game, Seat, Step, Viewer};
use qwixx::{Choice, Qwixx, Roll, Row, Rules, Setup};
use table::{RedactedStep, Refusal};
use tell::{Language, Tell, Texts, TileStyle, Voice};

const YOU: Seat = Seat::new(0);
const MILA: Seat = Seat::new(1);

fn names() -> Vec<String> {
    ["You", "Mila"].map(str::to_owned).to_vec()
}

/// A game in which the white dice make five, seat 1 to choose.
fn rolled() -> Qwixx {
    let mut game = Qwixx::new(&Setup::classic(names())).unwrap();
    game.happen(&Roll::new([4, 1], [3, 5, 2, 6])).unwrap();
    game
}

/// The same text in every language, so that one can read them together.
fn in_all(say: impl Fn(Voice<'_>) -> String) -> Vec<String> {
    let names = names();
    Language::ALL
        .into_iter()
        .map(|language| say(Voice::new(&Texts::new(language), &names, Some(YOU))))
        .collect()
}

#[test]
fn a_sentence_says_what_may_be_done() {
    let view = rolled().view(Viewer::Seat(YOU));
    assert_eq!(
        in_all(|voice| tell::qwixx::sentence(&view, voice)),
        [
            "White dice: 4 + 1 = 5. You may cross 5 in red, yellow, green or blue. Then your action 2.",
            "Witte dobbelstenen: 4 + 1 = 5. Je mag 5 aankruisen in rood, geel, groen of blauw. Daarna jouw \
             actie 2.",
            "Weiße Würfel: 4 + 1 = 5. Du darfst 5 in Rot, Gelb, Grün oder Blau ankreuzen. Danach deine Aktion 2.",
            "Bílé kostky: 4 + 1 = 5. Můžeš zakřížkovat 5 v červené, ve žluté, v zelené nebo v modré řadě. Pak \
             tvoje akce 2.",
            "Białe kostki: 4 + 1 = 5. Możesz skreślić 5 w czerwonym, żółtym, zielonym lub niebieskim rzędzie. \
             Potem twoja akcja 2.",
            "Biele kocky: 4 + 1 = 5. Môžeš zakrížikovať 5 v červenom, v žltom, v zelenom alebo v modrom rade. \
             Potom tvoja akcia 2.",
        ]
    );
}

#[test]
fn a_hint_says_what_a_choice_is_worth() {
    use tell::hint::{Worth, only, worths};
    let red = Choice::cross(Row::Red, 5);
    let beside = |worth: &[Worth], i: usize| {
        in_all(|voice| {
            let said = worths(worth, voice.texts());
            format!("{}: {}", tell::qwixx::choice_name(Rules::CLASSIC, red, voice.texts()), said[i])
        })
    };
    assert_eq!(
        beside(&[Worth::Forecast { chance: 0.543, points: 72.4, qwirkle: None }], 0),
        [
            "red 5: 54% to win, 72 points",
            "rood 5: winkans 54%, 72 punten",
            "Rot 5: Sieg 54\u{a0}%, 72 Punkte",
            "červená 5: výhra 54\u{a0}%, 72 bodů",
            "czerwone 5: wygrana 54%, 72 punkty",
            "červená 5: výhra 54\u{a0}%, 72 bodov",
        ]
    );
    assert_eq!(
        beside(&[Worth::Forecast { chance: 0.543, points: 72.4, qwirkle: Some(0.18) }], 0),
        [
            "red 5: 54% to win, 72 points; next player: Qwirkle 18%",
            "rood 5: winkans 54%, 72 punten; volgende speler: Qwirkle 18%",
            "Rot 5: Sieg 54\u{a0}%, 72 Punkte; Nächster: Qwirkle 18\u{a0}%",
            "červená 5: výhra 54\u{a0}%, 72 bodů; další hráč: Qwirkle 18\u{a0}%",
            "czerwone 5: wygrana 54%, 72 punkty; następny gracz: Qwirkle 18%",
            "červená 5: výhra 54\u{a0}%, 72 bodov; ďalší hráč: Qwirkle 18\u{a0}%",
        ]
    );
    assert_eq!(
        beside(&[Worth::Points(61.0), Worth::Points(58.6)], 1),
        [
            "red 5: 2.4 points less",
            "rood 5: 2,4 punten minder",
            "Rot 5: 2,4 Punkte weniger",
            "červená 5: o 2,4 bodu méně",
            "czerwone 5: o 2,4 punktu mniej",
            "červená 5: o 2,4 bodu menej",
        ]
    );
    assert_eq!(
        in_all(|voice| only(
            &tell::qwixx::choice_name(Rules::CLASSIC, Choice::Pass, voice.texts()),
            voice.texts()
        )),
        [
            "You have no other choice: pass.",
            "Je hebt geen andere keuze: passen.",
            "Du hast keine andere Wahl: passen.",
            "Jinou volbu nemáš: vynechat.",
            "Nie masz innego wyboru: pas.",
            "Inú voľbu nemáš: vynechať.",
        ]
    );
}

#[test]
fn one_of_several_people_is_called_by_name() {
    let names = ["Anna", "Ben"].map(str::to_owned);
    let texts = Texts::new(Language::English);
    let voice = Voice::new(&texts, &names, None);
    let mut game = rolled();
    let sentence = tell::qwixx::sentence(&game.view(Viewer::Seat(MILA)), voice);
    assert!(sentence.starts_with("Ben: White dice: 4 + 1 = 5."), "{sentence}");
    assert!(sentence.ends_with("Then action 2: Anna."), "{sentence}");
    game.play(MILA, &Choice::Pass).unwrap();
    let sentence = tell::qwixx::sentence(&game.view(Viewer::Seat(MILA)), voice);
    assert_eq!(sentence, "Your choice: pass. Anna still chooses.");
}

#[test]
fn a_choice_without_a_cross_is_told_by_what_it_costs() {
    let mut game = rolled();
    game.play(YOU, &Choice::Pass).unwrap();
    game.play(MILA, &Choice::Pass).unwrap();
    let view = game.view(Viewer::Seat(YOU));
    let said = in_all(|voice| tell::qwixx::sentence(&view, voice));
    assert!(said[0].ends_with(" or blue 10/7. Without a cross: a misthrow."), "{}", said[0]);
    assert!(said[3].contains("zelenou 6/3 nebo modrou 10/7. Bez křížku: chybný hod."), "{}", said[3]);
    let other = game.view(Viewer::Seat(MILA));
    assert_eq!(in_all(|voice| tell::qwixx::sentence(&other, voice))[0], "You are choosing in action 2.");
}

#[test]
fn steps_of_one_line_name_everybody_once() {
    let crossed = |seat, row: Row, number| {
        RedactedStep::News(qwixx::News::Crossed { seat, row, colour: row.lock(), number, closes: false })
    };
    let passed = RedactedStep::<Qwixx>::News(qwixx::News::Passed(MILA));
    let steps = [passed, crossed(YOU, Row::Red, 5), crossed(YOU, Row::Blue, 10)];
    assert_eq!(
        in_all(|voice| tell::table::told_together(&steps, voice)),
        [
            "Mila passed; you crossed red 5, then blue 10",
            "Mila past; je kruist rood 5, dan blauw 10 aan",
            "Mila passt; du kreuzt Rot 5, dann Blau 10 an",
            "Mila vynechává; křížkuješ červenou 5, pak modrou 10",
            "Mila pasuje; skreślasz czerwone 5, potem niebieskie 10",
            "Mila vynecháva; krížikuješ červenú 5, potom modrú 10",
        ]
    );
    assert_eq!(
        in_all(|voice| tell::table::told_together(&steps[1..2], voice))[..2],
        ["You crossed red 5", "Je kruist rood 5 aan"]
    );
}

#[test]
fn a_roll_is_heard_with_what_may_be_crossed() {
    let game = rolled();
    let news = qwixx::News::Rolled { seat: YOU, roll: Roll::new([4, 1], [3, 5, 2, 6]) };
    let view = game.view(Viewer::Seat(MILA));
    let said = in_all(|voice| tell::qwixx::announce(&news, &view, voice));
    assert_eq!(said[0], "White dice 4 and 1: 5. You may cross red 5, yellow 5, green 5 or blue 5.");
    assert_eq!(
        said[3],
        "Bílé kostky 4 a 1: 5. Můžeš zakřížkovat červenou 5, žlutou 5, zelenou 5 nebo modrou 5."
    );
    let spectator = game.view(Viewer::Spectator);
    assert_eq!(in_all(|voice| tell::qwixx::announce(&news, &spectator, voice))[0], "White dice 4 and 1: 5.");
}

#[test]
fn a_lock_is_heard_with_its_die() {
    let view = rolled().view(Viewer::Seat(YOU));
    let news = qwixx::News::Crossed {
        seat: MILA,
        row: Row::Blue,
        colour: Row::Blue.lock(),
        number: 2,
        closes: true,
    };
    assert_eq!(
        in_all(|voice| tell::qwixx::announce(&news, &view, voice)),
        [
            "Mila locked blue. The blue die is gone.",
            "Mila sluit blauw. De blauwe dobbelsteen is weg.",
            "Mila schließt Blau ab. Der blaue Würfel ist weg.",
            "Mila uzamyká modrou řadu. Modrá kostka je pryč.",
            "Mila zamyka niebieski rząd. Nie ma już kostki: niebieska.",
            "Mila uzamyká modrý rad. Modrá kocka je preč.",
        ]
    );
}

#[test]
fn a_row_is_heard_as_a_whole() {
    let mut game = rolled();
    game.play(YOU, &Choice::cross(Row::Green, 5)).unwrap();
    game.play(MILA, &Choice::Pass).unwrap();
    let view = game.view(Viewer::Seat(YOU));
    let row = |row| in_all(|voice| tell::qwixx::row_summary(&view, YOU, row, voice.texts()));
    assert_eq!(row(Row::Green)[0], "Green: 1 cross, next 4, the lock needs 4 more.");
    assert_eq!(row(Row::Red)[2], "Rot: kein Kreuz, als Nächstes 2, fürs Schloss fehlen noch 5.");
    assert_eq!(row(Row::Green)[4], "Zielony: 1 skreślenie, następne 4, do kłódki brakuje 4.");
}

#[test]
fn what_is_against_the_rules_is_said_as_a_sentence() {
    let mut game = rolled();
    let reason = game.play(YOU, &Choice::cross(Row::Red, 7)).unwrap_err();
    let refusal = Refusal::<Qwixx>::Illegal(reason);
    assert_eq!(
        in_all(|voice| tell::table::refusal(&refusal, voice)),
        [
            "The white dice make 5: red 7 is not for action 1.",
            "De witte dobbelstenen geven 5: rood 7 is niet voor actie 1.",
            "Die weißen Würfel ergeben 5: Rot 7 passt nicht zu Aktion 1.",
            "Bílé kostky dávají 5: červená 7 není pro akci 1.",
            "Białe kostki dają 5: czerwone 7 nie pasuje do akcji 1.",
            "Biele kocky dávajú 5: červená 7 nie je pre akciu 1.",
        ]
    );
}

#[test]
fn tiles_have_names_in_the_gender_of_their_shape() {
    let tile = |text| qwirkle::Tile::read(text).unwrap();
    let name = |text| in_all(|voice| tell::qwirkle::tile_name(tile(text), voice.texts()));
    assert_eq!(
        name("rt"),
        ["red star", "rode ster", "roter Stern", "červená hvězda", "czerwona gwiazda", "červená hviezda"]
    );
    assert_eq!(
        name("bs"),
        [
            "blue square",
            "blauw vierkant",
            "blaues Quadrat",
            "modrý čtverec",
            "niebieski kwadrat",
            "modrý štvorec"
        ]
    );
}

#[test]
fn a_placement_is_told_with_its_points() {
    let placement = qwirkle::Placement::read("rt@0,0 bt@1,0").unwrap();
    let news = qwirkle::News::Placed { seat: MILA, placement, points: 2, qwirkles: 1 };
    let report = |style| in_all(|voice| tell::qwirkle::report(&news, voice.with_tiles(style)));
    assert_eq!(report(TileStyle::Notation)[0], "Mila placed rt bt for 2 points, a Qwirkle!");
    assert_eq!(report(TileStyle::Shapes)[2], "Mila legt: r★ b★ – 2 Punkte, ein Qwirkle!");
    assert_eq!(
        report(TileStyle::Names)[5],
        "Mila prikladá: červená hviezda a modrá hviezda – 2 body, Qwirkle!"
    );
}

#[test]
fn lines_add_up_to_their_points() {
    let mut board = qwirkle::Board::new();
    board.lay(&qwirkle::Placement::read("rs@0,0 rc@1,0").unwrap());
    let placement = qwirkle::Placement::read("bs@0,1 bc@1,1").unwrap();
    let formed = board.after(&placement).formed(&placement).unwrap();
    assert_eq!(
        in_all(|voice| tell::qwirkle::lines_formed(formed, voice.texts())),
        [
            "6 points: lines of 2, 2 and 2",
            "6 punten: rijen van 2, 2 en 2",
            "6 Punkte: Reihen mit 2, 2 und 2",
            "6 bodů: řady délky 2, 2 a 2",
            "6 punktów: linie długości 2, 2 i 2",
            "6 bodov: rady dĺžky 2, 2 a 2",
        ]
    );
    assert_eq!(in_all(|voice| tell::qwirkle::lines_sum(formed, voice.texts()))[0], "2 + 2 + 2 for 3 lines");
}

/// Plays a game with the first choices and listens to all that is said about it.
fn listen<G: Tell + Clone>(mut game: G, language: Language, mut each: impl FnMut(&str)) {
    struct Script(u32);
    impl game::RandomSource for Script {
        fn bits(&mut self) -> u32 {
            self.0 = self.0.wrapping_mul(747_796_405).wrapping_add(2_891_336_453);
            self.0.rotate_left(11)
        }
    }
    let (texts, names) = (Texts::new(language), names());
    let voice = Voice::new(&texts, &names, Some(YOU));
    let mut random = Script(7);
    for _ in 0..400 {
        each(&G::sentence(&game.view(Viewer::Seat(YOU)), voice));
        each(&G::sentence(&game.view(Viewer::Seat(MILA)), voice));
        let step = match game.awaits() {
            game::Awaits::Chance => Step::Chance(game.cast(&mut random).unwrap()),
            game::Awaits::Choices(seats) => {
                let seat = seats.lowest().unwrap();
                let mut choices = Vec::new();
                game.choices(seat, &mut choices);
                let at = game::RandomSource::bits(&mut random) as usize % choices.len();
                Step::Choice(seat, choices.swap_remove(at))
            }
            game::Awaits::Nothing(end) => return each(&G::end(&end, voice)),
        };
        let news = game.news(&step, Viewer::Seat(YOU));
        each(&G::report(&news, voice));
        match &step {
            Step::Chance(chance) => game.happen(chance).unwrap(),
            Step::Choice(seat, choice) => game.play(*seat, choice).unwrap(),
        }
        let heard = G::announce(&news, &game.view(Viewer::Seat(YOU)), voice);
        if !heard.is_empty() {
            each(&heard);
        }
    }
}

#[test]
fn nothing_is_missing_in_whole_games() {
    for language in Language::ALL {
        let check = |text: &str| {
            assert!(!text.is_empty() && !text.contains(['[', '{', '$']), "{language}: {text}");
            assert!(!text.contains("  ") && text.chars().count() < 200, "{language}: {text}");
        };
        listen(Qwixx::new(&Setup::classic(names())).unwrap(), language, check);
        let pairs = [qwixx::LuckyPair::new(5, 8), qwixx::LuckyPair::new(6, 11)];
        listen(Qwixx::new(&Setup::longo(names(), &pairs)).unwrap(), language, check);
        listen(qwirkle::Qwirkle::new(&qwirkle::Setup::new(names())).unwrap(), language, check);
    }
}
