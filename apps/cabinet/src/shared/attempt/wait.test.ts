import { expect, test } from 'vitest';
import { pollDelayMs } from './wait.ts';

test.each([
  ['the first poll after a reload is sent at once', { kind: 'checking', polls: 0, losses: 0 }, 0],
  ['the wait after a lost response is one second', { kind: 'checking', polls: 0, losses: 1 }, 1_000],
  ['each further lost response doubles the wait', { kind: 'checking', polls: 3, losses: 4 }, 8_000],
  ['the wait after lost responses is at most 15 seconds', { kind: 'checking', polls: 90, losses: 90 }, 15_000],
  ['the second poll is sent after a second', { kind: 'checking', polls: 1, losses: 0 }, 1_000],
  ['a payment in processing is first polled after a second', { kind: 'processing', polls: 0, losses: 0 }, 1_000],
  ['after 20 polls a payment in processing is polled every 5 seconds', { kind: 'processing', polls: 20, losses: 0 }, 5_000],
  ['after 30 polls a payment in processing is polled every 15 seconds', { kind: 'processing', polls: 30, losses: 0 }, 15_000],
  ['after 90 polls a payment in processing is polled once a minute', { kind: 'processing', polls: 90, losses: 0 }, 60_000],
  ['lost responses lengthen the wait of a payment in processing', { kind: 'processing', polls: 20, losses: 5 }, 15_000],
] as const)('`pollDelayMs`: %s', (_, polling, ms) => {
  expect(pollDelayMs(polling)).toBe(ms);
});
