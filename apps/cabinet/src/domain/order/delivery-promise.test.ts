import { expect, test } from 'vitest';
import { deliveryPromise } from './delivery-promise.ts';

test.each([
  ['2026-11-28', true],
  ['2026-11-29', false],
  ['2026-11-30', false],
  [null, false],
  [undefined, false],
] as const)('on 29 November a promise of %s is late: %s', (by, late) => {
  expect(deliveryPromise(by, '2026-11-29')).toEqual({ by: by ?? null, late });
});
