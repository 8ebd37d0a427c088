import type { SuiteReport, TestResult } from '../reports/report.ts';
import type { RunEvent } from './run-event.ts';
import { suiteTitleOf } from './suites.ts';

/** Vitest and Playwright each run two items at a time. */
const ITEMS_AT_A_TIME = 2;

type Suite = {
  readonly planned: Set<string>;
  readonly runningItems: Set<string>;
  readonly seconds: Map<string, number>;
  readonly tests: TestResult[];
  readonly failures: string[];
  begunAt: number | undefined;
  endedAt: number;
};

/** Seconds that each item took in the last run, by suite. */
export type DurationsBySuite = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The state of a test run, built from its events. Each event is passed with its time in milliseconds, so the class needs no clock. */
export class RunState {
  readonly #suites = new Map<string, Suite>();
  readonly #expected: readonly string[];
  readonly #lastRun: DurationsBySuite;
  #lost: string[] = [];

  /** @param expected the suites of this run, for the estimate of the remaining time */
  constructor(expected: readonly string[], lastRun: DurationsBySuite) {
    this.#expected = expected;
    this.#lastRun = lastRun;
  }

  /** Returns the lines to print: each failure in full, and one line for a suite that has ended. */
  apply(event: RunEvent, now: number): string[] {
    if (event.kind === 'planned') {
      for (const { suite, item } of event.items) this.#suite(suite).planned.add(item);
      return [];
    }
    if (event.kind === 'lost') {
      this.#lost.push(event.failure);
      return [`\n!  A page of the browser was lost. ${event.failure}\n`];
    }
    const suite = this.#suite(event.suite);
    if (event.kind === 'started') {
      suite.begunAt ??= now;
      suite.runningItems.add(event.item);
      return [];
    }
    if (event.kind === 'fault') {
      suite.tests.push({ title: event.title, file: event.suite, status: 'failed' });
      suite.failures.push(event.failure);
      return [failed(event.suite, event.failure)];
    }
    suite.runningItems.delete(event.item);
    suite.seconds.set(event.item, event.seconds);
    suite.tests.push(...event.tests);
    suite.failures.push(...event.failures);
    suite.begunAt ??= now;
    suite.endedAt = now;
    const lines = event.failures.map((failure) => failed(event.suite, failure));
    return isDone(suite) ? [...lines, this.#line(event.suite, suite)] : lines;
  }

  /** Status line of the terminal: the running suites, their progress, and the time left, estimated from the last run. */
  progress(): string {
    const parts = [...this.#suites]
      .filter(([, suite]) => suite.begunAt !== undefined && !isDone(suite))
      .map(([name, { seconds, planned }]) => `${suiteTitleOf(name)} ${seconds.size}/${planned.size}`);
    const count = [...this.#suites.values()].reduce((sum, { failures }) => sum + failures.length, 0);
    return [...parts, count > 0 ? `${count} failed` : '', this.#timeLeft()].filter(Boolean).join(' · ');
  }

  /** The items that have begun and not ended. */
  runningItems(): string[] {
    return [...this.#suites.values()].flatMap(({ runningItems }) => [...runningItems]);
  }

  /** The failures of browser pages that crashed since the last call. */
  takeCrashes(): readonly string[] {
    const lost = this.#lost;
    this.#lost = [];
    return lost;
  }

  /** The items that were planned and have not ended. */
  pendingItems(): string[] {
    return [...this.#suites.values()].flatMap(({ planned, seconds }) => [...planned].filter((item) => !seconds.has(item)));
  }

  /** The suites that began and did not end. */
  unfinishedSuites(): string[] {
    return this.#expected.filter((name) => {
      const suite = this.#suites.get(name);
      return suite !== undefined && !isDone(suite);
    });
  }

  reports(finishedAt: Date): SuiteReport[] {
    return [...this.#suites].map(([suite, { begunAt, endedAt, tests }]) => ({
      suite,
      finishedAt: finishedAt.toISOString(),
      seconds: begunAt === undefined ? 0 : (endedAt - begunAt) / 1000,
      tests,
    }));
  }

  /** Durations of this run; for suites that did not finish, those of the last run. */
  lastRun(): DurationsBySuite {
    const own = Object.fromEntries(
      [...this.#suites].filter(([, suite]) => isDone(suite)).map(([name, { seconds }]) => [name, Object.fromEntries(seconds)]),
    );
    return { ...this.#lastRun, ...own };
  }

  #suite(name: string): Suite {
    const known = this.#suites.get(name);
    if (known) return known;
    const suite: Suite = {
      planned: new Set(),
      runningItems: new Set(),
      seconds: new Map(),
      tests: [],
      failures: [],
      begunAt: undefined,
      endedAt: 0,
    };
    this.#suites.set(name, suite);
    return suite;
  }

  #line(name: string, suite: Suite): string {
    const count = (status: TestResult['status']) => suite.tests.filter((test) => test.status === status).length;
    const [passed, failures, skipped] = [count('passed'), count('failed'), count('skipped')];
    const figures = [`${passed} passed`, failures > 0 ? `${failures} failed` : '', skipped > 0 ? `${skipped} skipped` : '']
      .filter(Boolean)
      .join(', ');
    const seconds = suite.begunAt === undefined ? 0 : (suite.endedAt - suite.begunAt) / 1000;
    return `${failures > 0 ? '✗' : '✓'} ${suiteTitleOf(name)}: ${figures} (${seconds.toFixed(0)} s)`;
  }

  #timeLeft(): string {
    const left = this.#expected.map((name) => this.#secondsLeft(name)).reduce((sum, seconds) => sum + seconds, 0) / ITEMS_AT_A_TIME;
    if (left === 0) return '';
    return left < 60 ? 'less than a minute left' : `about ${Math.round(left / 60)} min left`;
  }

  #secondsLeft(name: string): number {
    const last = this.#lastRun[name];
    if (last === undefined) return 0;
    const suite = this.#suites.get(name);
    const items = suite && suite.planned.size > 0 ? [...suite.planned].filter((item) => !suite.seconds.has(item)) : Object.keys(last);
    return items.reduce((sum, item) => sum + (last[item] ?? 0), 0);
  }
}

const isDone = ({ planned, seconds }: Suite): boolean => planned.size > 0 && seconds.size >= planned.size;
const failed = (suite: string, failure: string): string => `\n✗ ${suiteTitleOf(suite)}: ${failure}\n`;
