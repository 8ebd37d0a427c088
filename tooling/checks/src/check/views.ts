import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../root.ts';
import { listRepositoryFiles } from './files.ts';

/** Modules that give access to data, the session or the router. A view must get these as props. */
const FORBIDDEN = /^(@tanstack\/react-query|@tanstack\/react-router|@muddat\/sdk)$/;
const SHELL = '@muddat/app-shell';
const SHELL_INDEX = 'packages/app-shell/src/index.ts';
/** Only files of the apps and of app-shell are followed: the packages below do not depend on the forbidden modules. */
const FOLLOWED_IMPORTS = /^(apps|packages\/app-shell)\//;
const IMPORT = /(?:^|\n)\s*(?:import|export)\s+(type\s+)?([^'";]*?)\s*from\s*'([^']+)'/g;
const BARE_IMPORT = /(?:\bimport\s*\(\s*|(?:^|\n)\s*import\s+)'([^']+)'/g;

type Import = { target: string; names: readonly string[] };
type ReadFile = (file: string) => string | undefined;

const readFromRoot: ReadFile = (file) => (existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8') : undefined);

/** Finds views that import forbidden modules, directly or indirectly. */
export async function checkViews(): Promise<string | undefined> {
  const faults = listRepositoryFiles('apps/*.view.tsx').flatMap((view) => findViewErrors(view, readFromRoot));
  return faults.length > 0 ? faults.join('\n') : undefined;
}

/** Follows a view's imports. Returns each forbidden one with the chain that leads to it. Type imports are ignored. */
export function findViewErrors(view: string, read: ReadFile): string[] {
  const seen = new Set<string>();
  const follow = (file: string, way: readonly string[]): string[] => {
    if (seen.has(file)) return [];
    seen.add(file);
    const here = [...way, file];
    return importsOf(read(file) ?? '').flatMap(({ target, names }) => {
      if (FORBIDDEN.test(target)) return [`${here.join(' -> ')} imports ${target}; a view gets props only`];
      if (target === SHELL) return names.flatMap((name) => followShell(name, here));
      const next = target.startsWith('.') ? join(dirname(file), target) : '';
      return FOLLOWED_IMPORTS.test(next) && /\.tsx?$/.test(next) ? follow(next, here) : [];
    });
  };
  /** A name exported by app-shell is followed to the file that defines it, not to the whole index. */
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

/** The values that an import clause names, by the names in the exporting module. Types are left out. */
const namesOf = (clause: string): string[] =>
  clause
    .replaceAll(/[{}]/g, ',')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('type '))
    .map((part) => part.split(/\s+as\s+/)[0] ?? part);
