//! The colours of the design, by day and by night.

/// What a colour of the games needs besides its name.
struct Paint {
    name: &'static str,
    /// A crossed field, a tile, a die; the same by day and by night, because these are objects.
    strong: &'static str,
    /// What is drawn on it.
    on: &'static str,
    /// The lip of a thing.
    edge: &'static str,
    /// The ground of a row, by day and by night.
    soft: [&'static str; 2],
    /// Numbers on that ground, by day and by night.
    ink: [&'static str; 2],
}

const WHITE: &str = "#FFF";
const BLACK: &str = "#1F1B16";

const PAINTS: [Paint; 6] = [
    Paint {
        name: "red",
        strong: "#BC3640",
        on: WHITE,
        edge: "#8A2129",
        soft: ["#F7DFDC", "#45262A"],
        ink: ["#8F2530", "#F6B4B4"],
    },
    Paint {
        name: "orange",
        strong: "#E67F22",
        on: BLACK,
        edge: "#B25C0C",
        soft: ["#FBE2CA", "#452F1B"],
        ink: ["#864200", "#F6BE86"],
    },
    Paint {
        name: "yellow",
        strong: "#FBE27A",
        on: BLACK,
        edge: "#C9A52B",
        soft: ["#FAEDBB", "#423A1C"],
        ink: ["#665000", "#F3DB85"],
    },
    Paint {
        name: "green",
        strong: "#2FA98A",
        on: BLACK,
        edge: "#1D7C64",
        soft: ["#D2ECE2", "#1B3A31"],
        ink: ["#0F5A47", "#8FDDC5"],
    },
    Paint {
        name: "blue",
        strong: "#3D6CCB",
        on: WHITE,
        edge: "#274C98",
        soft: ["#DCE6F9", "#243253"],
        ink: ["#244997", "#B3CAFA"],
    },
    Paint {
        name: "purple",
        strong: "#5E1F78",
        on: WHITE,
        edge: "#3D0F51",
        soft: ["#EADCF0", "#3A2346"],
        ink: ["#5E1F78", "#DDB6EC"],
    },
];

/// Type, and lines as thick as they always are.
const FORMS: &str = include_str!("forms.css");

/// Surfaces, lines and texts: the class, what it colours, and its colours by day and by night.
const SURFACES: [(&str, &[&str], [&str; 2]); 18] = [
    (".page", &["fill"], ["#F4EEE4", "#1B1916"]),
    (".card", &["fill"], ["#FFFCF7", "#26231F"]),
    (".well", &["fill"], ["#E9E1D3", "#131110"]),
    (".edge", &["stroke"], ["#DDD2C1", "#3D3831"]),
    (".rim", &["stroke"], ["#8C8070", "#8A7F70"]),
    ("text,.text", &["fill", "color"], ["#26211B", "#F4EDE1"]),
    (".turn,.latest", &["stroke"], ["#26211B", "#F4EDE1"]),
    (".quiet", &["fill", "color"], ["#5C5347", "#C2B8A8"]),
    (".lost", &["fill", "color"], ["#6A5F52", "#A99E8E"]),
    (".strike", &["stroke"], ["#6A5F52", "#A99E8E"]),
    (".over", &["fill", "color"], ["#FFFCF7", "#1B1916"]),
    (".hatch", &["stroke"], ["#FFFCF7", "#26231F"]),
    (".lit", &["fill"], ["#FFF", "#F4EDE1"]),
    (".oars", &["fill"], ["#FBE27A", "#BC3640"]),
    (".back", &["fill"], ["#E9E1D3", "#3D3831"]),
    (".back", &["stroke"], ["#CFC4B2", "#131110"]),
    (".back", &["color"], ["#A89C89", "#8A7F70"]),
    (".dot", &["fill"], ["#CBC2B3", "#37332E"]),
];

/// The style sheet of a picture that uses the colours with these names.
pub(super) fn style(names: &[&str]) -> String {
    let paints: Vec<&Paint> = PAINTS.iter().filter(|paint| names.contains(&paint.name)).collect();
    let [day, night] = [0, 1].map(|time| {
        let quiet = paints.iter().map(|paint| quiet(paint, time));
        surfaces(time) + &quiet.collect::<String>()
    });
    let strong: String = paints.iter().map(|paint| strong(paint)).collect();
    let white = ".white{fill:#FFFEFA;stroke:#CFC4B2;color:#1F1B16}\n.on-white{fill:#1F1B16}\n";
    // What lies flat has no lip.
    let flat = ".flat{stroke:none}\n";
    // Paper is white: what is printed always looks as by day.
    let dark = format!("@media screen and (prefers-color-scheme:dark){{\n{night}}}\n");
    [FORMS, &day, white, &strong, flat, &dark].concat()
}

/// The objects of a colour, what is drawn on them, and what shows their colour on something else.
fn strong(paint: &Paint) -> String {
    let Paint { name, strong, edge, on, .. } = paint;
    let object = format!(".{name}{{fill:{strong};stroke:{edge};color:{on}}}\n");
    object + &format!(".in-{name}{{color:{strong}}}\n.on-{name}{{fill:{on}}}\n")
}

/// The soft ground of a colour, and what is written and drawn on it; a lit field is as bright by night.
fn quiet(paint: &Paint, time: usize) -> String {
    let Paint { name, soft, ink: inks, .. } = paint;
    let (soft, ink, dark) = (soft[time], inks[time], inks[0]);
    let open = format!(".{name}-soft{{fill:{soft}}}\n.{name}-ink{{fill:{ink};color:{ink}}}\n");
    let lit = format!(".{name}-lit{{fill:{dark}}}\n.{name}-dark{{stroke:{dark}}}\n");
    open + &format!(".{name}-line{{stroke:{ink}}}\n") + &lit
}

fn surfaces(time: usize) -> String {
    let rule = |(class, properties, colours): &(&str, &[&str], [&str; 2])| {
        let colour = colours[time];
        let rules: Vec<_> = properties.iter().map(|property| format!("{property}:{colour}")).collect();
        format!("{class}{{{}}}\n", rules.join(";"))
    };
    SURFACES.iter().map(rule).collect()
}
