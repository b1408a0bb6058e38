import { type Colour, pngOf } from './png';

/** What is drawn with: wall, floor, pipe, valve, leak, ink. */
const WALLS: readonly Colour[] = [
  [206, 200, 188],
  [188, 199, 201],
  [199, 190, 176],
  [180, 187, 172],
];
const FLOOR: Colour = [124, 117, 106];
const PIPE: Colour = [92, 110, 118];
const VALVE: Colour = [163, 42, 30];
const LEAK: Colour = [84, 62, 38];
const SHINE: Colour = [232, 229, 222];

/** So many rooms and signatures are different: drawing takes longer than all else of the demo. */
const DIFFERENT = 4;

const drawn = new Map<string, Uint8Array>();
function once(key: string, draw: () => Uint8Array): Uint8Array {
  const known = drawn.get(key) ?? draw();
  drawn.set(key, known);
  return known;
}

/** A corner of a plant room: `worn` shows the leak that the work is about. */
export const plantRoom = (n: number, worn: boolean, width: number, height: number): Uint8Array =>
  once(`room ${n % DIFFERENT} ${worn} ${width}`, () => drawRoom(n % DIFFERENT, worn, width, height));

/** Somebody's signature, as a pen would leave it. */
export const penStroke = (n: number): Uint8Array =>
  once(`stroke ${n % DIFFERENT}`, () => drawStroke(n % DIFFERENT, 480, 160));

function drawRoom(n: number, worn: boolean, width: number, height: number): Uint8Array {
  const wall = WALLS[n % WALLS.length] as Colour;
  const pipeAt = 0.3 + 0.08 * (n % 5);
  const valveAt = 0.25 + 0.1 * (n % 4);
  return pngOf(width, height, [wall, FLOOR, PIPE, VALVE, LEAK, SHINE], (px, py) => {
    // No lists and no Math.hypot: for each of a million points they took most of the time of the whole demo.
    const x = px / width;
    const y = py / height;
    const away = ((x - pipeAt) * (width / height)) ** 2 + (y - valveAt) ** 2;
    if (away < 0.09 ** 2) return away < 0.03 ** 2 ? 5 : 3;
    const below = y > valveAt && y < 0.78;
    if (worn && below && Math.abs(x - pipeAt) < 0.06 + 0.05 * Math.sin(y * 24 + n)) return 4;
    if (Math.abs(x - pipeAt) < 0.035) return x < pipeAt - 0.015 ? 5 : 2;
    if (Math.abs(y - 0.62) < 0.025 && x > pipeAt) return 2;
    if (y > 0.78) return worn && (x - pipeAt) ** 2 + ((y - 0.88) * 2) ** 2 < 0.16 ** 2 ? 4 : 1;
    return 0;
  });
}

const PAPER: Colour = [255, 255, 255];
const INK: Colour = [28, 26, 22];

function drawStroke(n: number, width: number, height: number): Uint8Array {
  const ink = new Uint8Array(width * height);
  const loops = 4 + (n % 4);
  for (let step = 0; step < 4000; step += 1) {
    const t = step / 4000;
    const swing = Math.sin(t * loops * 2 * Math.PI + n);
    const x = Math.round(40 + t * (width - 110) + 22 * Math.cos(t * loops * 2 * Math.PI + n));
    const y = Math.round(height / 2 + swing * (18 + 26 * Math.abs(Math.sin(t * 3 + n))));
    for (let dx = -1; dx <= 1; dx += 1)
      for (let dy = -1; dy <= 1; dy += 1) ink[(y + dy) * width + x + dx] = 1;
  }
  return pngOf(width, height, [PAPER, INK], (x, y) => ink[y * width + x] ?? 0);
}
