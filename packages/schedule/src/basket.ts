import { addDays, type CalendarDate, calendarDate } from './calendar.ts';
import { BONUS_BP, BONUS_MAX_BP, BONUS_VALID_DAYS, CASH_COMMISSION_BP } from './constants.ts';
import { assertInteger, shareDown, shareHalfUp } from './integers.ts';

/** Most bonuses that may go into an order: 20 % of its goods, rounded down, since a bonus is whole. */
export function maxBonus(goods: number): number {
  return shareDown(assertInteger('goods', goods), BONUS_MAX_BP, 10_000);
}

export type Basket = {
  readonly goods: number;
  readonly promoDiscount?: number;
  readonly bonuses?: number;
  readonly delivery?: number;
};

/** Price of a basket in so'm: goods - promo discount - bonuses + delivery. Bonuses above 20 % of the goods, or above what is left of them, are a RangeError. */
export function basketPrice({ goods, promoDiscount = 0, bonuses = 0, delivery = 0 }: Basket): number {
  assertInteger('goods', goods);
  assertInteger('promoDiscount', promoDiscount, 0, goods);
  assertInteger('bonuses', bonuses, 0, Math.min(maxBonus(goods), goods - promoDiscount));
  assertInteger('delivery', delivery);
  return assertInteger('price', goods - promoDiscount - bonuses + delivery);
}

/** Commission in so'm for a full purchase paid in cash at delivery; half up, as the mark-up is. The store sets its own rate in basis points. */
export function cashCommission(price: number, commissionBp: number = CASH_COMMISSION_BP): number {
  return shareHalfUp(assertInteger('price', price), assertInteger('commissionBp', commissionBp), 10_000);
}

/** Bonuses for a payment: 1 % of it, rounded down, when it was made not later than its due date; else none. */
export function bonusForPayment({
  amount,
  paidOn,
  dueDate,
}: {
  readonly amount: number;
  readonly paidOn: CalendarDate;
  readonly dueDate: CalendarDate;
}): number {
  const bonus = shareDown(assertInteger('amount', amount), BONUS_BP, 10_000);
  return calendarDate('paidOn', paidOn) <= calendarDate('dueDate', dueDate) ? bonus : 0;
}

/** The first day on which bonuses earned on a day are gone. */
export function bonusExpiresOn(earnedOn: CalendarDate): CalendarDate {
  return addDays(earnedOn, BONUS_VALID_DAYS);
}
