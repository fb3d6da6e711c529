//! The bots of Qwirkle: positions with an obvious choice, legal choices everywhere, and who beats whom.

#![allow(clippy::unwrap_used, clippy::panic)]

use std::sync::Arc;

use bots::{Bot, BotName, Budget, Knowledge, Level, Roster, advise};
use game::{Awaits, Game, Notation, Points, RandomSource, Seat, Viewer};
use qwirkle::{
    Board, Choice, HAND_SIZE, Hand, Order, Placement, Qwirkle, Score, SeatView, Setup, TILES, View, ViewStage,
};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

struct Seeded(ChaCha8Rng);

impl Seeded {
    fn new(seed: u64) -> Self {
        Self(ChaCha8Rng::seed_from_u64(seed))
    }
}

impl RandomSource for Seeded {
    fn bits(&mut self) -> u32 {
        self.0.next_u32()
    }
}

fn bot(name: &str) -> Box<dyn Bot<Qwirkle>> {
    Qwirkle::bot(name.parse().unwrap(), &Knowledge::none()).unwrap()
}

fn choose(name: &str, view: &View) -> Option<Choice> {
    bot(name).choose(view, &Budget::default(), &mut Seeded::new(0))
}

/// All who play with people.
fn names() -> Vec<&'static str> {
    BotName::ALL.into_iter().filter(|name| Qwirkle::has(*name)).map(BotName::name).collect()
}

/// All who know better than greed, whether they look once or think.
const CLEVER: [&str; 4] = ["steady", "master", "master:static", "master:1ms"];

fn place(text: &str) -> Choice {
    Choice::Place(Placement::read(text).unwrap())
}

/// What the first of some players sees who all hold as many tiles.
fn view(board: &[&str], hand: &str, players: usize) -> View {
    let mut laid = Board::new();
    for line in board {
        laid.lay(&Placement::read(line).unwrap());
    }
    let hand = Hand::read(hand).unwrap();
    let seat = SeatView { hand_size: hand.len(), score: Score::default() };
    View {
        viewer: Viewer::Seat(Seat::new(0)),
        stage: ViewStage::Play { seat: Seat::new(0), opening: None },
        bag: if hand.len() == HAND_SIZE { TILES - laid.len() - players * HAND_SIZE } else { 0 },
        board: Arc::new(laid),
        seats: vec![seat; players],
        hand: Some(hand),
        aside: None,
        hands: None,
        idle: 0,
    }
}

const FOUR_REDS: &str = "rs@0,0 rc@1,0 rd@2,0 rv@3,0";

/// Four red tiles, a place for the blue circle, and a stair that holds three tiles of one kind.
fn four_reds_and_three(kind: &str) -> Vec<String> {
    let stair = ["KIND@-1,4", "bx@-2,4", "KIND@-2,5", "ox@-3,5", "KIND@-3,6"];
    let way = [FOUR_REDS, "bs@0,1", "gs@0,2", "ps@0,3", "px@-1,3"];
    way.iter().chain(&stair).map(|tile| tile.replace("KIND", kind)).collect()
}

#[test]
fn no_line_of_five_is_opened_if_something_else_brings_as_much() {
    // The luck of as few playouts as a thousandth of a second has can outweigh the line that is opened.
    let names = CLEVER.into_iter().filter(|&name| name != "master:1ms");
    let board = [FOUR_REDS, "bs@0,1 bc@1,1", "gs@0,2"];
    for (name, players) in names.flat_map(|name| (2..=8).map(move |players| (name, players))) {
        let view = view(&board, "rt rt gc gc px px", players);
        let Some(Choice::Place(placement)) = choose(name, &view) else { panic!("{name}, {players} players") };
        let opened = view.board.after(&placement).runs(&placement).iter().any(|run| run.length == 5);
        assert!(!opened, "{name}, {players} players: {placement}");
    }
}

#[test]
fn steady_takes_the_points_that_open_nothing() {
    let view = view(&[FOUR_REDS, "bs@0,1 bc@1,1", "gs@0,2"], "rt rt gc gc px px", 2);
    assert_eq!(choose("steady", &view), Some(place("gc@1,2")));
}

#[test]
fn steady_opens_a_line_of_five_once_nobody_can_complete_it() {
    let choice = |kind: &str| {
        let board = four_reds_and_three(kind);
        let board: Vec<&str> = board.iter().map(String::as_str).collect();
        choose("steady", &view(&board, "rt rt bc yd yd yd", 2))
    };
    // The red star brings five points, the blue circle four. Only a red cross makes six of the reds.
    assert_eq!(choice("gx"), Some(place("bc@1,1")));
    assert_eq!(choice("rx"), Some(place("rt@4,0")));
}

/// Nobody placed anything for almost three rounds, for only stars fit anywhere, and the viewer has some.
fn almost_over(hand: &str, points: [u32; 2]) -> View {
    let mut view = view(&["yt@0,0 bt@1,0", "bt@0,-1 pt@1,-1"], hand, 2);
    view.idle = 5;
    for (seat, lines) in view.seats.iter_mut().zip(points) {
        seat.score = Score { lines, ..Score::default() };
    }
    view
}

