import { relative } from 'node:path';
import type { SerializedError, UserConsoleLog } from 'vitest';
import type { Reporter, TestCase, TestModule, TestSpecification, TestSuite } from 'vitest/node';
import type { TestResult } from '../reports/report.ts';
import { ROOT } from '../root.ts';
import { sendRunEvent } from './run-event.ts';

/** Start of Vitest's error when the page that was to run a file crashed, reloaded or did not respond for a minute. */
const LOST_PAGE = 'Failed to run the test ';

const fileOf = ({ moduleId }: TestModule | TestSpecification): string => relative(ROOT, moduleId);

/** Vitest adds the browser's name to the name of a browser project. */
const suiteOf = ({ project }: TestModule | TestSpecification): string => project.name.replace(/ \(\w+\)$/, '');

/** Reports each test file to `npm test`. */
export default class VitestReporter implements Reporter {
  /** Console output by test: only a failed test's is shown. */
  readonly #logs = new Map<string, string>();

  onUserConsoleLog({ taskId = '', content }: UserConsoleLog): void {
    this.#logs.set(taskId, (this.#logs.get(taskId) ?? '') + content);
  }

  onTestRunStart(specifications: readonly TestSpecification[]): Promise<void> {
    return sendRunEvent({ kind: 'planned', items: specifications.map((file) => ({ suite: suiteOf(file), item: fileOf(file) })) });
  }

  onTestModuleStart(file: TestModule): Promise<void> {
    return sendRunEvent({ kind: 'started', suite: suiteOf(file), item: fileOf(file) });
  }

  async onTestModuleEnd(file: TestModule): Promise<void> {
    const name = fileOf(file);
    const tests: TestResult[] = [];
    const failures: string[] = [];
    const fail = (title: string, errors: readonly SerializedError[], logs = ''): void => {
      failures.push([`${name}: ${title}`, ...errors.map(describeError), logs.trimEnd()].filter(Boolean).join('\n'));
    };
    // If a file does not load or a hook fails, its tests do not run: report that as a failure.
    const undone = (of: TestModule | TestSuite, title: string): void => {
      const errors = of.errors();
      if (errors.length === 0) return;
      tests.push({ title, file: name, status: 'failed' });
      fail(title, errors);
    };
    undone(file, `the file loads: ${file.errors()[0]?.message.split('\n')[0] ?? ''}`);
    for (const suite of file.children.allSuites()) undone(suite, `${suite.fullName}: its hooks`);
    for (const test of file.children.allTests()) {
      const status = statusOf(test);
      tests.push({ title: test.fullName, file: name, status });
      if (status === 'failed') fail(test.fullName, test.result().errors ?? [], this.#logs.get(test.id));
    }
    if (file.state() === 'failed' && !tests.some(({ status }) => status === 'failed'))
      tests.push({ title: 'the file passes as a whole', file: name, status: 'failed' });
    const { collectDuration, duration, setupDuration } = file.diagnostic();
    const seconds = (collectDuration + duration + setupDuration) / 1000;
    await sendRunEvent({ kind: 'ended', suite: suiteOf(file), item: name, seconds, tests, failures });
  }

  async onTestRunEnd(_files: readonly TestModule[], errors: readonly SerializedError[]): Promise<void> {
    for (const error of errors) {
      if (error.message.startsWith(LOST_PAGE)) await sendRunEvent({ kind: 'lost', failure: describeError(error) });
      else
        await sendRunEvent({
          kind: 'fault',
          suite: 'vitest',
          title: `no error outside of a test: ${error.message}`,
          failure: describeError(error),
        });
    }
  }
}

function statusOf(test: TestCase): TestResult['status'] {
  const { state } = test.result();
  if (state === 'passed' || state === 'skipped') return state;
  return 'failed';
}

/** Message, difference and stack frames with paths from the root. */
function describeError({ name, message, diff, stacks, cause }: SerializedError): string {
  const places = stacks?.map(
    ({ file, line, column, method }) => `  at ${[method, `${relative(ROOT, file)}:${line}:${column}`].filter(Boolean).join(' ')}`,
  );
  const why = cause === undefined ? '' : `Caused by ${describeError(cause)}`;
  return [`${name ?? 'Error'}: ${message}`, typeof diff === 'string' ? diff : '', ...(places ?? []), why].filter(Boolean).join('\n');
}
