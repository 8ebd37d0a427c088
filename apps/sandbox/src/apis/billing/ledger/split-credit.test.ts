import { expect, it } from 'vitest';
import { splitCredit } from './claim.ts';

it.each([
  [0, 0, { available: 0, settled: 0, left: 0 }],
  [70_000, 0, { available: 70_000, settled: 0, left: 0 }],
  [30_000, 50_000, { available: 0, settled: 30_000, left: 20_000 }],
  [50_000, 50_000, { available: 0, settled: 50_000, left: 0 }],
  [70_000, 50_000, { available: 20_000, settled: 50_000, left: 0 }],
])('a credit of %i settles a claim of %i first and adds the rest to the balance: %j', (amount, claimed, split) => {
  expect(splitCredit(amount, claimed)).toEqual(split);
});
