// A few small synthesised sounds. Off until the reader turns them on.
import { settings } from "../settings.svelte.ts";

interface Note {
  /** The pitch in Hz; 0 is a rustle. */
  pitch: number;
  at: number;
  long: number;
  loud: number;
}

const rustle = (at = 0, loud = 0.12): Note => ({ pitch: 0, at, long: 0.07, loud });
const bell = (pitch: number, at = 0, loud = 0.1, long = 0.7): Note => ({ pitch, at, long, loud });

const SOUNDS = {
  card: [rustle()],
  cards: [rustle(), rustle(0.05, 0.09), rustle(0.1, 0.07)],
  gain: [rustle(), bell(880, 0.03, 0.04, 0.25)],
  seal: [bell(110, 0, 0.16, 0.16), rustle(0, 0.1)],
  turn: [bell(587, 0, 0.09), bell(880, 0.14, 0.09)],
  chat: [bell(1046, 0, 0.05, 0.2)],
  end: [bell(392, 0), bell(494, 0.13), bell(587, 0.26), bell(784, 0.39, 0.12, 1.4)],
} satisfies Record<string, Note[]>;

export type SoundName = keyof typeof SOUNDS;

/** The sound of an event, by its name; the same on every table. */
const HAPPENED: Record<string, SoundName> = {
  played: "card",
  played_treasures: "cards",
  drew: "cards",
  discarded: "card",
  shuffled: "cards",
  bought: "gain",
  gained: "gain",
  trashed: "card",
  conquered: "gain",
  recruited: "gain",
  built: "card",
  claimed: "card",
  flooded: "cards",
  exchanged: "card",
};

const GAP = 90;

class Sounds {
  #context: AudioContext | null = null;
  #last = 0;

  play(name: SoundName): void {
    if (!settings.sound) return;
    this.#context ??= new AudioContext();
    for (const note of SOUNDS[name]) this.#note(this.#context, note);
  }

  /** Plays the sound of an event, but not of every one when many come at once. */
  happened(event: string): void {
    const name = HAPPENED[event];
    const now = performance.now();
    if (!name || now - this.#last < GAP) return;
    this.#last = now;
    this.play(name);
  }

  #note(context: AudioContext, { pitch, at, long, loud }: Note): void {
    const start = context.currentTime + at;
    const gain = context.createGain();
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(loud, start + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + long);
    gain.connect(context.destination);
    const source = pitch ? this.#tone(context, pitch) : this.#noise(context, long);
    source.connect(gain);
    source.start(start);
    source.stop(start + long);
  }

  #tone(context: AudioContext, pitch: number): OscillatorNode {
    const tone = context.createOscillator();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    return tone;
  }

  #noise(context: AudioContext, long: number): AudioBufferSourceNode {
    const buffer = context.createBuffer(1, context.sampleRate * long, context.sampleRate);
    const data = buffer.getChannelData(0);
    // Averages neighbouring samples, to sound like paper instead of steam.
    let last = 0;
    for (let i = 0; i < data.length; i++) data[i] = last = (last + Math.random() * 2 - 1) / 2;
    const noise = context.createBufferSource();
    noise.buffer = buffer;
    return noise;
  }
}

export const sound = new Sounds();
