/** Blender's view transform "Filmic" with the look "Medium High Contrast", from the tables that Blender is installed with. */
import { readFileSync } from 'node:fs';

const TABLES = '/usr/share/blender/datafiles/colormanagement/filmic';
const lines = (name) => readFileSync(`${TABLES}/${name}`, 'utf8').split('\n');

/** Bright colours lose saturation: a cube of 65 × 65 × 65 colours, in logarithmic light. */
const SIDE = 65;
const cube = new Float32Array(SIDE ** 3 * 3);
for (const line of lines('filmic_desat65cube.spi3d').slice(3)) {
  const [r, g, b, ...colour] = line.trim().split(/\s+/).map(Number);
  if (colour.length === 3) cube.set(colour, ((r * SIDE + g) * SIDE + b) * 3);
}
/** The curve from logarithmic light to the screen. */
const curve = Float32Array.from(
  lines('filmic_to_0-85_1-011.spi1d')
    .filter((line) => /^\s+[\d.]/.test(line))
    .map(Number),
);

const DARKEST = -12.473931188;
const STOPS = 25;
const unit = (value) => Math.min(1, Math.max(0, value));

const at = new Float32Array(3);
const low = new Int32Array(3);

/** Writes the screen colour (0 to 1) of a pixel of linear light into target, both at index i. */
export function showPixel(light, target, i) {
  for (let c = 0; c < 3; c += 1) {
    const place = unit((Math.log2(Math.max(light[i + c], 1e-6)) - DARKEST) / STOPS) * (SIDE - 1);
    low[c] = Math.min(SIDE - 2, Math.floor(place));
    at[c] = place - low[c];
  }
  const corner = ((low[0] * SIDE + low[1]) * SIDE + low[2]) * 3;
  for (let c = 0; c < 3; c += 1) {
    let value = 0;
    for (let x = 0; x < 2; x += 1) {
      for (let y = 0; y < 2; y += 1) {
        const edge = corner + (x * SIDE + y) * SIDE * 3 + c;
        const weight = (x ? at[0] : 1 - at[0]) * (y ? at[1] : 1 - at[1]);
        value += weight * (cube[edge] + (cube[edge + 3] - cube[edge]) * at[2]);
      }
    }
    const spot = unit(value / 0.66) * (curve.length - 1);
    const left = Math.min(curve.length - 2, Math.floor(spot));
    target[i + c] = curve[left] + (curve[left + 1] - curve[left]) * (spot - left);
  }
}
