/** Filters renders and writes `clean.png` beside each: node clean.mjs DIR. Pictures that are already clean are left as they are. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { denoise } from './denoise.mjs';

// sharp is a dependency of the gateway; this folder has no package of its own.
const sharp = createRequire(new URL('../../../apps/gateway/package.json', import.meta.url))('sharp');

async function floats(file) {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .toColourspace('rgb16')
    .raw({ depth: 'ushort' })
    .toBuffer({ resolveWithObject: true });
  const words = new Uint16Array(data.buffer, data.byteOffset, data.byteLength / 2);
  return { values: Float32Array.from(words, (word) => word / 65535), width: info.width, height: info.height };
}

async function clean(folder) {
  // Blender adds the number of the frame to the names of the guides; clothes are taken from the last frame of their simulation.
  const names = readdirSync(folder);
  const guide = (kind) => names.find((name) => name.startsWith(kind));
  const [first, second, normal, albedo] = await Promise.all(
    ['a.png', 'b.png', guide('normal'), guide('albedo')].map((name) => floats(join(folder, name))),
  );
  const { width, height } = first;
  const filtered = denoise(first.values, second.values, normal.values, albedo.values, width, height);
  const words = Uint16Array.from(filtered, (value) => Math.max(0, Math.min(65535, Math.round(value * 65535))));
  const raw = { width, height, channels: 3, depth: 'ushort' };
  await sharp(words, { raw }).toColourspace('rgb16').png({ compressionLevel: 6 }).toFile(join(folder, 'clean.png'));
}

const root = process.argv[2];
for (const name of readdirSync(root).sort()) {
  const folder = join(root, name);
  const target = join(folder, 'clean.png');
  if (!existsSync(join(folder, 'facts.json'))) continue;
  if (existsSync(target) && statSync(target).mtimeMs > statSync(join(folder, 'facts.json')).mtimeMs) continue;
  await clean(folder);
}
