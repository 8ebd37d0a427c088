/** Makes the picture of the home page from the passes that scene.py rendered: node scene.mjs DIR OUT.webp [WIDTH] */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { denoise } from './denoise.mjs';
import { showPixel } from './filmic.mjs';

// sharp is a dependency of the gateway; this folder has no package of its own.
const sharp = createRequire(new URL('../../../apps/gateway/package.json', import.meta.url))('sharp');

const RATIO = 12 / 5;
const EXPOSURE = 0.7;

const [folder, target, size = '1440'] = process.argv.slice(2);
const width = Number(size);
const height = Math.round(width / RATIO);

/** Blender writes four values per pixel and starts with the last row. */
function pass(half, name) {
  const file = readFileSync(join(folder, half, `${name}.f32`));
  const source = new Float32Array(file.buffer, file.byteOffset, file.byteLength / 4);
  const values = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = ((height - 1 - y) * width + x) * 4;
      for (let c = 0; c < 3; c += 1) values[(y * width + x) * 3 + c] = source[from + c];
    }
  }
  return values;
}
const mean = (name) => {
  const other = pass('2', name);
  return pass('1', name).map((value, i) => (value + other[i]) / 2);
};

const [first, second] = [pass('1', 'picture'), pass('2', 'picture')];
const [light] = denoise({ first, second, normal: mean('normal'), albedo: mean('albedo'), layers: [mean('picture')], width, height });
const shown = new Float32Array(light.length);
for (let i = 0; i < light.length; i += 1) light[i] *= 2 ** EXPOSURE;
for (let i = 0; i < light.length; i += 3) showPixel(light, shown, i);
const bytes = Uint8Array.from(shown, (value) => Math.round(Math.max(0, Math.min(1, value)) * 255));
await sharp(bytes, { raw: { width, height, channels: 3 } })
  .linear(1.06, -8)
  .modulate({ saturation: 1.08 })
  .webp({ quality: 88, effort: 6, smartSubsample: true })
  .toFile(target);
