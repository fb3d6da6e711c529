//! Sounds, made in the browser: each has something to see as its twin.

use js_sys::Float32Array;
use web_sys::{AudioContext, BiquadFilterType, GainNode, OscillatorType};

/// A sound of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Sound {
    /// Dice on felt.
    Dice,
    /// A pencil that crosses.
    Pencil,
    /// A row is locked.
    Latch,
    /// A tile on wood.
    Tile,
    /// Two notes for a Qwirkle, or for the end of a game.
    TwoNotes,
}

thread_local! {
    static CONTEXT: Option<AudioContext> = AudioContext::new().ok();
}

/// Makes a sound. Where the browser makes none, nothing happens.
pub(crate) fn play(sound: Sound) {
    CONTEXT.with(|context| {
        if let Some(context) = context {
            // A context may sleep until the person has touched the page, and this is because they have.
            _ = context.resume();
            _ = make(context, sound);
        }
    });
}

fn make(context: &AudioContext, sound: Sound) -> Option<()> {
    match sound {
        Sound::Dice => {
            for (i, at) in [0.0, 0.09, 0.16, 0.27, 0.34, 0.46].into_iter().enumerate() {
                let tone = 900.0 + 160.0 * ((i * 5) % 4) as f32;
                noise(context, at, 0.05, tone, 0.16 - 0.02 * i as f32)?;
            }
            Some(())
        }
        Sound::Pencil => {
            noise(context, 0.0, 0.09, 2600.0, 0.08)?;
            noise(context, 0.11, 0.09, 3000.0, 0.08)
        }
        Sound::Latch => {
            noise(context, 0.0, 0.03, 1800.0, 0.2)?;
            note(context, 0.04, 0.12, 220.0, 0.12)
        }
        Sound::Tile => {
            noise(context, 0.0, 0.04, 700.0, 0.22)?;
            note(context, 0.0, 0.07, 180.0, 0.1)
        }
        Sound::TwoNotes => {
            note(context, 0.0, 0.22, 523.25, 0.12)?;
            note(context, 0.16, 0.4, 783.99, 0.12)
        }
    }
}

/// A gain that fades out, `at` seconds from now.
fn fading(context: &AudioContext, at: f64, length: f64, loudness: f32) -> Option<GainNode> {
    let gain = context.create_gain().ok()?;
    let start = context.current_time() + at;
    gain.gain().set_value_at_time(loudness, start).ok()?;
    gain.gain().exponential_ramp_to_value_at_time(0.0001, start + length).ok()?;
    gain.connect_with_audio_node(&context.destination()).ok()?;
    Some(gain)
}

fn note(context: &AudioContext, at: f64, length: f64, frequency: f32, loudness: f32) -> Option<()> {
    let tone = context.create_oscillator().ok()?;
    tone.set_type(OscillatorType::Triangle);
    tone.frequency().set_value(frequency);
    let fading = fading(context, at, length, loudness)?;
    tone.connect_with_audio_node(&fading).ok()?;
    tone.start_with_when(context.current_time() + at).ok()?;
    tone.stop_with_when(context.current_time() + at + length).ok()
}

/// A short rush around a frequency.
fn noise(context: &AudioContext, at: f64, length: f64, frequency: f32, loudness: f32) -> Option<()> {
    let rate = context.sample_rate();
    let samples = (f64::from(rate) * length) as u32;
    let buffer = context.create_buffer(1, samples.max(1), rate).ok()?;
    let rush: Vec<f32> = (0..samples).map(|_| (js_sys::Math::random() * 2.0 - 1.0) as f32).collect();
    buffer.copy_to_channel_with_f32_array(&Float32Array::from(rush.as_slice()), 0).ok()?;
    let source = context.create_buffer_source().ok()?;
    source.set_buffer(Some(&buffer));
    let filter = context.create_biquad_filter().ok()?;
    filter.set_type(BiquadFilterType::Bandpass);
    filter.frequency().set_value(frequency);
    source.connect_with_audio_node(&filter).ok()?;
    let fading = fading(context, at, length, loudness)?;
    filter.connect_with_audio_node(&fading).ok()?;
    source.start_with_when(context.current_time() + at).ok()
}
