import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { REPORTS } from '../root.ts';

export const resultSchema = v.object({
  /** The whole title, with those of the groups it stands in. */
  title: v.string(),
  file: v.string(),
  status: v.picklist(['passed', 'failed', 'skipped']),
});
const reportSchema = v.object({
  suite: v.string(),
  finishedAt: v.string(),
  /** How long the suite took, with what it had to start. */
  seconds: v.optional(v.number(), 0),
  tests: v.array(resultSchema),
});

export type TestResult = v.InferOutput<typeof resultSchema>;
/** What one suite did in its last run, whichever runner ran it. */
export type Report = v.InferOutput<typeof reportSchema>;

/** Keeps a suite's last results for `pnpm spec`. */
export function writeReport(report: Report, folder: string = REPORTS): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${report.suite}.json`), JSON.stringify(report, undefined, 1));
}

/** Forgets every result, so that a run counts only its own. */
export function clearReports(folder: string = REPORTS): void {
  rmSync(folder, { recursive: true, force: true });
}

/** The last results of all suites; empty where nothing has run yet. */
export function readReports(folder: string = REPORTS): Report[] {
  let names: string[];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  } catch {
    return [];
  }
  return names.map((name) => v.parse(reportSchema, JSON.parse(readFileSync(join(folder, name), 'utf8'))));
}
