/** Makes finished pictures in all colours from the passes of one render (recolour.py). */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { denoise } from './denoise.mjs';
import { showPixel } from './filmic.mjs';

/** Blender writes four values per pixel and starts with the last row. */
function pass(folder, name, size) {
  const file = readFileSync(join(folder, `${name}.f32`));
  const source = new Float32Array(file.buffer, file.byteOffset, file.byteLength / 4);
  const values = new Float32Array(size * size * 3);
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const from = ((size - 1 - y) * size + x) * 4;
      const to = (y * size + x) * 3;
      for (let c = 0; c < 3; c += 1) values[to + c] = source[from + c];
    }
  }
  return values;
}

const mean = (one, two) => one.map((value, i) => (value + two[i]) / 2);

/** The passes of a render, without noise where they had it. */
export function developed(folder, size) {
  const halves = ['1', '2'].map((half) => join(folder, half));
  const both = (name) => mean(...halves.map((half) => pass(half, name, size)));
  const [first, second] = halves.map((half) => pass(half, 'picture', size));
  const [normal, albedo] = ['normal', 'albedo'].map(both);
  const layers = [mean(first, second), both('diffuse'), both('gloss')];
  const [picture, diffuse, gloss] = denoise({ first, second, normal, albedo, layers, width: size, height: size });
  const names = readdirSync(halves[0]);
  const difference = (name) => (names.includes(`${name}.f32`) ? both(name) : undefined);
  return { size, picture, lights: { diffuse, gloss }, difference };
}

/** The picture in a colour, as 16-bit values: the light of each kind, times the difference of the colours, is added. */
export function inColour({ size, picture, lights, difference }, colour, exposure) {
  const light = Float32Array.from(picture);
  for (const [name, own] of Object.entries(lights)) {
    const change = difference(`${name}-${colour}`);
    if (change) for (let i = 0; i < light.length; i += 1) light[i] += change[i] * own[i];
  }
  const shown = new Float32Array(size * size * 3);
  for (let i = 0; i < light.length; i += 1) light[i] *= 2 ** exposure;
  for (let i = 0; i < light.length; i += 3) showPixel(light, shown, i);
  return Uint16Array.from(shown, (value) => Math.round(Math.min(1, value) * 65535));
}

/** The folders of finished renders, with what the render says about its pictures. */
export const rendersIn = (root) =>
  readdirSync(root)
    .sort()
    .map((name) => join(root, name))
    .filter((folder) => existsSync(join(folder, 'facts.json')))
    .map((folder) => ({ folder, facts: join(folder, 'facts.json'), ...JSON.parse(readFileSync(join(folder, 'facts.json'), 'utf8')) }));
