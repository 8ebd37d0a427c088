import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SuiteReport } from './reports/report.ts';
import { ROOT } from './root.ts';

export type SpecRow = { id: string; text: string };
export type SpecRowStatus = {
  row: SpecRow;
  passed: number;
  failed: number;
  skipped: number;
  files: string[];
  state: 'held' | 'failing' | 'open';
};

const ID = /\[([A-Z]\d*-\d+)\]/g;

/** The numbered rows of the specification: tab-separated id and sentence, below a header line. */
export function readSpecRows(file: string = join(ROOT, 'docs', 'spec-rows.tsv')): SpecRow[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .flatMap(([id, ...rest]) => (id && /^[A-Z]\d*-\d+$/.test(id) ? [{ id, text: rest.join(' ').trim() }] : []));
}

/** The ids of the rows that a test's title names. */
export const parseRowIds = (title: string): string[] => [...title.matchAll(ID)].flatMap(([, id]) => (id ? [id] : []));

/** The state of each row after the last run: `held` if at least one test with its id passed and none failed. */
export function evaluateRows(rows: readonly SpecRow[], reports: readonly SuiteReport[]): SpecRowStatus[] {
  const tests = reports.flatMap((report) => report.tests.map((test) => ({ ...test, ids: parseRowIds(test.title) })));
  return rows.map((row) => {
    const own = tests.filter(({ ids }) => ids.includes(row.id));
    const count = (status: string) => own.filter((test) => test.status === status).length;
    const [passed, failed, skipped] = [count('passed'), count('failed'), count('skipped')];
    const state = failed > 0 ? 'failing' : passed > 0 ? 'held' : 'open';
    return { row, passed, failed, skipped, files: [...new Set(own.map(({ file }) => file))], state };
  });
}

/** Ids in test titles without a row: a typing mistake, or a deleted row. */
export function unknownRowIds(rows: readonly SpecRow[], reports: readonly SuiteReport[]): string[] {
  const known = new Set(rows.map(({ id }) => id));
  return [...new Set(reports.flatMap(({ tests }) => tests.flatMap(({ title }) => parseRowIds(title))))].filter((id) => !known.has(id));
}
