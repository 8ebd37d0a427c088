/** Figures of the tariff. Money in so'm, rates in whole basis points (1 % is 100), times in days. */
export const MONTHLY_STEP_SOM = 1_000;
export const PAYMENT_MIN_SOM = 1_000;
/** The least that an initial fee may leave to finance; below it a schedule of months says nothing. */
export const FINANCED_MIN_SOM = 100_000;
export const TOP_UP_BOUNDS = { min: 1_000, max: 10_000_000 } as const;
export const CASH_COMMISSION_BP = 200;
export const LIMIT_MAX_SOM = 15_000_000;
export const LIMIT_VALID_DAYS = 180;

/** Days after a missed due date until the limit is blocked, the order is `broke`, the debt goes to court (`send_enveloper`). No late fee. */
export const GRACE_DAYS = 5;
export const BROKE_AFTER_DAYS = 60;
export const COURT_AFTER_DAYS = 120;

/** Hardship: one due date by up to 15 days, once in three payments; an overdue sum in 2 or 3 parts. */
export const MOVE_MAX_DAYS = 15;
export const MOVE_ONCE_IN_PAYMENTS = 3;
export const SPREAD_PARTS = [2, 3] as const;

/** 1 bonus is 1 so'm: 1 % of a payment made on time, at most 20 % of an order's goods, gone after 365 days. */
export const BONUS_BP = 100;
export const BONUS_MAX_BP = 2_000;
export const BONUS_VALID_DAYS = 365;

/** The tariff has no longest term. Ten years is far above every term on offer, and a mistyped term cannot fill the memory. */
export const TERM_MAX_MONTHS = 120;
