//! A slow and obvious network beside the fast one, and files of random weights for both.

use game::{Game, RandomSource};
use qwixx::{Qwixx, Row, Rules, Score, Setup, Sheet};

use super::*;
use crate::Knowledge;
use crate::mixed::Mixed;

/// How many fields of a row do not close it.
fn inner(rules: Rules) -> usize {
    (0..rules.fields()).filter(|&field| !rules.closes(field)).count()
}

/// How many tokens there are: those of open rows, and of closed ones with every number of crosses up to the most.
fn tokens(rules: Rules) -> usize {
    let inner = inner(rules);
    let (open, most) = (1 + inner * (inner + 1) / 2, inner + 2);
    open + most + 1
}

/// The size of every matrix in the file, and whether its rows have scales.
fn matrices(rules: Rules, players: usize, [depth, first, second]: [usize; 3]) -> Vec<(usize, usize, bool)> {
    vec![
        (tokens(rules), depth, true),
        (4 * players * depth, first, true),
        (4 * players, first, true),
        (players, first, true),
        (15 * players * usize::from(rules.has_lucky_numbers()), first, true),
        (1, first, false),
        (second, first, true),
        (1, second, false),
        (2 * players, second, true),
        (1, 2 * players, false),
    ]
}

/// A file of random weights.
pub(crate) fn random_file(rules: Rules, players: usize, widths: [usize; 3], seed: u64) -> Vec<u8> {
    let mut random = Mixed(seed);
    let mut file = b"rowlock net\0\x01".to_vec();
    let number = RULE_SETS.into_iter().position(|known| known == rules).unwrap();
    file.extend([number, players, widths[0]].map(|number| number as u8));
    for number in [tokens(rules), widths[1], widths[2]] {
        file.extend((number as u16).to_le_bytes());
    }
    let mut unit = |scale: f32| scale * (random.bits() as f32 / 4e9 - 0.5);
    for (rows, width, scaled) in matrices(rules, players, widths) {
        for _ in 0..rows {
            if scaled {
                file.extend((0.0015 + unit(0.001)).to_le_bytes());
                file.extend((0..width).map(|_| unit(254.0) as i8 as u8));
            } else {
                file.extend((0..width).flat_map(|_| unit(0.2).to_le_bytes()));
            }
        }
    }
    file
}

/// The matrices of a file, as they are described, in f64.
fn read(file: &[u8], rules: Rules, players: usize, widths: [usize; 3]) -> Vec<Vec<Vec<f64>>> {
    let mut at = 22;
    let float = |at: &mut usize| {
        *at += 4;
        f64::from(f32::from_le_bytes(file[*at - 4..*at].try_into().unwrap()))
    };
    let mut all = Vec::new();
    for (rows, width, scaled) in matrices(rules, players, widths) {
        let mut matrix = Vec::new();
        for _ in 0..rows {
            let mut row = Vec::new();
            let scale = if scaled { float(&mut at) } else { 0.0 };
            for _ in 0..width {
                if scaled {
                    row.push(scale * f64::from(file[at] as i8));
                    at += 1;
                } else {
                    row.push(float(&mut at));
                }
            }
            matrix.push(row);
        }
        all.push(matrix);
    }
    assert_eq!(at, file.len());
    all
}

