import { expect, test } from 'vitest';
import { pollDelayMs } from './wait.ts';

test.each([
  ['a reload polls at once', { kind: 'checking', polls: 0, losses: 0 }, 0],
  ['after a lost answer a second passes', { kind: 'checking', polls: 0, losses: 1 }, 1_000],
  ['each further loss doubles it', { kind: 'checking', polls: 3, losses: 4 }, 8_000],
  ['up to a quarter of a minute', { kind: 'checking', polls: 90, losses: 90 }, 15_000],
  ['it never polls twice without a delay', { kind: 'checking', polls: 1, losses: 0 }, 1_000],
  ['what is processed is polled soon', { kind: 'processing', polls: 0, losses: 0 }, 1_000],
  ['and less often later', { kind: 'processing', polls: 20, losses: 0 }, 5_000],
  ['ever less often', { kind: 'processing', polls: 30, losses: 0 }, 15_000],
  ['once a minute in the end, as for a payment app that nobody opens', { kind: 'processing', polls: 90, losses: 0 }, 60_000],
  ['and yet less while nothing answers', { kind: 'processing', polls: 20, losses: 5 }, 15_000],
] as const)('%s', (_, polling, ms) => {
  expect(pollDelayMs(polling)).toBe(ms);
});
