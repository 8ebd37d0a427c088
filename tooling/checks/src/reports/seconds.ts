import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { REPORTS } from '../root.ts';

const schema = v.array(v.object({ name: v.string(), seconds: v.number() }));
export type Seconds = v.InferOutput<typeof schema>;

const fileIn = (folder: string) => join(folder, 'timings', 'checks.json');

/** Keeps how long the checks of a run took, for `pnpm timings`. */
export function writeSeconds(seconds: Seconds, folder: string = REPORTS): void {
  mkdirSync(join(folder, 'timings'), { recursive: true });
  writeFileSync(fileIn(folder), JSON.stringify(seconds));
}

/** Of the last run; empty where no check has run yet. */
export function readSeconds(folder: string = REPORTS): Seconds {
  let text: string;
  try {
    text = readFileSync(fileIn(folder), 'utf8');
  } catch {
    return [];
  }
  return v.parse(schema, JSON.parse(text));
}
