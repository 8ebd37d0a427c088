import { expect, test } from 'vitest';
import { fromPlaywright } from './playwright.ts';
import { fromVitest } from './vitest.ts';

test("Vitest's results keep their titles, and a file that does not load is one failure", () => {
  const json = {
    testResults: [
      {
        name: '/r/a.test.ts',
        status: 'passed',
        message: '',
        assertionResults: [
          { fullName: 'a b', status: 'passed' },
          { fullName: 'c', status: 'pending' },
        ],
      },
      { name: '/r/b.test.ts', status: 'failed', message: 'SyntaxError: x\n at', assertionResults: [] },
    ],
  };
  expect(fromVitest(json).map(({ title, status }) => [title, status])).toEqual([
    ['a b', 'passed'],
    ['c', 'skipped'],
    ['the file loads: SyntaxError: x', 'failed'],
  ]);
});

test('a flaky test in the browser is a failed one', () => {
  const spec = (title: string, status: string) => ({ title, file: 'a.spec.ts', tests: [{ status }] });
  const json = {
    suites: [
      { title: 'a.spec.ts', file: 'a.spec.ts', specs: [spec('x', 'flaky')], suites: [{ title: 'group', specs: [spec('y', 'expected')] }] },
    ],
    errors: [{ message: 'no server\nat' }],
  };
  expect(fromPlaywright(json).map(({ title, status }) => [title, status])).toEqual([
    ['the suite runs: no server', 'failed'],
    ['x', 'failed'],
    ['group y', 'passed'],
  ]);
});
