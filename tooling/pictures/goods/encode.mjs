/**
 * Makes the pictures of the shop from renders: one WebP per colour, and the manifest. The gateway makes the widths and formats that pages
 * request (`apps/gateway/src/pictures`).
 *
 *   node encode.mjs RENDERS ASSETS
 */
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { developed, inColour, rendersIn } from './develop.mjs';

// sharp is a dependency of the gateway; this folder has no package of its own.
const sharp = createRequire(new URL('../../../apps/gateway/package.json', import.meta.url))('sharp');

/** High, because the gateway compresses the picture once more. */
const QUALITY = 88;

const [renders, assets] = process.argv.slice(2);
const manifest = join(assets, 'manifest.json');

/** Filmic leaves the picture a little flat: contrast and colour are raised equally for all pictures. */
const finished = async (words, size) =>
  sharp(
    await sharp(words, { raw: { width: size, height: size, channels: 3, depth: 'ushort' } })
      .toColourspace('srgb')
      .png({ compressionLevel: 1 })
      .toBuffer(),
  )
    .linear(1.08, -14)
    .modulate({ saturation: 1.1 });

/** The colour of the upper corners: a page paints it behind the picture until the picture has loaded. */
async function backgroundOf(picture) {
  const { data, info } = await sharp(picture).resize(40, 40).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const spots = [0, 1, 38, 39].map((x) => (2 * info.width + x) * 3);
  const mean = [0, 1, 2].map((c) => Math.round(spots.reduce((sum, at) => sum + data[at + c], 0) / spots.length));
  return `#${mean.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

const fileOf = ({ kind, variant, colour, view }) => `${kind}/${variant}.${colour}-${view}.webp`;

/** Equal to the words of the list `pictures` of a render, and the place, size and background of the file. */
const entries = new Map();
for (const entry of existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : []) {
  if (existsSync(join(assets, entry.file))) entries.set(entry.file, entry);
}

for (const { folder, facts, size, exposure, pictures } of rendersIn(renders)) {
  const old = pictures.filter((picture) => {
    const target = join(assets, fileOf(picture));
    return !existsSync(target) || statSync(target).mtimeMs < statSync(facts).mtimeMs;
  });
  if (old.length === 0) continue;
  const passes = developed(folder, size);
  for (const picture of old) {
    const file = fileOf(picture);
    const target = join(assets, file);
    mkdirSync(join(assets, picture.kind), { recursive: true });
    const ready = await finished(inColour(passes, picture.colour, exposure), size);
    await ready.webp({ quality: QUALITY, effort: 6, smartSubsample: true }).toFile(target);
    entries.set(file, { ...picture, background: await backgroundOf(target), file, side: size });
  }
  // The passes take 150 MB; only the facts are kept, so that main.py --new knows what is done.
  for (const half of ['1', '2']) rmSync(join(folder, half), { recursive: true });
  console.warn(`${folder}: ${old.map((picture) => picture.colour).join(', ')}`);
}

const order = ({ category, kind, view, variant, colour }) => [category, kind, view, variant, colour].join(' ');
const sorted = [...entries.values()].sort((a, b) => order(a).localeCompare(order(b)));
writeFileSync(manifest, `${JSON.stringify(sorted, null, 2)}\n`);
