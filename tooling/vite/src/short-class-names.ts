import { globSync } from 'node:fs';
import { resolve } from 'node:path';

/** What vanilla-extract says about a name: `filePath` is relative to the folder of the app. */
type Identifier = { hash: string; filePath: string };

/** `_00` … `_zz`. Without the underscore a name could be `ads`, and blockers of advertisements would hide the element. */
function toPrefix(number: number): string {
  const digits = number.toString(36).padStart(2, '0');
  if (digits.length > 2) throw new Error('More files of styles than prefixes of two digits: use three');
  return `_${digits}`;
}

/**
 * Names the classes and variables of an app by the number of their file, then their own number in it: `_a3` + `c`. vanilla-extract's own
 * names have up to nine characters, which cost 0.7 KB of each app's styles, more than the site's budget has left (brotli;
 * `pnpm check --only budgets`). A name depends on the source files alone, so the builds for the server and the browser agree.
 * @param root the root of the repository
 * @param app the folder of the app
 */
export function shortClassNames(
  root: string,
  app: string,
  files: readonly string[] = globSync('{apps,packages}/*/src/**/*.css.ts', { cwd: root }),
): (identifier: Identifier) => string {
  const prefixByFile = new Map(files.toSorted().map((file, index) => [resolve(root, file), toPrefix(index)]));
  const namesByFile = new Map<string, Map<string, string>>();
  return ({ hash, filePath }) => {
    const file = resolve(app, filePath);
    const prefix = prefixByFile.get(file);
    if (prefix === undefined) throw new Error(`${file} is not among the files of styles`);
    const names = namesByFile.get(file) ?? new Map<string, string>();
    namesByFile.set(file, names);
    const name = names.get(hash) ?? prefix + names.size.toString(36);
    names.set(hash, name);
    return name;
  };
}
