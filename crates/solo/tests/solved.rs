//! Tables hold against the rules themselves: what a sheet is worth is the mean over all rolls of the best choice.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use std::thread;

use game::{Awaits, Game, Notation, RandomSource, Seat};
use qwixx::{LuckyPair, Qwixx, Row, Rules, Setup};
use solo::{Compact, Fit, Lanes, Oracle, Outline, Problem, Scratch, Shape, Solver, ToCome};

/// The only seat.
const SEAT: Seat = Seat::new(0);

/// The lowest levels of a table, as far as they were worked out.
struct Values {
    shape: Shape,
    values: Vec<Lanes>,
}

impl ToCome for Values {
    fn to_come(&self, outline: Outline, misthrows: usize) -> f64 {
        self.values.get(self.shape.place_of(outline)).map_or(f64::NAN, |lanes| lanes[misthrows])
    }
}

/// Works out the first levels of a problem, each in two parts.
fn solved(problem: Problem, levels: impl Fn(&Shape) -> usize) -> Oracle<Values> {
    let solver = Solver::new(problem);
    let shape = solver.shape().clone();
    let levels = levels(&shape);
    let mut values = vec![[0.0; 4]; shape.level(levels).start];
    for level in 0..levels {
        let places = shape.level(level);
        let (done, rest) = values.split_at_mut(places.start);
        let (one, other) = rest[..places.len()].split_at_mut(places.len() / 2);
        let middle = places.start + one.len();
        thread::scope(|scope| {
            scope.spawn(|| solver.fill(done, places.start, one, &mut Scratch::default()));
            solver.fill(done, middle, other, &mut Scratch::default());
        });
    }
    Oracle::new(problem, Values { shape, values })
}

/// Chance for tests.
struct Dice(u64);

impl RandomSource for Dice {
    fn bits(&mut self) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 32) as u32
    }
}

fn game(position: &str) -> Qwixx {
    Qwixx::from_position(position).unwrap_or_else(|fault| panic!("{position}: {fault}"))
}

/// What a position before a roll is worth, roll by roll.
fn brute(oracle: &Oracle<Values>, game: &Qwixx) -> f64 {
    let (mut total, mut rolls) = (0.0, 0);
    game.outcomes(&mut |roll, weight| {
        let mut rolled = game.clone();
        rolled.happen(roll).unwrap();
        total += weight as f64 * oracle.points(&rolled).unwrap();
        rolls += weight;
    });
    total / rolls as f64
}

/// Holds positions against all their rolls, on two threads.
fn check(oracle: &Oracle<Values>, games: &[Qwixx]) {
    let check = |games: &[Qwixx]| {
        for game in games {
            let (looked_up, brute) = (oracle.points(game).unwrap(), brute(oracle, game));
            assert!((looked_up - brute).abs() < 1e-9, "{}: {looked_up}, not {brute}", game.position());
        }
    };
    let (one, other) = games.split_at(games.len() / 2);
    thread::scope(|scope| {
        scope.spawn(|| check(one));
        check(other);
    });
}

/// A random row, its crosses so far that at most `left` numbers are open behind them.
fn row(rules: Rules, row: Row, left: u8, closed: bool, random: &mut Dice) -> String {
    let open = rules.fields() - if rules == Rules::LONGO { 2 } else { 1 };
    let last = if closed { rules.fields() - 1 } else { open - 1 - random.below(left.min(open).into()) as u8 };
    let before = if closed { u32::from(rules.needed()) } else { random.below(u32::from(last) + 1) };
    let mut fields: Vec<u8> = (0..last.min(open)).collect();
    while fields.len() > before as usize {
        fields.swap_remove(random.below(fields.len() as u32) as usize);
    }
    fields.sort_unstable();
    fields.push(last);
    let numbers: Vec<_> = fields.iter().map(|&field| rules.number(row, field).to_string()).collect();
    numbers.join(",") + if closed { ",L" } else { "" }
}