/// What the description of the format says, word for word.
fn slow_value(weights: &[Vec<Vec<f64>>], game: &Qwixx) -> (Vec<f64>, Vec<f64>) {
    let (rules, players) = (game.rules(), game.seats().len());
    let inner = inner(rules);
    let sheets: Vec<&Sheet> =
        (0..players).map(|i| game.sheet(game::Seat::new((game.active().index() + i) % players))).collect();
    let token = |sheet: &Sheet, colour: Row| {
        let row = sheet.row(colour);
        let (p, c) = (usize::from(row.next()).min(inner), usize::from(row.crosses()));
        match (game.closed().contains(colour), p) {
            (true, _) => 1 + inner * (inner + 1) / 2 + c,
            (false, 0) => 0,
            (false, p) => 1 + p * (p - 1) / 2 + (c - 1),
        }
    };
    let key = |colour| sheets.iter().map(|sheet| token(sheet, colour)).collect::<Vec<_>>();
    let mut keys = Row::ALL.map(key);
    if keys[1] < keys[0] {
        keys.swap(0, 1);
    }
    if keys[3] < keys[2] {
        keys.swap(2, 3);
    }
    if !rules.has_lucky_numbers() && (&keys[2], &keys[3]) < (&keys[0], &keys[1]) {
        keys.swap(0, 2);
        keys.swap(1, 3);
    }
    let [e, w1, m, s, l, b1, w2, b2, w3, b3] = weights else { panic!("ten matrices") };
    let depth = e[0].len();
    let mut h1 = b1[0].clone();
    for (j, sum) in h1.iter_mut().enumerate() {
        for (seat, sheet) in sheets.iter().enumerate() {
            for (column, key) in keys.iter().enumerate() {
                for d in 0..depth {
                    *sum += e[key[seat]][d] * w1[(4 * seat + column) * depth + d][j];
                }
            }
            *sum += m[4 * seat + usize::from(sheet.misthrows())][j];
            *sum += s[seat][j] * f64::from(game::Points::total(&Score::of(sheet))) / 32.0;
            for number in sheet.lucky().iter().flat_map(|lucky| lucky.numbers()) {
                *sum += l[15 * seat + usize::from(number) - 2][j];
            }
        }
    }
    let layer = |inputs: &[f64], weights: &[Vec<f64>], bias: &[f64]| -> Vec<f64> {
        let sum = |row: &Vec<f64>| row.iter().zip(inputs).map(|(w, x)| w * x).sum::<f64>();
        weights.iter().zip(bias).map(|(row, bias)| sum(row) + bias).collect()
    };
    let relu = |layer: Vec<f64>| layer.into_iter().map(|x| x.max(0.0)).collect::<Vec<_>>();
    let out = layer(&relu(layer(&relu(h1), w2, &b2[0])), w3, &b3[0]);
    let powers: Vec<f64> = out[..players].iter().map(|x| x.exp()).collect();
    let sum: f64 = powers.iter().sum();
    (powers.iter().map(|x| x / sum).collect(), out[players..].iter().map(|x| 32.0 * x).collect())
}

/// Games of random choices, shown before every roll.
fn each_state(rules: Rules, players: usize, seed: u64, mut each: impl FnMut(&Qwixx)) {
    let mut random = Mixed(seed);
    let names = (0..players).map(|i| format!("Player {i}")).collect();
    let mut game = Qwixx::new(&Setup::by_lot(rules, names, &mut random)).unwrap();
    while let Some(roll) = game.cast(&mut random) {
        each(&game);
        game.play_turn(roll, |_, _, choices| {
            let pick = random.below(choices.len() as u32).min(random.below(choices.len() as u32));
            choices.get(pick as usize).unwrap()
        });
    }
}

/// The inputs of a state before a roll.
fn inputs(game: &Qwixx) -> Inputs {
    let players = game.seats().len();
    let sheets = (0..players).map(|i| game.sheet(game::Seat::new((game.active().index() + i) % players)));
    Inputs::new(game.rules(), game.closed(), sheets)
}

const WIDTHS: [usize; 3] = [16, 128, 32];

fn tables() -> impl Iterator<Item = (Rules, usize)> {
    RULE_SETS.into_iter().flat_map(|rules| (2..=5).map(move |players| (rules, players)))
}

