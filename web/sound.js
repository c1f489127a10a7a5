// @ts-check
/* Sounds, made here and not loaded: wood on wood. Nothing is opened before the visitor has touched the page, as
 * browsers demand. */

/** @type {AudioContext | undefined} */
let context;

/** The knocks of each sound: seconds after its beginning, pitch in hertz, seconds that it rings. */
const SOUNDS = {
  move: [[0, 220, 0.09]],
  take: [[0, 160, 0.12], [0.11, 120, 0.16]],
  end: [[0, 262, 0.3], [0.16, 330, 0.3], [0.32, 392, 0.7]],
};

/** @param {AudioContext} audio @param {number} start @param {number} pitch @param {number} length */
function knock(audio, start, pitch, length) {
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.type = 'triangle';
  tone.frequency.setValueAtTime(2 * pitch, start);
  tone.frequency.exponentialRampToValueAtTime(pitch, start + 0.02);
  loudness.gain.setValueAtTime(0.4, start);
  loudness.gain.exponentialRampToValueAtTime(0.001, start + length);
  tone.connect(loudness).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length);
}

/** @param {keyof typeof SOUNDS} name */
export function play(name) {
  if (!navigator.userActivation?.hasBeenActive) return;
  context ??= new AudioContext();
  context.resume();
  const audio = context;
  for (const [after, pitch, length] of SOUNDS[name]) knock(audio, audio.currentTime + after, pitch, length);
}
