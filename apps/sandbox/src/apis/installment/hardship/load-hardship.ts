import type { CalendarDate, Row } from '@muddat/schedule';
import type { installment } from '@muddat/sdk/types';
import { and, asc, eq } from 'drizzle-orm';
import type { Config } from '../../../config/config.ts';
import { Problem } from '../../../core/problem.ts';
import type { Database } from '../../../db/client.ts';
import { hardships } from '../../../db/schema/hardships.ts';
import { orders, scheduleRows } from '../../../db/schema/orders.ts';
import { evaluateHardship, type HardshipRefusal, type HardshipRequest } from './hardship-rules.ts';
import { hardshipQuoteId } from './hardship-view.ts';

export type HardshipParams = {
  readonly orderId: string;
  readonly customerId: string;
  readonly ask: HardshipRequest;
  readonly today: CalendarDate;
  readonly costs: Config['hardshipCost'];
};

export type PossibleHardship = {
  readonly order: typeof orders.$inferSelect;
  readonly before: readonly Row[];
  readonly after: readonly Row[];
  readonly cost: number;
  readonly quoteId: string;
};

/** The request with the fields that its kind needs; throws 422 if one is missing. */
export function parseHardshipRequest({ kind, number, date, parts }: installment.components['schemas']['HardshipAsk']): HardshipRequest {
  if (kind === 'split') {
    if (parts === undefined) throw new Problem('validation_failed', { fields: { parts: 'required' } });
    return { kind, parts };
  }
  if (number === undefined || date === undefined) {
    const missing = [...(number === undefined ? ['number'] : []), ...(date === undefined ? ['date'] : [])];
    throw new Problem('validation_failed', { fields: Object.fromEntries(missing.map((name) => [name, 'required'] as const)) });
  }
  return { kind, number, date };
}

/**
 * The effect of a request today. `lock` locks the order, so that payments wait until the transaction ends. Throws a Problem if the request
 * is refused, or 404 for another customer's order.
 */
export async function loadPossibleHardship(db: Database, asked: HardshipParams, lock: boolean): Promise<PossibleHardship> {
  const { orderId, customerId, ask, today, costs } = asked;
  const own = db
    .select()
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.customerId, customerId)));
  const [order] = await (lock ? own.for('update') : own);
  if (order === undefined) throw new Problem('not_found');
  const before = await db
    .select({
      number: scheduleRows.number,
      dueDate: scheduleRows.dueDate,
      amount: scheduleRows.amount,
      paidAmount: scheduleRows.paidAmount,
    })
    .from(scheduleRows)
    .where(eq(scheduleRows.orderId, orderId))
    .orderBy(asc(scheduleRows.number));
  const made = await db
    .select({ number: hardships.number })
    .from(hardships)
    .where(and(eq(hardships.orderId, orderId), eq(hardships.kind, 'move')));
  const moved = made.flatMap(({ number }) => number ?? []);
  const verdict = evaluateHardship(ask, { status: order.status, rows: before, today, moved, costs });
  if (verdict.kind === 'refused') throw hardshipProblem(verdict.refusal);
  const { rows: after, cost } = verdict;
  return { order, before, after, cost, quoteId: hardshipQuoteId({ orderId, ask, cost, before, after }) };
}

function hardshipProblem(refusal: HardshipRefusal): Problem {
  if (refusal.code === 'validation_failed') return new Problem(refusal.code, { fields: refusal.fields });
  if (refusal.code === 'hardship_past_date') return new Problem(refusal.code, { fields: { date: 'out_of_range' } });
  if (refusal.code !== 'hardship_date_range') return new Problem(refusal.code);
  const { from, until } = refusal;
  return new Problem(refusal.code, { fields: { date: 'out_of_range' }, extras: { from, until } });
}
