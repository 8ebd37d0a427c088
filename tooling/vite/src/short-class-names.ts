import { createHash } from 'node:crypto';

type Identifier = { hash: string; filePath: string; packageName?: string | undefined };

const PREFIX_LENGTH = 4;
/** The numbers whose base 36 has `PREFIX_LENGTH` characters and starts with a letter, as class names must. */
const FIRST = 10 * 36 ** (PREFIX_LENGTH - 1);
const COUNT = 26 * 36 ** (PREFIX_LENGTH - 1);

function toPrefix(file: string): string {
  const digest = createHash('sha256').update(file).digest();
  return (FIRST + (digest.readUInt32BE() % COUNT)).toString(36);
}

/**
 * Names the classes and variables of an app by their file and their place in it: `a3f1` + `c`. vanilla-extract's own names have up to nine
 * characters, which cost 0.7 KB of each app's styles, more than their budget has left (brotli; `pnpm check --only budgets`). A name depends
 * on its file alone, so the builds for the server and the browser agree.
 */
export function shortClassNames(): (identifier: Identifier) => string {
  const fileByPrefix = new Map<string, string>();
  const namesByFile = new Map<string, Map<string, string>>();
  return ({ hash, filePath, packageName = '' }) => {
    const file = `${packageName}/${filePath}`;
    const prefix = toPrefix(file);
    const other = fileByPrefix.get(prefix) ?? file;
    if (other !== file) throw new Error(`${file} and ${other} would share class names: increase PREFIX_LENGTH`);
    fileByPrefix.set(prefix, file);
    const names = namesByFile.get(file) ?? new Map<string, string>();
    namesByFile.set(file, names);
    const name = names.get(hash) ?? prefix + names.size.toString(36);
    names.set(hash, name);
    return name;
  };
}
