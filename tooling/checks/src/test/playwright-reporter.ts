import { relative } from 'node:path';
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { ROOT } from '../root.ts';
import { sendRunEvent } from './run-event.ts';

const SUITE = 'e2e';
const fileOf = (test: TestCase): string => relative(ROOT, test.location.file);
/** The title of a test without the project's name and the file, which are first in `titlePath`. */
const titleOf = (test: TestCase): string => test.titlePath().slice(3).join(' ');
const itemOf = (test: TestCase): string => `${fileOf(test)}: ${titleOf(test)}`;

/** Reports each browser test to `npm test`. No test can be flaky, because there are no retries. */
export default class PlaywrightReporter implements Reporter {
  readonly #sent: Promise<void>[] = [];

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#send({ kind: 'planned', items: suite.allTests().map((test) => ({ suite: SUITE, item: itemOf(test) })) });
  }

  onTestBegin(test: TestCase): void {
    this.#send({ kind: 'started', suite: SUITE, item: itemOf(test) });
  }

  onTestEnd(test: TestCase, { status, errors, duration, stdout, stderr }: TestResult): void {
    const state = status === 'skipped' ? 'skipped' : status === test.expectedStatus ? 'passed' : 'failed';
    const output = [...stdout, ...stderr].join('').trimEnd();
    const failure = [itemOf(test), ...errors.map(describeError), output].filter(Boolean).join('\n');
    this.#send({
      kind: 'ended',
      suite: SUITE,
      item: itemOf(test),
      seconds: duration / 1000,
      tests: [{ title: titleOf(test), file: fileOf(test), status: state }],
      failures: state === 'failed' ? [failure] : [],
    });
  }

  onError(error: TestError): void {
    const text = describeError(error);
    this.#send({ kind: 'fault', suite: SUITE, title: `the suite runs: ${text.split('\n')[0] ?? ''}`, failure: text });
  }

  async onExit(): Promise<void> {
    await Promise.all(this.#sent);
  }

  /** The parent process prints. If this returned false, Playwright would add its own reporter. */
  printsToStdio(): boolean {
    return true;
  }

  #send(event: Parameters<typeof sendRunEvent>[0]): void {
    this.#sent.push(sendRunEvent(event));
  }
}

const describeError = ({ message, stack, value, snippet }: TestError): string =>
  [stack ?? message ?? value ?? '', snippet ?? ''].filter(Boolean).join('\n');