#[test]
fn nobody_trades_a_game_away_or_lets_it_run_out() {
    for name in ["master", "master:1ms", "master:10ms"] {
        let placed = |hand, points| {
            let choice = choose(name, &almost_over(hand, points));
            assert!(matches!(choice, Some(Choice::Place(_))), "{name}, {hand}: {choice:?}");
        };
        // Behind, a trade would lose the game; ahead, it would win it at once.
        placed("rs rd rv ot yd gs", [2, 6]);
        placed("rt rd rv ot yd gt", [2, 6]);
        placed("rt rd rv ot yd gt", [6, 2]);
    }
    let advice = advise::<Qwirkle>(&almost_over("rs rd rv ot yd gs", [2, 6]), &Knowledge::none());
    let trade = advice.iter().find(|advice| matches!(advice.choice, Choice::Trade(_))).unwrap();
    let forecast = trade.forecast.unwrap();
    assert!(forecast.chance < 0.01 && (forecast.points - 2.0).abs() < 0.01, "{forecast:?}");
}

#[test]
fn a_qwirkle_is_completed() {
    let five = "rs@0,0 rc@1,0 rd@2,0 rv@3,0 rt@4,0";
    for (players, name) in (2..=8).flat_map(|players| CLEVER.map(|name| (players, name))) {
        let choice = choose(name, &view(&[five], "rx bx bs gc gc yd", players));
        let Some(Choice::Place(placement)) = choice else { panic!("{choice:?}") };
        let formed = view(&[five], "", players).board.after(&placement).formed(&placement);
        assert_eq!(formed.map(|formed| formed.qwirkles()), Some(1), "{placement}");
    }
}

#[test]
fn the_last_tiles_are_played_to_end_the_game() {
    // The red star alone brings eight points; both stars bring seven, and six because they are the last.
    let board = [FOUR_REDS, "rx@3,-1", "rc@4,-1", "rd@3,1", "rs@4,1"];
    for (players, name) in (2..=8).flat_map(|players| CLEVER.map(|name| (players, name))) {
        let view = view(&board, "rt yt", players);
        assert_eq!(choose("greedy", &view), Some(place("rt@4,0")));
        let choice = choose(name, &view);
        let Some(Choice::Place(placement)) = choice else { panic!("{choice:?}") };
        assert_eq!(placement.tiles().len(), 2, "{placement}");
    }
}

#[test]
fn steady_keeps_the_tiles_that_make_a_line() {
    // Nothing fits and the bag has three tiles: three of the hand must stay.
    for (hand, traded) in [("rs rc rd gx gx yt", "gx gx yt"), ("rs ps gs ot ox rd", "ot ox rd")] {
        let mut view = view(&["bv@0,0"], hand, 2);
        view.bag = 3;
        assert_eq!(choose("steady", &view), Some(Choice::Trade(Hand::read(traded).unwrap())));
    }
}

#[test]
fn nobody_chooses_out_of_turn() {
    let mut game = Qwirkle::new(&setup(2)).unwrap();
    let silent = |view: &View| names().iter().all(|name| choose(name, view).is_none());
    assert!(silent(&game.view(Viewer::Seat(Seat::new(0)))), "before the deal");
    game.happen(&game.cast(&mut Seeded::new(1)).unwrap()).unwrap();
    assert!(silent(&game.view(Viewer::Spectator)), "spectators");
    assert!(silent(&game.view(Viewer::Seat(game.turn().next(2)))), "who is not in turn");
    assert!(!silent(&game.view(Viewer::Seat(game.turn()))));
}

/// The same position with the tiles that the seat in turn does not see dealt in another way.
fn dealt_anew(game: &Qwirkle, random: &mut Seeded) -> Qwirkle {
    let seat = game.turn();
    let mut hidden = game.view(Viewer::Seat(seat)).unseen();
    let text = game.position();
    let mut words: Vec<String> = text.split(' ').map(str::to_owned).collect();
    for (i, word) in words.iter_mut().skip(5).enumerate().filter(|&(i, _)| i != seat.index()) {
        let hand = hidden.draw(game.hand(Seat::new(i)).len(), random);
        let tiles: String = hand.tiles().iter().map(ToString::to_string).collect();
        let (_, score) = word.split_once(':').unwrap();
        *word = format!("{}:{score}", if tiles.is_empty() { "-" } else { &tiles });
    }
    Qwirkle::from_position(&words.join(" ")).unwrap()
}

