import { addDays, type CalendarDate, calendarDate } from './calendar.ts';
import { MOVE_MAX_DAYS, MOVE_ONCE_IN_PAYMENTS, SPREAD_PARTS } from './constants.ts';
import { assertInteger, sum } from './integers.ts';
import { amountDue, isOverdue, type Row, sortByDueDate } from './row.ts';
import { splitIntoInstalments } from './split-into-instalments.ts';

export type HardshipResult<Code extends string> =
  | { readonly ok: true; readonly rows: readonly Row[] }
  | { readonly ok: false; readonly code: Code };

export type MoveInput = {
  readonly rows: readonly Row[];
  /** Number of the payment to move. */
  readonly number: number;
  /** 1 to 15 days later. */
  readonly days: number;
  /** Numbers of the payments that were moved before. */
  readonly moved: readonly number[];
};

/**
 * One due date moved later. Refused: `paid` when nothing is left to pay on it; `moved-recently` when one of any three payments in a row that hold it was moved.
 * RangeError: a number that the schedule does not have, days outside 1 to 15.
 */
export function moveDueDate({ rows, number, days, moved }: MoveInput): HardshipResult<'paid' | 'moved-recently'> {
  assertInteger('days', days, 1, MOVE_MAX_DAYS);
  const row = sortByDueDate(rows).find((one) => one.number === number);
  if (!row) throw new RangeError(`number must be one of the schedule's, got ${number}`);
  if (amountDue(row) === 0) return { ok: false, code: 'paid' };
  if (moved.some((other) => Math.abs(other - number) < MOVE_ONCE_IN_PAYMENTS)) return { ok: false, code: 'moved-recently' };
  return { ok: true, rows: rows.map((one) => (one === row ? { ...row, dueDate: addDays(row.dueDate, days) } : one)) };
}

/** The days to which a due date may be moved on a day: later than it, not past, at most 15 days; null where none is left. */
export function moveRange(
  dueDate: CalendarDate,
  today: CalendarDate,
): { readonly from: CalendarDate; readonly until: CalendarDate } | null {
  const next = addDays(calendarDate('dueDate', dueDate), 1);
  const from = next > calendarDate('today', today) ? next : today;
  const until = addDays(dueDate, MOVE_MAX_DAYS);
  return from <= until ? { from, until } : null;
}

export type SpreadInput = { readonly rows: readonly Row[]; readonly today: CalendarDate; readonly parts: number };

/**
 * The overdue sum in 2 or 3 parts on top of the next payments, by the rounding of the schedule, so that small sums need fewer. An overdue row keeps what was paid
 * on it and goes when that is nothing. Refused: `nothing-overdue`, and `too-few-payments` when fewer payments follow than parts are asked for.
 */
export function spreadOverdue({ rows, today, parts }: SpreadInput): HardshipResult<'nothing-overdue' | 'too-few-payments'> {
  calendarDate('today', today);
  if (!SPREAD_PARTS.some((allowed) => allowed === parts)) throw new RangeError(`parts must be 2 or 3, got ${parts}`);
  const ordered = sortByDueDate(rows);
  const overdue = ordered.filter((row) => isOverdue(row, today));
  const following = ordered.filter((row) => amountDue(row) > 0 && !isOverdue(row, today));
  if (overdue.length === 0) return { ok: false, code: 'nothing-overdue' };
  if (following.length < parts) return { ok: false, code: 'too-few-payments' };
  const { amounts } = splitIntoInstalments(sum(overdue.map(amountDue)), parts);
  const added = new Map(following.map((row, index) => [row.number, amounts[index] ?? 0]));
  const spread = ordered.flatMap((row) => {
    if (!overdue.includes(row)) return [{ ...row, amount: row.amount + (added.get(row.number) ?? 0) }];
    return row.paidAmount > 0 ? [{ ...row, amount: row.paidAmount }] : [];
  });
  return { ok: true, rows: spread };
}
