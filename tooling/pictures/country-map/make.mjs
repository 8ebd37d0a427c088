// Makes the outline of Uzbekistan with its regions: simplifies the paths of the npm package @svg-maps/uzbekistan.
// Run: npm pack @svg-maps/uzbekistan@1.0.0 && tar xzf svg-maps-uzbekistan-1.0.0.tgz && node make.mjs package/uzbekistan.svg
import { readFileSync, writeFileSync } from 'node:fs';

/** SOATO codes of the regions. The source calls both the city and the region Tashkent: the city has one ring, the region more. */
const CODES = {
  andijan: '1703',
  bukhara: '1706',
  jizzakh: '1708',
  qashqadaryo: '1710',
  navoiy: '1712',
  namangan: '1714',
  samarqand: '1718',
  surxondaryo: '1722',
  sirdaryo: '1724',
  fergana: '1730',
  xorazm: '1733',
  karakalpakstan: '1735',
};
/** Units of the result per unit of the source, so that whole numbers are exact enough. */
const SCALE = 2;
/** A point this close to a straight line is left out: half a pixel on the page, hidden under the stroke of the border. */
const TOLERANCE = 1.2;
const SMALLEST_RING = 4;

const OUTPUT = new URL('../../../apps/public-site/src/pages/service-centers/country-map/outline.ts', import.meta.url);

/** Rings of a path that consists of `m` with relative steps and `z`. */
function parseRings(path) {
  let position = [0, 0];
  return path
    .split(/z/i)
    .filter((part) => part.trim() !== '')
    .map((part) => {
      if (/[a-ln-y]/i.test(part.replace(/[ml]/g, ''))) throw new Error(`unknown command in ${part.slice(0, 80)}`);
      const numbers = part.match(/-?[\d.]+/g).map(Number);
      const ring = [];
      for (let at = 0; at < numbers.length; at += 2) {
        position = [position[0] + numbers[at], position[1] + numbers[at + 1]];
        ring.push(position.map((part) => part * SCALE));
      }
      position = ring[0].map((part) => part / SCALE);
      return ring;
    });
}

function distanceToLine([x, y], [fromX, fromY], [toX, toY]) {
  const length = Math.hypot(toX - fromX, toY - fromY);
  if (length === 0) return Math.hypot(x - fromX, y - fromY);
  return Math.abs((toX - fromX) * (fromY - y) - (fromX - x) * (toY - fromY)) / length;
}

/** Douglas and Peucker: keeps the farthest point from the line between the ends, until none is farther than the tolerance. */
function simplify(points) {
  const last = points.length - 1;
  let farthest = 0;
  let distance = TOLERANCE;
  for (let at = 1; at < last; at += 1) {
    const found = distanceToLine(points[at], points[0], points[last]);
    if (found > distance) [farthest, distance] = [at, found];
  }
  if (farthest === 0) return [points[0], points[last]];
  return [...simplify(points.slice(0, farthest + 1)).slice(0, -1), ...simplify(points.slice(farthest))];
}

/** A ring in whole units, as relative steps without needless spaces. */
function writeRing(ring) {
  const rounded = simplify([...ring, ring[0]]).map((point) => point.map(Math.round));
  const steps = rounded.map(([x, y], at) => (at === 0 ? [x, y] : [x - rounded[at - 1][0], y - rounded[at - 1][1]])).slice(0, -1);
  const [start, ...moves] = steps.filter(([x, y], at) => at === 0 || x !== 0 || y !== 0);
  if (moves.length < SMALLEST_RING) return '';
  return `M${start.join(' ')}l${moves.flat().join(' ')}z`.replaceAll(' -', '-');
}

const source = readFileSync(process.argv[2], 'utf8');
const shapes = [...source.matchAll(/\bid="([^"]+)"[^>]*?\bd="([^"]+)"/gs)].map(([, id, path]) => {
  const rings = parseRings(path);
  const code = id === 'tashkent' ? (rings.length === 1 ? '1726' : '1727') : CODES[id];
  return { code: code ?? null, path: rings.map(writeRing).join('') };
});
const rows = shapes.map(({ code, path }) => `  { code: ${code && `'${code}'`}, path: '${path}' },`);
writeFileSync(
  OUTPUT,
  `// Made by tooling/pictures/country-map/make.mjs from @svg-maps/uzbekistan 1.0.0 (https://mapsvg.com/maps/uzbekistan), licence CC BY 4.0;
// simplified. The page must name the author and the licence.

/** The regions of Uzbekistan by SOATO code, and the Aral Sea (null), as paths in a drawing of \`MAP_SIZE\`. */
export const OUTLINE: readonly { code: string | null; path: string }[] = [
${rows.join('\n')}
];
`,
);
