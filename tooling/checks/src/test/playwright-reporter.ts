import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { TestResult as PlaywrightResult, Reporter, TestCase, TestError } from '@playwright/test/reporter';
import { type TestResult, writeReport } from '../reports/report.ts';
import { ROOT } from '../root.ts';

const SUITE = 'e2e';

/** Writes the report of the browser tests for `npm test` and `pnpm spec`. No test can be flaky, because there are no retries. */
export default class PlaywrightReporter implements Reporter {
  readonly #tests: TestResult[] = [];

  onTestEnd(test: TestCase, { status, errors }: PlaywrightResult): void {
    this.#tests.push({
      // `titlePath` begins with the root, the project and the file.
      title: test.titlePath().slice(3).join(' '),
      file: relative(ROOT, test.location.file),
      status: status === 'skipped' ? 'skipped' : status === test.expectedStatus ? 'passed' : 'failed',
      errors: errors.map(({ message, value }) => stripVTControlCharacters(message ?? value ?? '')),
    });
  }

  onError({ message, value }: TestError): void {
    this.#tests.push({ title: `no error outside of a test: ${message ?? value ?? ''}`, file: SUITE, status: 'failed' });
  }

  onEnd({ duration }: { duration: number }): void {
    writeReport({ suite: SUITE, finishedAt: new Date().toISOString(), seconds: duration / 1000, tests: this.#tests, undone: [] });
  }

  /** Playwright's own reporter prints. */
  printsToStdio(): boolean {
    return false;
  }
}
