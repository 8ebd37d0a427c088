/**
 * Makes the sheet of all pictures for docs/goods.md: the first view of each kind, then strips with all colours of some kinds.
 *
 *   node sheet.mjs ASSETS SHEET
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const sharp = createRequire(new URL('../../../apps/gateway/package.json', import.meta.url))('sharp');

const TILE = 150;
const COLUMNS = 10;
const STRIPS = ['kettle', 'sofa', 'sneaker', 'smartphone'];

const [assets, sheet] = process.argv.slice(2);
const entries = JSON.parse(readFileSync(join(assets, 'manifest.json'), 'utf8')).filter(({ view }) => view === 1);
const main = entries.filter(({ variant }) => variant === 'main');
const first = main.filter(({ kind }, i) => main.findIndex((entry) => entry.kind === kind) === i);
const strips = STRIPS.flatMap((kind) => main.filter((entry) => entry.kind === kind));
const rows = Math.ceil(first.length / COLUMNS);

const parts = await Promise.all(
  [...first, ...strips].map(async ({ file }, i) => {
    const place = i < first.length ? i : rows * COLUMNS + i - first.length;
    return {
      input: await sharp(join(assets, file)).resize(TILE, TILE).toBuffer(),
      left: (place % COLUMNS) * TILE,
      top: Math.floor(place / COLUMNS) * TILE,
    };
  }),
);
const height = (rows + Math.ceil(strips.length / COLUMNS)) * TILE;
mkdirSync(dirname(sheet), { recursive: true });
await sharp({ create: { width: COLUMNS * TILE, height, channels: 3, background: '#ffffff' } })
  .composite(parts)
  .webp({ quality: 80, effort: 6 })
  .toFile(sheet);