/// A random position before a roll.
fn late(rules: Rules, lucky: &str, left: u8, random: &mut Dice) -> Qwixx {
    let closed = random.below(6) as usize;
    let rows: Vec<_> = (0..4).map(|i| row(rules, Row::ALL[i], left, i == closed, random)).collect();
    let (rows, misthrows) = (rows.join("/"), random.below(4));
    game(&format!("{} roll 1 {rows}/{misthrows}{lucky}", rules.name()))
}

/// Positions before a roll from games that are played well at times, and by lot at others.
fn on_the_way(oracle: &Oracle<Values>, count: usize, random: &mut Dice) -> Vec<Qwixx> {
    let mut games = Vec::new();
    while games.len() < count {
        let mut game = Qwixx::new(&Setup::classic(["Solo"])).unwrap();
        let by_lot = random.below(10);
        loop {
            match game.awaits() {
                Awaits::Chance => {
                    if random.below(8) == 0 {
                        games.push(game.clone());
                    }
                    let roll = game.cast(random).unwrap();
                    game.happen(&roll).unwrap();
                }
                Awaits::Choices(_) => {
                    let legal = game.legal(SEAT);
                    let lot = legal.get(random.below(legal.len() as u32) as usize).unwrap();
                    let choice = if random.below(10) < by_lot { lot } else { oracle.best(&game).unwrap() };
                    game.play(SEAT, &choice).unwrap();
                }
                Awaits::Nothing(_) => break,
            }
        }
    }
    games.truncate(count);
    games
}

/// Everything about the whole table of the classic game, which takes some seconds to make.
#[test]
fn the_classic_table_matches_brute() {
    let oracle = solved(Problem::CLASSIC, Shape::levels);
    let mut random = Dice(88_172_645_463_325_252);
    check(&oracle, &on_the_way(&oracle, 80, &mut random));
    let late_ones: Vec<_> = (0..1500).map(|_| late(Rules::CLASSIC, "", 4, &mut random)).collect();
    check(&oracle, &late_ones);
    let anywhere: Vec<_> = (0..200).map(|_| late(Rules::CLASSIC, "", 10, &mut random)).collect();
    check(&oracle, &anywhere);

    let empty = game("qwixx roll 1 -/-/-/-/0");
    assert!((oracle.points(&empty).unwrap() - 115.483_126).abs() < 5e-7);
    check(&oracle, std::slice::from_ref(&empty));
    rows_change_places(&oracle);
    choices_are_sorted(&oracle);
    a_compact_table_is_learnt(&oracle, &empty);
}

/// Red and yellow, green and blue, and the two pairs in a mirror.
fn rows_change_places(oracle: &Oracle<Values>) {
    let points = |rows: &str| oracle.points(&game(&format!("qwixx roll 1 {rows}/1"))).unwrap();
    let one = points("2,3,5/4/12,8/10,9,7");
    for twin in ["4/2,3,5/12,8/10,9,7", "2,3,5/4/10,9,7/12,8", "2,6/4,5,7/12,11,9/10"] {
        assert_eq!(points(twin).to_bits(), one.to_bits(), "{twin}");
    }
    assert_ne!(points("2,3,5/4/12,8/10,9,6").to_bits(), one.to_bits());
    // Which fields were crossed before the last one makes no difference.
    assert_eq!(points("2,4,5/4/11,8/12,10,7").to_bits(), one.to_bits());
}

fn choices_are_sorted(oracle: &Oracle<Values>) {
    let rolled = game("qwixx action1 1 4+1,r3,y5,g2,b6 _ 2,3/-/-/12/1");
    let choices = oracle.choices(&rolled).unwrap();
    assert_eq!(choices.len(), rolled.legal(SEAT).len());
    assert!(choices.is_sorted_by(|one, other| one.points >= other.points));
    assert_eq!(oracle.best(&rolled), Some(choices[0].choice));
    assert_eq!(oracle.points(&rolled).unwrap().to_bits(), choices[0].points.to_bits());
}

