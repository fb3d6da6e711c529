//! What a judge thinks of choices, in a few words each; which choices are listed, and how, is for others to decide.

use crate::{Texts, decimal, say, table};

/// What a choice is worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Worth {
    /// Among several players: the chance to win, 0 to 1, and the points to expect at the end.
    Forecast {
        /// The chance to win.
        chance: f64,
        /// The points at the end.
        points: f64,
        /// In Qwirkle, the chance of the next player to complete a Qwirkle after it, 0 to 1, if that was looked at.
        qwirkle: Option<f64>,
    },
    /// For somebody who plays alone: points of which only differences mean something.
    Points(f64),
    /// Nobody can tell; the first of all choices is the best nevertheless.
    Unknown,
}

/// What these choices are worth, the best first: "54% to win, 71 points". Chances have a decimal where some
/// could not be told apart without.
///
/// ```
/// use tell::hint::{Worth, worths};
/// use tell::{Language, Texts};
///
/// let texts = Texts::new(Language::English);
/// let said = worths(&[Worth::Points(80.0), Worth::Points(77.6)], &texts);
/// assert_eq!(said, ["the best choice", "2.4 points less"]);
/// ```
pub fn worths(worths: &[Worth], texts: &Texts) -> Vec<String> {
    let by_tenths = needs_tenths(worths);
    let best = match worths.first() {
        Some(&Worth::Points(best)) => best,
        _ => 0.0,
    };
    let say = |(i, worth): (usize, &Worth)| match *worth {
        Worth::Forecast { chance, points, qwirkle } => {
            opening(forecast(chance, points, by_tenths, texts), qwirkle, texts)
        }
        Worth::Points(points) => less(best - points, texts),
        Worth::Unknown if i == 0 => say!(texts, "table-hint-best"),
        Worth::Unknown => String::new(),
    };
    worths.iter().enumerate().map(say).collect()
}

/// That there is nothing to choose but this.
pub fn only(choice: &str, texts: &Texts) -> String {
    say!(texts, "table-hint-only", choice = choice)
}

fn forecast(chance: f64, points: f64, by_tenths: bool, texts: &Texts) -> String {
    let percent = 100.0 * chance.clamp(0.0, 1.0);
    let chance = if by_tenths { decimal(percent, texts) } else { (percent.round() as i32).to_string() };
    let points = table::points(points.round() as i32, texts);
    say!(texts, "table-hint-forecast", chance = chance, points = points)
}

/// A forecast with what the choice opens to the next player, unless that is next to nothing.
fn opening(forecast: String, qwirkle: Option<f64>, texts: &Texts) -> String {
    match qwirkle.map(|chance| (100.0 * chance).round() as i32).filter(|&percent| percent > 0) {
        Some(percent) => say!(texts, "table-hint-opens", forecast = forecast, chance = percent),
        None => forecast,
    }
}

/// How much less than the best a choice is worth; what is as good is as good.
fn less(points: f64, texts: &Texts) -> String {
    if tenths(points) <= 0 {
        return say!(texts, "table-hint-best");
    }
    say!(texts, "table-hint-less", points = decimal(points, texts))
}

/// Whether two chances in a row are the same in whole percents and not in tenths of them.
fn needs_tenths(worths: &[Worth]) -> bool {
    let chance = |worth: &Worth| match *worth {
        Worth::Forecast { chance, .. } => 100.0 * chance,
        Worth::Points(_) | Worth::Unknown => 0.0,
    };
    worths.windows(2).any(|pair| match pair {
        [one, other] => {
            let (one, other) = (chance(one), chance(other));
            one.round() as i32 == other.round() as i32 && tenths(one) != tenths(other)
        }
        _ => false,
    })
}

fn tenths(number: f64) -> i32 {
    (10.0 * number).round() as i32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    fn said(language: Language, chances: &[f64]) -> Vec<String> {
        let forecast = |&chance: &f64| Worth::Forecast { chance, points: 70.6, qwirkle: None };
        worths(&chances.iter().map(forecast).collect::<Vec<_>>(), &Texts::new(language))
    }

    #[test]
    fn chances_have_decimals_only_to_be_told_apart() {
        let whole = ["54% to win, 71 points", "52% to win, 71 points"];
        assert_eq!(said(Language::English, &[0.544, 0.516]), whole);
        let tenths = ["Sieg 54,4\u{a0}%, 71 Punkte", "Sieg 54,0\u{a0}%, 71 Punkte"];
        assert_eq!(said(Language::German, &[0.544, 0.54]), tenths);
        // A decimal would not help.
        assert_eq!(said(Language::English, &[0.5401, 0.5402])[0], whole[0]);
        assert_eq!(said(Language::English, &[1.0, 0.0])[1], "0% to win, 71 points");
    }

    #[test]
    fn what_is_opened_to_the_next_player_is_said() {
        let opens = |qwirkle| Worth::Forecast { chance: 0.57, points: 208.2, qwirkle };
        let worth = [Some(0.184), Some(0.004), None].map(opens);
        assert_eq!(
            worths(&worth, &Texts::new(Language::English)),
            [
                "57% to win, 208 points; next player: Qwirkle 18%",
                "57% to win, 208 points",
                "57% to win, 208 points"
            ]
        );
        assert_eq!(
            worths(&worth, &Texts::new(Language::German))[0],
            "Sieg 57\u{a0}%, 208 Punkte; Nächster: Qwirkle 18\u{a0}%"
        );
    }

    #[test]
    fn whoever_plays_alone_hears_differences() {
        let texts = Texts::new(Language::Czech);
        let points = [80.04, 80.02, 78.9].map(Worth::Points);
        assert_eq!(worths(&points, &texts), ["nejlepší volba", "nejlepší volba", "o 1,1 bodu méně"]);
    }

    #[test]
    fn where_nobody_can_tell_only_the_best_is_named() {
        let texts = Texts::new(Language::Dutch);
        assert_eq!(worths(&[Worth::Unknown, Worth::Unknown], &texts), ["de beste keuze", ""]);
        assert_eq!(worths(&[], &texts), [""; 0]);
        assert_eq!(only("passen", &texts), "Je hebt geen andere keuze: passen.");
    }
}
