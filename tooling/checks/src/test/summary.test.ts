import { expect, test } from 'vitest';
import type { SuiteReport, TestResult } from '../reports/report.ts';
import { describeFailures, describeSuites, findRunFailures } from './summary.ts';

const report = (statuses: TestResult['status'][], undone: string[] = []): SuiteReport => ({
  suite: 'unit',
  finishedAt: '',
  seconds: 12.4,
  tests: statuses.map((status) => ({ title: 'a', file: 'a.test.ts', status })),
  undone,
});

test.each([
  ['passed', 0, [report(['passed'])], []],
  ['ran nothing', 0, [], []],
  ['failed a test', 1, [report(['failed'])], []],
  ['lost a page', 1, [report(['passed'], ['b.test.tsx'])], []],
  ['died before its report', 137, [], ['Vitest ended with exit code 137 before its report, in unit, apps.']],
  ['was killed', null, [], ['Vitest was ended by a signal (its limit is 60 minutes) before its report, in unit, apps.']],
  ['failed without a failed test', 1, [report(['passed'])], ['Vitest ended with exit code 1 without a failed test.']],
])('findRunFailures describes in one line a runner that %s', (_what, code, reports, failures) => {
  expect(findRunFailures({ runner: 'Vitest', code, suites: ['unit', 'apps'], limitMinutes: 60, reports })).toEqual(failures);
});

test('describeSuites prints a line for each suite', () => {
  expect(describeSuites([report(['passed', 'passed']), report(['passed', 'failed', 'skipped'])])).toEqual([
    '✓ Packages and tooling: 2 passed (12 s)',
    '✗ Packages and tooling: 1 passed, 1 failed, 1 skipped (12 s)',
  ]);
});

test('describeFailures prints each failed test with its errors, indented and cut', () => {
  const failed: TestResult = {
    title: 'pays',
    file: 'pay.spec.ts',
    status: 'failed',
    errors: ['expected []\nreceived ["a"]', 'b'.repeat(700)],
  };
  expect(describeFailures([{ ...report(['passed', 'skipped']), tests: [failed] }, report(['passed'])])).toEqual([
    'FAILED  pay.spec.ts: pays',
    '        expected []\n        received ["a"]',
    `        ${'b'.repeat(600)}…`,
  ]);
});
