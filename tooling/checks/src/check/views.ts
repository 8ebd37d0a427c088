import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../root.ts';
import { filesOf } from './files.ts';

/** What holds data, a session or the place in the router: a view gets all of it as props. */
const FORBIDDEN = /^(@tanstack\/react-query|@tanstack\/react-router|@muddat\/sdk)$/;
const SHELL = '@muddat/app-shell';
const SHELL_INDEX = 'packages/app-shell/src/index.ts';
/** Followed: what stands in the apps and in the room that both share. The rooms under it know none of the forbidden. */
const FOLLOWED = /^(apps|packages\/app-shell)\//;
const IMPORT = /(?:^|\n)\s*(?:import|export)\s+(type\s+)?([^'";]*?)\s*from\s*'([^']+)'/g;
const BARE_IMPORT = /(?:\bimport\s*\(\s*|(?:^|\n)\s*import\s+)'([^']+)'/g;

type Import = { target: string; names: readonly string[] };
type Read = (file: string) => string | undefined;

const readHere: Read = (file) => (existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8') : undefined);

/** What views, with all that they draw, take from elsewhere than their props. */
export async function checkViews(): Promise<string | undefined> {
  const faults = filesOf('apps/*.view.tsx').flatMap((view) => viewFaults(view, readHere));
  return faults.length > 0 ? faults.join('\n') : undefined;
}

/** The imports of one view to their end: each forbidden one with the way that leads to it. Types travel freely. */
export function viewFaults(view: string, read: Read): string[] {
  const seen = new Set<string>();
  const follow = (file: string, way: readonly string[]): string[] => {
    if (seen.has(file)) return [];
    seen.add(file);
    const here = [...way, file];
    return importsOf(read(file) ?? '').flatMap(({ target, names }) => {
      if (FORBIDDEN.test(target)) return [`${here.join(' -> ')} imports ${target}; a view gets props only`];
      if (target === SHELL) return names.flatMap((name) => followShell(name, here));
      const next = target.startsWith('.') ? join(dirname(file), target) : '';
      return FOLLOWED.test(next) && /\.tsx?$/.test(next) ? follow(next, here) : [];
    });
  };
  /** A name of the shared room leads to the file that it comes from, and to no other. */
  const followShell = (name: string, way: readonly string[]): string[] => {
    const from = importsOf(read(SHELL_INDEX) ?? '').find(({ names }) => names.includes(name));
    return from ? follow(join(dirname(SHELL_INDEX), from.target), way) : [];
  };
  return follow(view, []);
}

function importsOf(source: string): Import[] {
  const named = [...source.matchAll(IMPORT)].flatMap(([, type, clause = '', target = '']) => {
    const names = namesOf(clause);
    return type !== undefined || names.length === 0 ? [] : [{ target, names }];
  });
  const bare = [...source.matchAll(BARE_IMPORT)].flatMap(([, target]) => (target === undefined ? [] : [{ target, names: [] }]));
  return [...named, ...bare];
}

/** The values that a clause brings, by the names that the other module gives them; types are left out. */
const namesOf = (clause: string): string[] =>
  clause
    .replaceAll(/[{}]/g, ',')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('type '))
    .map((part) => part.split(/\s+as\s+/)[0] ?? part);