#[test]
fn values_match_the_slow_twin() {
    for widths in [WIDTHS, [3, 50, 7], [1, 256, 64]] {
        for (rules, players) in tables() {
            let file = random_file(rules, players, widths, 7 * players as u64);
            let (net, slow) = (Net::read(&file).unwrap(), read(&file, rules, players, widths));
            let (mut states, mut spread) = (0, 0.0_f64);
            for seed in 0..3 {
                each_state(rules, players, seed, |game| {
                    let (fast, slow) = (net.value(&inputs(game)), slow_value(&slow, game));
                    for seat in 0..players {
                        assert!(
                            (f64::from(fast.shares[seat]) - slow.0[seat]).abs() < 1e-5,
                            "{fast:?} {slow:?}"
                        );
                        assert!(
                            (f64::from(fast.points[seat]) - slow.1[seat]).abs() < 1e-3,
                            "{fast:?} {slow:?}"
                        );
                    }
                    spread = spread.max((slow.0[0] - 1.0 / players as f64).abs());
                    states += 1;
                });
            }
            assert!(states > 20 && spread > 0.001, "{states} {spread}");
        }
    }
}

/// The same game with colours exchanged.
fn exchanged(game: &Qwixx, letters: &str, mirrored: bool) -> Qwixx {
    use game::Notation;
    let text = game.position();
    let mut words = text.split(' ').map(str::to_owned).collect::<Vec<_>>();
    for sheet in words.iter_mut().skip(3) {
        let parts: Vec<&str> = sheet.split('/').collect();
        let flip = |number: &str| match number.parse::<u8>() {
            Ok(number) if mirrored => (14 - number).to_string(),
            _ => number.to_owned(),
        };
        let row = |letter: char| {
            let row = parts["rygb".find(letter).unwrap()];
            row.split(',').map(flip).collect::<Vec<_>>().join(",")
        };
        let rows: Vec<_> = letters.chars().map(row).collect();
        *sheet =
            [&rows.join("/")[..]].into_iter().chain(parts[4..].iter().copied()).collect::<Vec<_>>().join("/");
    }
    Qwixx::from_position(&words.join(" ")).unwrap()
}

#[test]
fn colours_that_are_alike_make_no_difference() {
    for (rules, players) in tables() {
        let net = Net::read(&random_file(rules, players, WIDTHS, 3)).unwrap();
        let mirror = !rules.has_lucky_numbers();
        let exchanges = [("yrgb", false), ("rybg", false), ("yrbg", false), ("gbry", true), ("bgyr", true)];
        each_state(rules, players, 11, |game| {
            let value = net.value(&inputs(game));
            for (letters, mirrored) in exchanges.into_iter().filter(|(_, mirrored)| mirror || !mirrored) {
                assert_eq!(net.value(&inputs(&exchanged(game, letters, mirrored))), value, "{letters}");
            }
        });
    }
}

#[test]
fn every_machine_gets_the_same_bits() {
    // With lucky numbers every part of a network is used.
    let rules = RULE_SETS.into_iter().find(|rules| rules.has_lucky_numbers()).unwrap();
    let net = Net::read(&random_file(rules, 3, WIDTHS, 1)).unwrap();
    let mut hash = 0_u64;
    each_state(rules, 3, 5, |game| {
        let values = net.value(&inputs(game));
        for number in values.shares.iter().chain(&values.points) {
            hash = (hash ^ u64::from(number.to_bits())).wrapping_mul(0x0100_0000_01b3);
        }
    });
    assert_eq!(hash, 12_784_899_122_889_031_274);
}

