// A few gentle tones, made by the browser itself: nothing to load. Off unless somebody wants them.
import { settings } from "./settings.svelte";

type Tone = [pitch: number, from: number, length: number];

const TONES = {
  /** It is my turn. */
  turn: [[523.25, 0, 0.22], [783.99, 0.14, 0.34]],
  /** The game is over. */
  end: [[392, 0, 0.3], [523.25, 0.18, 0.3], [659.25, 0.36, 0.6]],
} as const satisfies Record<string, readonly Tone[]>;
const LOUD = 0.06;

let context: AudioContext | null = null;

export function play(what: keyof typeof TONES): void {
  if (settings.sound !== "on") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const [pitch, from, length] of TONES[what]) tone(context, pitch, context.currentTime + from, length);
}

function tone(on: AudioContext, pitch: number, from: number, length: number): void {
  const source = new OscillatorNode(on, { type: "sine", frequency: pitch });
  const volume = new GainNode(on, { gain: 0 });
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(LOUD, from + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, from + length);
  source.connect(volume).connect(on.destination);
  source.start(from);
  source.stop(from + length);
}
