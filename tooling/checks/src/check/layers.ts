import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { listRepositoryFiles } from './files.ts';

/**
 * The folders of an app's `src`, from top to bottom. Folders of one row do not import each other, and no row imports a row above it. Files
 * directly in `src` start the app: they may import everything, and no folder imports them, except those in `importable`.
 */
export type AppLayers = {
  readonly rows: readonly (readonly string[])[];
  /** Layers whose sub-folders must not import each other. */
  readonly isolated?: readonly string[];
  /** Layers whose sub-folders expose only the files at their top; deeper files are private. */
  readonly closed?: readonly string[];
  /** Layers whose sub-folders may import each other in both directions. */
  readonly cyclesAllowed?: readonly string[];
  /** Files directly in `src` that folders may import as an exception. */
  readonly importable?: readonly string[];
  /** Folders outside of the layers, such as the service worker, which is a program of its own. */
  readonly outside?: readonly string[];
};

export const APP_LAYERS: Readonly<Record<string, AppLayers>> = {
  'apps/cabinet': {
    rows: [['app'], ['features'], ['domain'], ['shared']],
    isolated: ['features'],
    closed: ['domain'],
    cyclesAllowed: ['app'],
  },
  'apps/public-site': {
    rows: [['app'], ['pages'], ['domain'], ['shared']],
    isolated: ['pages'],
    closed: ['domain'],
    cyclesAllowed: ['app'],
    outside: ['service-worker'],
  },
  'apps/gateway': {
    rows: [
      ['check', 'dev', 'pictures'],
      ['cabinet'],
      ['auth', 'pages', 'proxy'],
      ['sessions'],
      ['bots', 'ops'],
      ['limits'],
      ['redis', 'upstream'],
      ['http'],
      ['config'],
    ],
    // `gateway.ts` defines the gateway's type, which refers to types of every folder, and every folder receives a gateway.
    importable: ['gateway.ts'],
    outside: ['stories', 'attacks', 'processes'],
  },
  'apps/sandbox': {
    rows: [['cli', 'check'], ['tools'], ['seed'], ['apis'], ['search'], ['domain'], ['core'], ['db', 'pictures'], ['config']],
    // Starts the sandbox for both programs: `main.ts` and the command line.
    importable: ['start.ts'],
    cyclesAllowed: ['core', 'db', 'seed', 'tools', 'search'],
  },
};