#[test]
fn nobody_knows_where_hidden_tiles_are() {
    let names = ["steady", "master", "expert", "master:static", "master:1ms"];
    for players in [2, 3, 8] {
        let mut random = Seeded::new(11);
        let mut game = Qwirkle::new(&setup(players)).unwrap();
        let mut differ = 0;
        loop {
            match game.awaits() {
                Awaits::Nothing(_) => break,
                Awaits::Chance => game.happen(&game.cast(&mut random).unwrap()).unwrap(),
                // Who opens has the longest line, so not every other deal is possible.
                Awaits::Choices(_) if game.board().is_empty() => {
                    let choice = choose("greedy", &game.view(Viewer::Seat(game.turn()))).unwrap();
                    game.play(game.turn(), &choice).unwrap();
                }
                Awaits::Choices(_) => {
                    let seat = Viewer::Seat(game.turn());
                    // Both are read, so that the tiles on the table were put down in the same order.
                    let same = Qwirkle::from_position(&game.position()).unwrap();
                    let other = dealt_anew(&game, &mut random);
                    differ += i32::from(other != same);
                    let name = names[random.below(names.len() as u32) as usize];
                    let choice = choose(name, &same.view(seat)).unwrap();
                    assert_eq!(choose(name, &other.view(seat)), Some(choice), "{name}");
                    game.play(game.turn(), &choice).unwrap();
                }
            }
        }
        assert!(differ > 10, "{differ}");
    }
}

fn setup(players: usize) -> Setup {
    Setup::new((1..=players).map(|i| format!("Player {i}")))
}

/// One game; `seating` says which of the bots plays at each seat. `watch` sees every view and its choice.
fn play(
    bots: &mut [Box<dyn Bot<Qwirkle>>],
    seating: &[usize],
    seed: u64,
    watch: &mut impl FnMut(&View, Choice),
) -> Qwirkle {
    let mut random = Seeded::new(seed);
    let mut order = Order::by_lot(&mut random);
    let mut game = Qwirkle::new(&setup(seating.len())).unwrap();
    loop {
        match game.awaits() {
            Awaits::Nothing(_) => return game,
            Awaits::Chance => game.happen(&order.next(&game, &mut random).unwrap()).unwrap(),
            Awaits::Choices(_) => {
                let seat = game.turn();
                let view = game.view(Viewer::Seat(seat));
                let bot = &mut bots[seating[seat.index()]];
                let choice = bot.choose(&view, &Budget::default(), &mut random).unwrap();
                watch(&view, choice);
                game.play(seat, &choice).unwrap();
            }
        }
    }
}

fn totals(game: &Qwirkle) -> Vec<i32> {
    game.seats().into_iter().map(|seat| game.score(seat).total()).collect()
}

/// The share of wins of the first bot over so many pairs of games with the same tiles, ties half.
fn share(one: &str, other: &str, pairs: u64) -> f64 {
    let mut bots = [bot(one), bot(other)];
    let mut won = 0;
    for seed in 0..pairs {
        for seating in [[0, 1], [1, 0]] {
            let totals = totals(&play(&mut bots, &seating, seed, &mut |_, _| {}));
            won += 1 + (totals[seating[0]] - totals[seating[1]]).signum();
        }
    }
    f64::from(won) / (4 * pairs) as f64
}

#[test]
fn every_choice_is_legal_and_depends_on_view_and_chance_alone() {
    let names = names();
    for players in 2..=8 {
        // A third of all seatings, others at each size of table.
        for first in (players % 3..names.len()).step_by(3) {
            let seating: Vec<usize> = (0..players).map(|seat| (first + seat) % names.len()).collect();
            let game = |bots: &mut [_]| play(bots, &seating, 7 * first as u64, &mut |_, _| {});
            // One set of bots has played before, the other has not.
            let mut used = names.iter().map(|name| bot(name)).collect::<Vec<_>>();
            let once = game(&mut used);
            assert_eq!(once, game(&mut used));
            assert_eq!(once, game(&mut names.iter().map(|name| bot(name)).collect::<Vec<_>>()));
        }
    }
}

#[test]
fn master_and_steady_beat_greedy_and_greedy_beats_random() {
    let (steady, greedy) = (share("steady", "greedy", 60), share("greedy", "random", 50));
    assert!(steady > 0.6 && greedy >= 0.95, "{steady} {greedy}");
    let master = share("master", "greedy", 15);
    assert!(master > 0.65, "{master}");
}

#[test]
fn each_level_beats_the_one_below() {
    for pair in Level::ALL.windows(2) {
        // The best takes its time.
        let pairs = if pair[1] == Level::Master { 15 } else { 30 };
        let share = share(pair[1].name(), pair[0].name(), pairs);
        assert!(share > 0.55, "{} against {}: {share}", pair[1], pair[0]);
    }
}

#[test]
fn beginners_play_recognisably() {
    let mut bots = [bot("beginner"), bot("random")];
    let (mut turns, mut needless, mut points) = (0, 0, [0; 2]);
    for seed in 0..30 {
        let own = play(&mut bots, &[0, 0], seed, &mut |view, choice| {
            let mut can_place = false;
            view.for_each_placement(|_, _| can_place = true);
            turns += 1;
            needless += i32::from(can_place && matches!(choice, Choice::Trade(_)));
        });
        let random = play(&mut bots, &[1, 1], seed, &mut |_, _| {});
        points[0] += totals(&own).iter().sum::<i32>();
        points[1] += totals(&random).iter().sum::<i32>();
    }
    assert!(100 * needless < 3 * turns, "{needless} trades in {turns} turns though tiles could be placed");
    assert!(points[0] > 3 * points[1] / 2, "{points:?}");
}
