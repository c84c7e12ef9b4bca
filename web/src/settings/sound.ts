/** Small sounds, made on the spot: no files. Off unless the person wants them. */
import { currentSettings } from './settings.ts';

const SOUNDS = {
  /** A key goes down. */
  tap: [{ wave: 'square', from: 190, to: 120, at: 0, long: 0.035, loud: 0.25 }],
  /** A piece is set down. */
  place: [{ wave: 'triangle', from: 150, to: 90, at: 0, long: 0.08, loud: 0.7 }],
  /** A cube comes in. */
  gain: [
    { wave: 'triangle', from: 620, to: 620, at: 0, long: 0.06, loud: 0.4 },
    { wave: 'triangle', from: 830, to: 830, at: 0.06, long: 0.09, loud: 0.4 },
  ],
  /** Dice on a wooden table. */
  dice: [0, 0.07, 0.16, 0.2, 0.29].map((at, i) => ({
    wave: 'square' as const,
    from: 300 - 30 * i,
    to: 110,
    at,
    long: 0.03,
    loud: 0.35,
  })),
  /** It cannot be done. */
  no: [{ wave: 'sawtooth', from: 130, to: 100, at: 0, long: 0.14, loud: 0.3 }],
  /** It is your turn: a desk bell. */
  bell: [
    { wave: 'sine', from: 1318, to: 1318, at: 0, long: 0.9, loud: 0.6 },
    { wave: 'sine', from: 2637, to: 2637, at: 0, long: 0.5, loud: 0.25 },
  ],
} as const satisfies Record<string, readonly Tone[]>;

interface Tone {
  readonly wave: OscillatorType;
  readonly from: number;
  readonly to: number;
  readonly at: number;
  readonly long: number;
  readonly loud: number;
}

type SoundName = keyof typeof SOUNDS;

let context: AudioContext | undefined;

/** Plays a sound if the person wants sounds; the bell also if only the bell is wanted. */
export function play(name: SoundName): void {
  const { sounds, bell, volume } = currentSettings();
  if (!(name === 'bell' ? bell || sounds : sounds) || volume === 0) return;
  try {
    context ??= new AudioContext();
    const out = context;
    void out.resume();
    for (const tone of SOUNDS[name] as readonly Tone[]) {
      const start = out.currentTime + tone.at;
      const voice = out.createOscillator();
      const gain = out.createGain();
      voice.type = tone.wave;
      voice.frequency.setValueAtTime(tone.from, start);
      voice.frequency.exponentialRampToValueAtTime(tone.to, start + tone.long);
      gain.gain.setValueAtTime((tone.loud * volume) / 400, start);
      gain.gain.exponentialRampToValueAtTime(0.0001, start + tone.long);
      voice.connect(gain).connect(out.destination);
      voice.start(start);
      voice.stop(start + tone.long);
    }
  } catch {
    // No sound here: nothing depends on it.
  }
}
