/**
 * Makes the pictures of the shop from filtered renders: one WebP per picture, a manifest, and a sheet of all pictures. The gateway makes the
 * widths and formats that pages request (`apps/gateway/src/pictures`).
 *
 *   node encode.mjs RENDERS ASSETS SHEET
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

// sharp is a dependency of the gateway; this folder has no package of its own.
const sharp = createRequire(new URL('../../../apps/gateway/package.json', import.meta.url))('sharp');

/** High, because the gateway compresses the picture once more. */
const QUALITY = 90;
const SHEET = { tile: 200, columns: 10, quality: 80 };

const [renders, assets, sheet] = process.argv.slice(2);
const manifest = join(assets, 'manifest.json');

/** The filtered render in 8 bits. Filmic leaves the picture a little flat: contrast and colour are raised equally for all pictures. */
const finished = async (file) =>
  sharp(await sharp(file).toColourspace('srgb').png().toBuffer())
    .linear(1.08, -14)
    .modulate({ saturation: 1.1 });

/** The colour of the upper corners: a page paints it behind the picture until the picture has loaded. */
async function backgroundOf(picture) {
  const { data, info } = await sharp(picture).resize(40, 40).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const spots = [0, 1, 38, 39].map((x) => (2 * info.width + x) * 3);
  const mean = [0, 1, 2].map((c) => Math.round(spots.reduce((sum, at) => sum + data[at + c], 0) / spots.length));
  return `#${mean.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

const entries = [];
for (const name of readdirSync(renders).sort()) {
  const source = join(renders, name, 'clean.png');
  if (!existsSync(source)) continue;
  const { seconds, ...facts } = JSON.parse(readFileSync(join(renders, name, 'facts.json'), 'utf8'));
  mkdirSync(join(assets, facts.kind), { recursive: true });
  const file = `${facts.kind}/${facts.variant}-${facts.view}.webp`;
  const target = join(assets, file);
  if (!existsSync(target) || statSync(target).mtimeMs < statSync(source).mtimeMs) {
    await (await finished(source)).webp({ quality: QUALITY, effort: 6, smartSubsample: true }).toFile(target);
  }
  const { width } = await sharp(target).metadata();
  entries.push({ ...facts, background: await backgroundOf(target), file, side: width });
}
// Pictures of earlier runs stay in the manifest while their files exist.
const key = (entry) => `${entry.kind}/${entry.variant}/${entry.view}`;
const fresh = new Set(entries.map(key));
const earlier = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : [];
entries.push(...earlier.filter((entry) => !fresh.has(key(entry)) && existsSync(join(assets, entry.file))));
entries.sort(
  (a, b) => a.category.localeCompare(b.category) || a.kind.localeCompare(b.kind) || a.view - b.view || a.variant.localeCompare(b.variant),
);
writeFileSync(manifest, `${JSON.stringify(entries, null, 1)}\n`);

const { tile, columns } = SHEET;
const parts = await Promise.all(
  entries.map(async ({ file }, i) => ({
    input: await sharp(join(assets, file)).resize(tile, tile).toBuffer(),
    left: (i % columns) * tile,
    top: Math.floor(i / columns) * tile,
  })),
);
mkdirSync(dirname(sheet), { recursive: true });
await sharp({ create: { width: columns * tile, height: Math.ceil(entries.length / columns) * tile, channels: 3, background: '#ffffff' } })
  .composite(parts)
  .webp({ quality: SHEET.quality, effort: 6 })
  .toFile(sheet);
console.log(`${entries.length} pictures of ${new Set(entries.map((entry) => entry.kind)).size} kinds`);
