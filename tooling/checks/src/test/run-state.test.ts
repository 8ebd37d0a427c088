import { expect, test } from 'vitest';
import type { RunEvent } from './run-event.ts';
import { type DurationsBySuite, RunState } from './run-state.ts';

const planned = (suite: string, ...items: string[]): RunEvent => ({ kind: 'planned', items: items.map((item) => ({ suite, item })) });
const started = (suite: string, item: string): RunEvent => ({ kind: 'started', suite, item });
const ended = (suite: string, item: string, { seconds = 1, failures = [] as string[] } = {}): RunEvent => ({
  kind: 'ended',
  suite,
  item,
  seconds,
  tests: [{ title: 'one', file: item, status: 'passed' }, ...failures.map(() => ({ title: 'two', file: item, status: 'failed' as const }))],
  failures,
});

function taken(
  events: readonly RunEvent[],
  { expected = ['unit', 'e2e'], lastRun = {} }: { expected?: string[]; lastRun?: DurationsBySuite } = {},
) {
  const state = new RunState(expected, lastRun);
  const lines = events.flatMap((event, index) => state.apply(event, index * 1000));
  return { state, lines };
}

test('RunState prints a suite as one line once its last file has ended', () => {
  const { lines } = taken([planned('unit', 'a', 'b'), started('unit', 'a'), ended('unit', 'a'), started('unit', 'b'), ended('unit', 'b')]);
  expect(lines).toEqual(['✓ Packages and tooling: 2 passed (3 s)']);
});

test('RunState prints a failure in full at once, and then its suite as failed', () => {
  const { state, lines } = taken([planned('unit', 'a'), ended('unit', 'a', { failures: ['a: two\nExpected 1'] })]);
  expect(lines).toEqual(['\n✗ Packages and tooling: a: two\nExpected 1\n', '✗ Packages and tooling: 1 passed, 1 failed (0 s)']);
  expect(state.reports(new Date(0))[0]?.tests.map(({ status }) => status)).toEqual(['passed', 'failed']);
});

test('RunState counts an error outside of all tests as a failed test of its suite', () => {
  const { state, lines } = taken([{ kind: 'fault', suite: 'e2e', title: 'the suite runs', failure: 'no server' }]);
  expect(lines).toEqual(['\n✗ End to end, and the kill tests once: no server\n']);
  expect(state.reports(new Date(0))[0]?.tests).toEqual([{ title: 'the suite runs', file: 'e2e', status: 'failed' }]);
});

test('RunState prints a lost browser page once, fails no test, and lists its unfinished files to run again', () => {
  const events: RunEvent[] = [planned('components', 'a', 'b', 'c'), ended('components', 'a'), started('components', 'b')];
  const { state, lines } = taken([...events, { kind: 'lost', failure: 'b did not answer' }]);
  expect(lines).toEqual(['\n!  A page of the browser was lost. b did not answer\n']);
  expect([state.takeCrashes(), state.takeCrashes(), state.pendingItems()]).toEqual([['b did not answer'], [], ['b', 'c']]);
  const rest = [planned('components', 'b', 'c'), ended('components', 'b'), ended('components', 'c')];
  expect(rest.flatMap((event) => state.apply(event, 0))).toEqual(['✓ Views and forms: 3 passed (-1 s)']);
  expect([state.pendingItems(), state.runningItems()]).toEqual([[], []]);
});

test('RunState lists an interrupted suite as unfinished, and the file that was running', () => {
  const { state } = taken([planned('unit', 'a', 'b'), started('unit', 'a'), ended('unit', 'a'), started('unit', 'b')]);
  expect([state.unfinishedSuites(), state.runningItems()]).toEqual([['unit'], ['b']]);
});

test.each([
  ['no last run', {}, 'Packages and tooling 1/2'],
  ['little time left', { unit: { a: 5, b: 50 } }, 'Packages and tooling 1/2 · less than a minute left'],
  ['a suite that has not begun', { unit: { a: 5, b: 60 }, e2e: { x: 300 } }, 'Packages and tooling 1/2 · about 3 min left'],
  ['a suite that this run leaves out', { unit: { b: 10 }, stories: { x: 300 } }, 'Packages and tooling 1/2 · less than a minute left'],
])('the status line shows the progress of a run with %s', (_what, lastRun, line) => {
  const { state } = taken([planned('unit', 'a', 'b'), started('unit', 'a'), ended('unit', 'a')], { lastRun });
  expect(state.progress()).toBe(line);
});

test('RunState saves the times of this run, and the older ones of suites that it left out', () => {
  const { state } = taken([planned('unit', 'a'), ended('unit', 'a', { seconds: 4 })], {
    lastRun: { unit: { a: 9, old: 9 }, e2e: { x: 3 } },
  });
  expect(state.lastRun()).toEqual({ unit: { a: 4 }, e2e: { x: 3 } });
});
