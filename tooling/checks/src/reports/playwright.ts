import * as v from 'valibot';
import type { TestResult } from './report.ts';

type Suite = { title: string; file?: string | undefined; specs?: Spec[] | undefined; suites?: Suite[] | undefined };
type Spec = v.InferOutput<typeof specSchema>;

const specSchema = v.object({
  title: v.string(),
  file: v.string(),
  tests: v.array(v.object({ status: v.picklist(['expected', 'unexpected', 'flaky', 'skipped']) })),
});
const suiteSchema: v.GenericSchema<Suite> = v.object({
  title: v.string(),
  file: v.optional(v.string()),
  specs: v.optional(v.array(specSchema)),
  suites: v.optional(v.array(v.lazy(() => suiteSchema))),
});
const schema = v.object({ suites: v.array(suiteSchema), errors: v.optional(v.array(v.object({ message: v.optional(v.string()) })), []) });

/** Results of Playwright's JSON reporter. A flaky test is a failed one. */
export function fromPlaywright(json: unknown): TestResult[] {
  const { suites, errors } = v.parse(schema, json);
  const failures = errors.map(
    ({ message }): TestResult => ({ title: `the suite runs: ${message?.split('\n')[0] ?? ''}`, file: 'tooling/e2e', status: 'failed' }),
  );
  return [...failures, ...suites.flatMap((suite) => ofSuite(suite, []))];
}

function ofSuite(suite: Suite, above: string[]): TestResult[] {
  const titles = suite.title === suite.file ? above : [...above, suite.title];
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests.map(
      ({ status }): TestResult => ({
        title: [...titles, spec.title].filter(Boolean).join(' '),
        file: `tooling/e2e/${spec.file}`,
        status: status === 'expected' ? 'passed' : status === 'skipped' ? 'skipped' : 'failed',
      }),
    ),
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => ofSuite(inner, titles))];
}