#[test]
fn whatever_is_no_network_is_refused_with_a_reason() {
    let good = random_file(Rules::CLASSIC, 2, [4, 8, 8], 1);
    assert!(Net::read(&good).is_ok());
    let refused = |change: &dyn Fn(&mut Vec<u8>)| {
        let mut bytes = good.clone();
        change(&mut bytes);
        Net::read(&bytes).unwrap_err()
    };
    assert_eq!(Net::read(b"").unwrap_err(), NetFault::NotANet);
    assert_eq!(refused(&|bytes| bytes[3] = b'x'), NetFault::NotANet);
    assert_eq!(refused(&|bytes| bytes[12] = 2), NetFault::Version(2));
    assert_eq!(refused(&|bytes| bytes[13] = 2), NetFault::Rules(2));
    assert_eq!(refused(&|bytes| bytes[14] = 1), NetFault::Players(1));
    assert_eq!(refused(&|bytes| bytes[15] = 0), NetFault::Width(0));
    assert_eq!(refused(&|bytes| bytes[16] = 70), NetFault::Tokens { expected: 69, found: 70 });
    assert_eq!(refused(&|bytes| bytes[19] = 255), NetFault::Width(0xff08));
    assert_eq!(refused(&|bytes| bytes[20] = 0), NetFault::Width(0));
    let length = good.len();
    assert_eq!(refused(&|bytes| bytes.push(0)), NetFault::Length { expected: length, found: length + 1 });
    for length in 12..good.len() {
        let refused = refused(&|bytes| bytes.truncate(length));
        assert!(matches!(refused, NetFault::Length { found, .. } if found == length), "{length}: {refused}");
    }
    // The scale of the first row.
    assert_eq!(refused(&|bytes| bytes[22..26].fill(0xff)), NetFault::Weight);
    assert_eq!(
        refused(&|bytes| bytes[length - 4..].copy_from_slice(&f32::INFINITY.to_le_bytes())),
        NetFault::Weight
    );
}

/// A line of a file that training has written: tokens, misthrows, totals, which follow from these, and lucky numbers, seat
/// by seat.
fn read_line(rules: Rules, words: &[&str]) -> Inputs {
    fn numbers<T: std::str::FromStr<Err: std::fmt::Debug>>(text: &str, mark: char) -> Vec<T> {
        text.split(mark).map(|number| number.parse().unwrap()).collect()
    }
    let misthrows = numbers(words[1], '/');
    let mut inputs = Inputs::default();
    for (seat, tokens) in words[0].split('/').enumerate() {
        let lucky = words[3].split('/').nth(seat).filter(|lucky| *lucky != "-");
        let lucky = lucky.map_or([0; 2], |lucky| {
            let [one, other] = numbers::<u8>(lucky, '+')[..] else { panic!("two lucky numbers: {lucky}") };
            [one - 2, other - 2]
        });
        let tokens = numbers(tokens, ',').try_into().unwrap();
        inputs.seat(seat, tokens, misthrows[seat], lucky);
    }
    inputs.order(rules);
    inputs
}

/// Every network with the values that the training worked out for it.
macro_rules! checked {
    ($($name:literal)*) => {
        [$((
            $name,
            include_bytes!(concat!("../../nets/", $name, ".net")).as_slice(),
            include_str!(concat!("../../nets/", $name, ".check")),
        )),*]
    };
}

#[test]
fn values_are_those_of_the_training() {
    let files =
        checked!["classic-2" "classic-3" "classic-4" "classic-5" "longo-2" "longo-3" "longo-4" "longo-5"];
    assert_eq!(files.len(), tables().count());
    let knowledge = Knowledge::built_in();
    for (name, file, lines) in files {
        let net = Net::read(file).unwrap();
        assert!(knowledge.net(net.rules, net.players).is_some(), "{name} is not part of the program");
        assert!(lines.lines().count() > 100);
        for line in lines.lines() {
            let words: Vec<&str> = line.split(' ').collect();
            let values = net.value(&read_line(net.rules, &words));
            let expected: Vec<f32> = words[4..].iter().map(|number| number.parse().unwrap()).collect();
            for seat in 0..net.players {
                let (share, points) = (values.shares[seat], values.points[seat]);
                assert!((share - expected[seat]).abs() < 1e-4, "{name}: {line} {values:?}");
                assert!((points - expected[net.players + seat]).abs() < 1e-2, "{name}: {line} {values:?}");
            }
        }
    }
}
