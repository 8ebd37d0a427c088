import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { REPORTS_FOLDER } from '../root.ts';

export const testResultSchema = v.object({
  /** The full title, including its groups. */
  title: v.string(),
  file: v.string(),
  status: v.picklist(['passed', 'failed', 'skipped']),
});
const reportSchema = v.object({
  suite: v.string(),
  finishedAt: v.string(),
  /** Duration of the suite, including the start of its servers. */
  seconds: v.optional(v.number(), 0),
  tests: v.array(testResultSchema),
});

export type TestResult = v.InferOutput<typeof testResultSchema>;
/** The results of one suite's last run, in the same format for all runners. */
export type SuiteReport = v.InferOutput<typeof reportSchema>;

/** Stores a suite's results for `pnpm spec`. */
export function writeReport(report: SuiteReport, folder: string = REPORTS_FOLDER): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${report.suite}.json`), JSON.stringify(report, undefined, 1));
}

/** Deletes all stored results, so that a run counts only its own. */
export function clearReports(folder: string = REPORTS_FOLDER): void {
  rmSync(folder, { recursive: true, force: true });
}

/** The last results of all suites; empty where nothing has run yet. */
export function readReports(folder: string = REPORTS_FOLDER): SuiteReport[] {
  let names: string[];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  } catch {
    return [];
  }
  return names.map((name) => v.parse(reportSchema, JSON.parse(readFileSync(join(folder, name), 'utf8'))));
}
