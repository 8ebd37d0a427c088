import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { REPORTS_FOLDER } from '../root.ts';

const testResultSchema = v.object({
  /** The full title, including its groups. */
  title: v.string(),
  file: v.string(),
  status: v.picklist(['passed', 'failed', 'skipped']),
  /** The errors of a failed test, without colours. */
  errors: v.optional(v.array(v.string())),
});
const reportSchema = v.object({
  suite: v.string(),
  finishedAt: v.string(),
  /** Seconds from the start of the suite's first file to the end of its last. */
  seconds: v.number(),
  tests: v.array(testResultSchema),
  /** Files that did not run because a page of the browser was lost. */
  undone: v.array(v.string()),
});

export type TestResult = v.InferInput<typeof testResultSchema>;
/** The results of one suite in one run, in the same format for all runners. */
export type SuiteReport = v.InferInput<typeof reportSchema>;

/** Names the run in the environment of its runners, because the reports of several runs are in one folder: `default.unit.json`. */
export const RUN_VARIABLE = 'MUDDAT_TEST_RUN';

export function writeReport(
  report: SuiteReport,
  run: string = process.env[RUN_VARIABLE] ?? 'single',
  folder: string = REPORTS_FOLDER,
): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${run}.${report.suite}.json`), JSON.stringify(report, undefined, 1));
}

const namesOf = (run: string, folder: string): string[] => {
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder).filter((name) => name.startsWith(run) && name.endsWith('.json'));
};

/** Deletes the reports whose run begins with this name, of all runs by default. */
export function clearReports(run = '', folder: string = REPORTS_FOLDER): void {
  for (const name of namesOf(run, folder)) rmSync(join(folder, name));
}

/** The reports whose run begins with this name, of all runs by default. */
export function readReports(run = '', folder: string = REPORTS_FOLDER): SuiteReport[] {
  return namesOf(run, folder).map((name) => v.parse(reportSchema, JSON.parse(readFileSync(join(folder, name), 'utf8'))));
}
