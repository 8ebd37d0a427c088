import { type CalendarDate, daysBetween, moveDueDate, moveRange, type Row, spreadOverdue } from '@muddat/schedule';
import type { FieldErrorCodes } from '../../../core/field-codes.ts';
import { orderPhase } from '../../../domain/order/order-phase.ts';

export type HardshipRequest =
  | { readonly kind: 'move'; readonly number: number; readonly date: CalendarDate }
  | { readonly kind: 'split'; readonly parts: number };

export type HardshipRefusal =
  | { readonly code: 'hardship_unavailable' | 'hardship_in_court' | 'hardship_paid' | 'hardship_moved_recently' }
  | { readonly code: 'hardship_nothing_overdue' | 'hardship_too_few_payments' | 'hardship_past_date' | 'hardship_too_late' }
  | { readonly code: 'hardship_date_range'; readonly from: CalendarDate; readonly until: CalendarDate }
  | { readonly code: 'validation_failed'; readonly fields: Readonly<FieldErrorCodes> };

export type HardshipVerdict =
  | { readonly kind: 'possible'; readonly rows: readonly Row[]; readonly cost: number }
  | { readonly kind: 'refused'; readonly refusal: HardshipRefusal };

export type HardshipContext = {
  readonly status: string;
  readonly rows: readonly Row[];
  readonly today: CalendarDate;
  /** Numbers of the payments that were moved before. */
  readonly moved: readonly number[];
  readonly costs: { readonly move: number; readonly split: number };
};

const refused = (refusal: HardshipRefusal): HardshipVerdict => ({ kind: 'refused', refusal });

/**
 * The schedule after a hardship, or why it is refused (domain, Hardship). Its total grows only by the cost, which is added to the last row.
 */
export function evaluateHardship(ask: HardshipRequest, world: HardshipContext): HardshipVerdict {
  const { status, rows } = world;
  if (status === 'send_enveloper') return refused({ code: 'hardship_in_court' });
  const owes = rows.some((row) => row.paidAmount < row.amount);
  if (orderPhase(status) !== 'running' || !owes) return refused({ code: 'hardship_unavailable' });
  const result = ask.kind === 'move' ? move(ask, world) : spreadOverdue({ rows, today: world.today, parts: ask.parts });
  if ('kind' in result) return result;
  if (!result.ok) return refused({ code: REFUSALS[result.code] });
  const cost = world.costs[ask.kind];
  return { kind: 'possible', rows: withCost(result.rows, cost), cost };
}

const REFUSALS = {
  paid: 'hardship_paid',
  'moved-recently': 'hardship_moved_recently',
  'nothing-overdue': 'hardship_nothing_overdue',
  'too-few-payments': 'hardship_too_few_payments',
} as const;

function move({ number, date }: HardshipRequest & { kind: 'move' }, { rows, today, moved }: HardshipContext) {
  const row = rows.find((one) => one.number === number);
  if (row === undefined) return refused({ code: 'validation_failed', fields: { number: 'not_found' } });
  if (date < today && row.paidAmount < row.amount) return refused({ code: 'hardship_past_date' });
  // Check first whether the payment may be moved at all, then how far.
  const movable = moveDueDate({ rows, number, days: 1, moved });
  if (!movable.ok) return movable;
  const range = moveRange(row.dueDate, today);
  if (range === null) return refused({ code: 'hardship_too_late' });
  if (date < range.from || date > range.until) return refused({ code: 'hardship_date_range', ...range });
  return moveDueDate({ rows, number, days: daysBetween(row.dueDate, date), moved });
}

function withCost(rows: readonly Row[], cost: number): readonly Row[] {
  const last = rows.reduce<Row | null>((latest, row) => (latest === null || row.dueDate > latest.dueDate ? row : latest), null);
  return cost === 0 ? rows : rows.map((row) => (row === last ? { ...row, amount: row.amount + cost } : row));
}

/** A `broke` order becomes `delivered` again when nothing is overdue (domain, Orders: `broke` to `delivered`). */
export function statusAfterHardship(status: string, rows: readonly Row[], today: CalendarDate): string {
  const overdue = rows.some((row) => row.dueDate < today && row.paidAmount < row.amount);
  return status === 'broke' && !overdue ? 'delivered' : status;
}
