import { globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ModulePatterns } from './module-patterns.ts';

/** Patterns that match no path. After a file moves, such a pattern would silently put its module into another chunk. */
export const findUnmatchedPatterns = ({ include, exclude = [] }: ModulePatterns, paths: readonly string[]): RegExp[] =>
  [...include, ...exclude].filter((pattern) => !paths.some((path) => pattern.test(path)));

const ROOT = join(import.meta.dirname, '../../..');
const namesIn = (folder: string) => readdirSync(join(ROOT, folder)).map((name) => join(folder, name));
/** Folders of libraries whose files the patterns name: the only ones, besides one file of each installed package. */
const NAMED_FOLDERS = ['@tanstack/query-core/build/modern', '@tanstack/react-query/build/modern', 'lucide-react/dist/esm/icons'];

/** All paths that an app's build can contain: its sources, the packages' sources, and files of installed packages. */
export function listBuildPaths(app: string): string[] {
  const sources = globSync(`{apps/${app},packages/*}/src/**/*.{ts,tsx}`, { cwd: ROOT, exclude: ['**/*.{test,stories}.*'] });
  // pnpm links the root's dependencies in the first folder and all others in the second.
  const installed = ['node_modules', 'node_modules/.pnpm/node_modules'].flatMap(namesIn);
  const packages = installed.flatMap((folder) => (/\/@[^/]+$/.test(folder) ? namesIn(folder) : folder));
  const files = NAMED_FOLDERS.flatMap((folder) => namesIn(`node_modules/.pnpm/node_modules/${folder}`));
  return [...sources, ...packages.map((folder) => `${folder}/package.json`), ...files].map((file) => `/${file}`);
}
