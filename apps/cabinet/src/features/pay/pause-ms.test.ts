import { expect, test } from 'vitest';
import { pauseMs } from './pause-ms.ts';

test.each([
  ['a reload asks at once', { kind: 'checking', asked: 0, losses: 0 }, 0],
  ['after a lost answer a second passes', { kind: 'checking', asked: 0, losses: 1 }, 1_000],
  ['each further loss doubles it', { kind: 'checking', asked: 3, losses: 4 }, 8_000],
  ['up to a quarter of a minute', { kind: 'checking', asked: 90, losses: 90 }, 15_000],
  ['it never asks without a pause twice', { kind: 'checking', asked: 1, losses: 0 }, 1_000],
  ['what is processed is soon asked for', { kind: 'processing', asked: 0, losses: 0 }, 1_000],
  ['and less often later', { kind: 'processing', asked: 20, losses: 0 }, 5_000],
  ['and yet less while nothing answers', { kind: 'processing', asked: 20, losses: 5 }, 15_000],
] as const)('%s', (_, asking, ms) => {
  expect(pauseMs(asking)).toBe(ms);
});
