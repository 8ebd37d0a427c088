export { type Allocation, allocate, applyPayment } from './allocate.ts';
export { type Basket, basketPrice, bonusExpiresOn, bonusForPayment, cashCommission, maxBonus } from './basket.ts';
export { buildSchedule, type Schedule, type ScheduleTerms } from './build-schedule.ts';
export { addDays, addMonthsClamped, type CalendarDate, daysBetween, isCalendarDate } from './calendar.ts';
export {
  BONUS_BP,
  BONUS_MAX_BP,
  BONUS_VALID_DAYS,
  BROKE_AFTER_DAYS,
  CASH_COMMISSION_BP,
  COURT_AFTER_DAYS,
  FINANCED_MIN_SOM,
  GRACE_DAYS,
  LIMIT_MAX_SOM,
  LIMIT_VALID_DAYS,
  MONTHLY_STEP_SOM,
  MOVE_MAX_DAYS,
  MOVE_ONCE_IN_PAYMENTS,
  PAYMENT_MIN_SOM,
  SPREAD_PARTS,
  TERM_MAX_MONTHS,
  TOP_UP_BOUNDS,
} from './constants.ts';
export { type FeePlan, leastFeePlan, type PlannedOrder, planWithFee } from './fee-plan.ts';
export { type HardshipResult, type MoveInput, moveDueDate, moveRange, type SpreadInput, spreadOverdue } from './hardship.ts';
export { type Bounds, largestInitialFee, paymentBounds } from './payment-bounds.ts';
export { type Payoff, type PayoffInput, payoff } from './payoff.ts';
export { type ReturnInput, type ReturnResult, returnItem } from './return-item.ts';
export type { Payment, Row } from './row.ts';
export { type RowState, rowState } from './row-state.ts';
export { type OverdueStage, overdueStage, type Summary, summary } from './summary.ts';
export { type CreditFlow, yearlyRate, yearlyRatePercent } from './yearly-rate.ts';
