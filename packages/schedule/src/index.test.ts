import { expect, it } from 'vitest';
import * as root from './index.ts';

it('monthly step, minimum payment, top-up bounds, cash commission and limit are those of shared/domain.md', () => {
  expect([
    root.MONTHLY_STEP_SOM,
    root.PAYMENT_MIN_SOM,
    root.TOP_UP_BOUNDS,
    root.CASH_COMMISSION_BP,
    root.LIMIT_MAX_SOM,
    root.LIMIT_VALID_DAYS,
  ]).toEqual([1_000, 1_000, { min: 1_000, max: 10_000_000 }, 200, 15_000_000, 180]);
});
