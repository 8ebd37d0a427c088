import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { ROOT } from '../root.ts';

const schema = v.record(v.string(), v.record(v.string(), v.number()));
const FILE = join(ROOT, 'node_modules', '.cache', 'muddat-last-run.json');

/** Duration in seconds of each item of each suite in its last run. Empty before the first run and for an invalid file. */
export function readLastDurations(file: string = FILE): v.InferOutput<typeof schema> {
  try {
    return v.parse(schema, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return {};
  }
}

/** Stores the durations, from which the next run estimates its remaining time. */
export function writeLastDurations(seconds: Readonly<Record<string, Readonly<Record<string, number>>>>, file: string = FILE): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(seconds));
}
