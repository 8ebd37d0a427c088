import type { SuiteReport } from '../reports/report.ts';
import { suiteTitleOf } from './suites.ts';

type RunnerEnd = {
  /** Name of the runner for the reader. */
  readonly runner: string;
  /** The runner's exit code; null if a signal ended it. */
  readonly code: number | null;
  /** Suites of the run, for the message. */
  readonly suites: readonly string[];
  readonly limitMinutes: number;
  readonly reports: readonly SuiteReport[];
};

/** Describes a runner that died before it wrote a report, or whose exit code no failed test explains. */
export function findRunFailures({ runner, code, suites, limitMinutes, reports }: RunnerEnd): string[] {
  if (code === 0) return [];
  const end = code === null ? `was ended by a signal (its limit is ${limitMinutes} minutes)` : `ended with exit code ${code}`;
  if (reports.length === 0) return [`${runner} ${end} before its report${suites.length > 0 ? `, in ${suites.join(', ')}` : ''}.`];
  const isExplained = reports.some(({ tests, undone }) => undone.length > 0 || tests.some(({ status }) => status === 'failed'));
  return isExplained ? [] : [`${runner} ${end} without a failed test.`];
}

/** A longer error is cut here: the output of a suite above the summary has the whole. */
const LONGEST_ERROR = 600;

const cut = (text: string): string => (text.length > LONGEST_ERROR ? `${text.slice(0, LONGEST_ERROR)}…` : text);

/** The failed tests with their errors. The output of the suites, which is long, has scrolled away. */
export function describeFailures(reports: readonly SuiteReport[]): string[] {
  return reports
    .flatMap(({ tests }) => tests)
    .filter(({ status }) => status === 'failed')
    .flatMap(({ file, title, errors = [] }) => [
      `FAILED  ${file}: ${title}`,
      ...errors.map((error) => cut(error).replace(/^/gm, '        ')),
    ]);
}

/** One line for each suite: its title, its tests by result, and its time. */
export function describeSuites(reports: readonly SuiteReport[]): string[] {
  return reports.map(({ suite, tests, seconds }) => {
    const count = (status: string) => tests.filter((test) => test.status === status).length;
    const [passed, failed, skipped] = [count('passed'), count('failed'), count('skipped')];
    const figures = [`${passed} passed`, failed > 0 ? `${failed} failed` : '', skipped > 0 ? `${skipped} skipped` : ''];
    return `${failed > 0 ? '✗' : '✓'} ${suiteTitleOf(suite)}: ${figures.filter(Boolean).join(', ')} (${seconds.toFixed(0)} s)`;
  });
}