/** Files for tests and stories. They may import everything, and no other file imports them. */
export const TEST_OR_STORY_FILE = /\.(test|stories)\.tsx?$|(^|\/)testing\//;
const IMPORT = /(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g;

/** The imports of each file of an app, as paths from `src`. */
export type ImportsByFile = ReadonlyMap<string, readonly string[]>;

export async function checkLayers(): Promise<string | undefined> {
  const faults = Object.entries(APP_LAYERS).flatMap(([app, layers]) => findLayerErrors(app, layers, readImports(app)));
  return faults.length > 0 ? faults.join('\n') : undefined;
}

export function readImports(app: string): ImportsByFile {
  const src = `${app}/src/`;
  return new Map(
    listRepositoryFiles(`${src}*.ts`, `${src}*.tsx`).map((file) => [
      file.slice(src.length),
      [...readFileSync(join(ROOT, file), 'utf8').matchAll(IMPORT)].flatMap(([, target = '']) => {
        const path = join(file, '..', target);
        return path.startsWith(src) ? [path.slice(src.length)] : [];
      }),
    ]),
  );
}

/** The forbidden imports of an app, each with a fix. */
export function findLayerErrors(app: string, layers: AppLayers, imports: ImportsByFile): string[] {
  const found = [...imports].flatMap(([file, targets]) =>
    TEST_OR_STORY_FILE.test(file) ? [] : targets.map((target) => ({ file, target })),
  );
  const single = found.flatMap(({ file, target }) => {
    const fault = findImportError(layers, file, target);
    return fault === undefined ? [] : [`${app}/src/${file} imports ${target}: ${fault}`];
  });
  const homeless = [...new Set([...imports.keys()].map(layerOf))].filter((layer) => layer !== '' && !isKnown(layers, layer));
  return [
    ...homeless.map((layer) => `${app}/src/${layer} is in no layer: name it in APP_LAYERS of tooling/checks/src/check/layers.ts`),
    ...single,
    ...findCycleErrors(app, layers, found),
  ];
}

type Import = { readonly file: string; readonly target: string };

function findImportError(layers: AppLayers, file: string, target: string): string | undefined {
  if (TEST_OR_STORY_FILE.test(target)) return 'it is there for tests; move what this file needs beside it';
  const [from, to] = [layerOf(file), layerOf(target)];
  if (from === '' || layers.outside?.includes(from)) return undefined;
  if (to === '')
    return layers.importable?.includes(target)
      ? undefined
      : 'a file that starts the app; move what both need into the layer that may have it';
  const [row, other] = [rowOfLayer(layers, from), rowOfLayer(layers, to)];
  if (other < row)
    return `${to} is above ${from}; move what both need down, or have it handed in (a prop, a parameter, the router’s context)`;
  if (other === row && from !== to) return `${to} stands beside ${from}; move what both need into a layer below`;
  const [part, otherPart] = [subfolderOf(file), subfolderOf(target)];
  if (from === to && part !== otherPart && layers.isolated?.includes(from))
    return `${otherPart} and ${part} know nothing of each other; move what both need into a layer below`;
  if (layers.closed?.includes(to) && part !== otherPart && target.split('/').length > 3)
    return `it is private to ${otherPart}; import a file at the top of that folder, or move this one there`;
  return undefined;
}

/** Folders of one layer that import each other, directly or through other folders. */
function findCycleErrors(app: string, layers: AppLayers, found: readonly Import[]): string[] {
  const ways = new Map<string, Map<string, Import>>();
  for (const { file, target } of found) {
    const [from, to] = [subfolderOf(file), subfolderOf(target)];
    if (from === to || layerOf(file) !== layerOf(target) || layers.cyclesAllowed?.includes(layerOf(file))) continue;
    const known = ways.get(from) ?? new Map<string, Import>();
    if (!known.has(to)) known.set(to, { file, target });
    ways.set(from, known);
  }
  return [...ways.keys()].sort().flatMap((part) => {
    const loop = findShortestCycle(part, ways);
    // Report each cycle once, from its alphabetically first folder.
    if (loop === undefined || loop.some((other) => other < part)) return [];
    const steps = loop.flatMap((from, at) => ways.get(from)?.get(loop[(at + 1) % loop.length] ?? '') ?? []);
    return [
      `${app}/src: ${[...loop, part].join(' -> ')} is a loop; let one of these imports go: ${steps.map(({ file, target }) => `${file} -> ${target}`).join(', ')}`,
    ];
  });
}

function findShortestCycle(start: string, ways: ReadonlyMap<string, ReadonlyMap<string, Import>>): string[] | undefined {
  const queue: string[][] = [[start]];
  const seen = new Set<string>();
  for (let way = queue.shift(); way !== undefined; way = queue.shift())
    for (const next of ways.get(way.at(-1) ?? '')?.keys() ?? []) {
      if (next === start) return way;
      if (!seen.has(next)) queue.push([...way, next]);
      seen.add(next);
    }
  return undefined;
}

export const layerOf = (file: string): string => (file.includes('/') ? (file.split('/')[0] ?? '') : '');
/** The folder within the layer, or the layer itself for its own files. */
const subfolderOf = (file: string): string =>
  file
    .split('/')
    .slice(0, Math.min(2, file.split('/').length - 1))
    .join('/');
export const rowOfLayer = ({ rows }: AppLayers, layer: string): number => {
  const row = rows.findIndex((names) => names.includes(layer));
  return row < 0 ? Number.POSITIVE_INFINITY : row;
};
const isKnown = (layers: AppLayers, layer: string): boolean =>
  layer === 'testing' || layers.outside?.includes(layer) === true || rowOfLayer(layers, layer) < Number.POSITIVE_INFINITY;