/// Even a little learning gives a table that plays sensibly, and it reads back.
fn a_compact_table_is_learnt(oracle: &Oracle<Values>, start: &Qwixx) {
    let mut fit = Fit::new(oracle);
    let untaught = fit.compact().to_bytes();
    let mut random = Dice(1_234_567);
    (0..2000).for_each(|_| fit.learn(start, 0.2, &mut random));
    let bytes = fit.compact().to_bytes();
    assert_eq!(bytes.len(), untaught.len());
    assert!(bytes.len() < 40_000);
    let compact = Compact::read(&bytes).unwrap();
    assert_eq!(compact.to_bytes(), bytes);
    let learnt = mean_points(&Oracle::new(Problem::CLASSIC, compact), start);
    assert!(learnt > 80.0, "{learnt}");
    assert!(Compact::read(&bytes[1..]).is_err());
    assert!(Compact::read(&bytes[..bytes.len() - 2]).is_err());
}

fn mean_points<T: ToCome>(oracle: &Oracle<T>, start: &Qwixx) -> f64 {
    let mut random = Dice(7_654_321);
    let points = (0..300).map(|_| {
        let mut game = start.clone();
        while !matches!(game.awaits(), Awaits::Nothing(_)) {
            if let Some(roll) = game.cast(&mut random) {
                game.happen(&roll).unwrap();
            } else {
                game.play(SEAT, &oracle.best(&game).unwrap()).unwrap();
            }
        }
        f64::from(game::Points::total(&game.score(SEAT)))
    });
    points.sum::<f64>() / 300.0
}

/// Nothing but the lock of red can be crossed any more, or nothing at all: worked out by hand.
#[test]
fn nearly_finished_sheets_are_worth_what_a_hand_works_out() {
    let oracle = solved(Problem::CLASSIC, |shape| shape.levels() / 3);
    let points = |rows: &str| oracle.points(&game(&format!("qwixx roll 1 {rows}"))).unwrap();
    let dead = "2,11/3,11/12,3/11,3";
    for misthrows in 0..4 {
        // Twelve points on the sheet, and every turn a misthrow up to the fourth.
        let exact = 12.0 - 20.0;
        assert!((points(&format!("{dead}/{misthrows}")) - exact).abs() < 1e-12);
    }
    // The 12 of red, by two white sixes or by a white one and the red one, brings 13 points; either way the
    // game lasts up to the fourth misthrow.
    let chance = 1.0 / 36.0 + 10.0 / 36.0 / 6.0;
    let mut never = 1.0;
    for misthrows in (0..4).rev() {
        never *= 1.0 - chance;
        let exact = 24.0 - 20.0 + 13.0 * (1.0 - never);
        let found = points(&format!("2,3,4,5,11/3,11/12,3/11,3/{misthrows}"));
        assert!((found - exact).abs() < 1e-12, "{found}, not {exact}");
    }
}

/// Longo's lucky numbers, and the mirror, on as many late sheets as are worked out in seconds.
#[test]
fn late_longo_tables_match_brute() {
    let pair = LuckyPair::new(5, 8);
    let problem = Problem::new(Rules::LONGO, Some(pair)).unwrap();
    let few = |shape: &Shape| (0..shape.levels()).find(|&level| shape.level(level).end > 400_000).unwrap();
    let oracle = solved(problem, few);
    let mut random = Dice(88_172_645_463_325_252);
    let known = |game: &Qwixx| !oracle.points(game).unwrap().is_nan();
    let mut late = |lucky: &str, count: usize| -> Vec<Qwixx> {
        let games = std::iter::repeat_with(|| late(Rules::LONGO, lucky, 5, &mut random));
        games.filter(known).take(count).collect()
    };
    check(&oracle, &late("/5+8", 60));
    check(&oracle, &late("/10+13", 60));
}

#[test]
fn other_games_are_refused() {
    let oracle = solved(Problem::CLASSIC, |_| 0);
    let reason = |position| oracle.points(&game(position)).unwrap_err().to_string();
    assert_eq!(
        reason("qwixx roll 1 -/-/-/-/0 -/-/-/-/0"),
        "only games of one player are solved; there are 2"
    );
    assert_eq!(
        reason("longo roll 1 -/-/-/-/0/5+8"),
        "the table is of another game or of other lucky numbers"
    );
}
