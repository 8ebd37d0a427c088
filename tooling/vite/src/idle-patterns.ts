import { globSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Modules } from './modules.ts';

/** The patterns that match none of the paths: once a file has moved, the build would put its modules elsewhere without a word. */
export const idlePatterns = ({ some, but = [] }: Modules, paths: readonly string[]): RegExp[] =>
  [...some, ...but].filter((pattern) => !paths.some((path) => pattern.test(path)));

const ROOT = join(import.meta.dirname, '../../..');
const namesIn = (folder: string) => readdirSync(join(ROOT, folder)).map((name) => join(folder, name));
/** The one library of which patterns name files. */
const QUERY_FILES = ['query-core', 'react-query'].map((name) => `@tanstack/${name}/build/modern`);

/** The paths of all that an app can be built of: its own sources, those of the packages, and a file of each package that is installed. */
export function pathsOfBuild(app: string): string[] {
  const sources = globSync(`{apps/${app},packages/*}/src/**/*.{ts,tsx}`, { cwd: ROOT, exclude: ['**/*.{test,stories}.*'] });
  // pnpm has what the root depends on in the one, and all that the others depend on in the other.
  const installed = ['node_modules', 'node_modules/.pnpm/node_modules'].flatMap(namesIn);
  const packages = installed.flatMap((folder) => (/\/@[^/]+$/.test(folder) ? namesIn(folder) : folder));
  const queries = QUERY_FILES.flatMap((folder) => namesIn(`node_modules/.pnpm/node_modules/${folder}`));
  return [...sources, ...packages.map((folder) => `${folder}/package.json`), ...queries].map((file) => `/${file}`);
}
