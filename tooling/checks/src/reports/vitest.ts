import { relative } from 'node:path';
import * as v from 'valibot';
import { ROOT } from '../root.ts';
import type { TestResult } from './report.ts';

const schema = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.optional(v.string(), ''),
      assertionResults: v.array(v.object({ fullName: v.string(), status: v.string() })),
    }),
  ),
});

/** Results of Vitest's JSON reporter. A file that could not even be loaded counts as one failed test. */
export function fromVitest(json: unknown): TestResult[] {
  return v.parse(schema, json).testResults.flatMap((file): TestResult[] => {
    const path = relative(ROOT, file.name);
    const tests = file.assertionResults.map(
      ({ fullName, status }): TestResult => ({ title: fullName, file: path, status: statusOf(status) }),
    );
    const broken = file.status === 'failed' && !tests.some(({ status }) => status === 'failed');
    return broken ? [...tests, { title: `the file loads: ${file.message.split('\n')[0] ?? ''}`, file: path, status: 'failed' }] : tests;
  });
}

function statusOf(status: string): TestResult['status'] {
  if (status === 'passed') return 'passed';
  return status === 'failed' ? 'failed' : 'skipped';
}
