import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';
import { listRepositoryFiles } from './files.ts';
import { TEST_OR_STORY_FILE } from './layers.ts';

/** Maximum number of lines of a file. A longer file usually has more than one reason to change. */
const LINES_MAX = 250;
/**
 * A file with at most this number of lines is small. Small files seldom hold an idea of their own: a reader must open several to understand
 * one.
 */
const SMALL_LINES = 15;
const SMALL_SHARE_MAX = 0.15;
/** Packages with fewer files than this may have three small ones, because there an entry file and two others already exceed the share. */
const FILES_FOR_SHARE = 20;
const SMALL_MAX_OF_FEW = 3;

const GENERATED = /(^|\/)generated\//;
/** Files that are small for another reason: one chunk per language, the start of a process, types of modules that the bundler makes. */
const SMALL_BY_DESIGN = /\.d\.ts$|(^|\/)messages\/(ru|uz|uz-cyrl)\.ts$|(^|\/)forms\/words\/|(^|\/)start\.ts$/;

/** Paths from the root, with the number of lines. */
export type FileSizes = ReadonlyMap<string, number>;

export async function checkSizes(): Promise<string | undefined> {
  const files = listRepositoryFiles('apps/*.ts', 'apps/*.tsx', 'packages/*.ts', 'packages/*.tsx', 'tooling/*.ts', 'tooling/*.tsx');
  const sizes = new Map(files.map((file) => [file, readFileSync(join(ROOT, file), 'utf8').split('\n').length - 1]));
  const faults = findSizeErrors(sizes);
  return faults.length > 0 ? faults.join('\n') : undefined;
}

/** Files that are too long, and packages and apps with too many small files, each with a fix. */
export function findSizeErrors(sizes: FileSizes): string[] {
  const written = [...sizes].filter(([file]) => !GENERATED.test(file));
  const long = written.flatMap(([file, lines]) =>
    lines > LINES_MAX ? [`${file} has ${lines} lines, ${LINES_MAX} allowed: move one of its subjects into a file of its own`] : [],
  );
  const sources = Map.groupBy(
    written.filter(([file]) => !TEST_OR_STORY_FILE.test(file) && !SMALL_BY_DESIGN.test(file)),
    ([file]) => file.split('/').slice(0, 2).join('/'),
  );
  return [...long, ...[...sources].flatMap(([room, files]) => findSmallFileErrors(room, files))];
}

function findSmallFileErrors(room: string, files: readonly (readonly [file: string, lines: number])[]): string[] {
  const small = files.filter(([, lines]) => lines <= SMALL_LINES).map(([file]) => file);
  const allowed = files.length < FILES_FOR_SHARE ? SMALL_MAX_OF_FEW : Math.floor(files.length * SMALL_SHARE_MAX);
  if (small.length <= allowed) return [];
  return [
    `${room}: ${small.length} of ${files.length} source files have ${SMALL_LINES} lines or fewer, ${allowed} allowed: ` +
      `merge files that form one idea, or move a function into the file that calls it\n  ${small.join('\n  ')}`,
  ];
}
