import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { ROOT } from '../root.ts';

const schema = v.record(v.string(), v.record(v.string(), v.number()));
const FILE = join(ROOT, 'node_modules', '.cache', 'muddat-last-run.json');

/** The seconds of each item of each suite, as the last runs took them; empty before the first run, and where the file is not whole. */
export function readLastRun(file: string = FILE): v.InferOutput<typeof schema> {
  try {
    return v.parse(schema, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}

/** Keeps them for the time that is left of the next run. */
export function writeLastRun(seconds: Readonly<Record<string, Readonly<Record<string, number>>>>, file: string = FILE): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(seconds));
}
