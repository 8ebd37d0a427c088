import { expect, it } from 'vitest';
import * as root from './index.ts';

it('the package schedule exports exactly the listed names', () => {
  expect(Object.keys(root).sort()).toMatchInlineSnapshot(`
    [
      "BONUS_BP",
      "BONUS_MAX_BP",
      "BONUS_VALID_DAYS",
      "BROKE_AFTER_DAYS",
      "CASH_COMMISSION_BP",
      "COURT_AFTER_DAYS",
      "FINANCED_MIN_SOM",
      "GRACE_DAYS",
      "LIMIT_MAX_SOM",
      "LIMIT_VALID_DAYS",
      "MONTHLY_STEP_SOM",
      "MOVE_MAX_DAYS",
      "MOVE_ONCE_IN_PAYMENTS",
      "PAYMENT_MIN_SOM",
      "SPREAD_PARTS",
      "TERM_MAX_MONTHS",
      "TOP_UP_BOUNDS",
      "addDays",
      "addMonthsClamped",
      "allocate",
      "applyPayment",
      "basketPrice",
      "bonusExpiresOn",
      "bonusForPayment",
      "buildSchedule",
      "cashCommission",
      "daysBetween",
      "isCalendarDate",
      "largestInitialFee",
      "maxBonus",
      "moveDueDate",
      "moveRange",
      "overdueStage",
      "paymentBounds",
      "payoff",
      "returnItem",
      "rowState",
      "spreadOverdue",
      "summary",
      "yearlyRate",
      "yearlyRatePercent",
    ]
  `);
});

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
