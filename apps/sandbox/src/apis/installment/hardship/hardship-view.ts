import { createHash } from 'node:crypto';
import { type CalendarDate, type Row, rowState } from '@muddat/schedule';
import type { installment } from '@muddat/sdk/types';
import { canonicalJson } from '../../../core/canonical-json.ts';
import type { hardships, StoredScheduleRow } from '../../../db/schema/hardships.ts';
import type { HardshipRequest } from './hardship-rules.ts';

type Schemas = installment.components['schemas'];
export type HardshipRow = typeof hardships.$inferSelect;

export const toStoredRows = (rows: readonly Row[]): StoredScheduleRow[] =>
  rows.map(({ number, dueDate, amount, paidAmount }) => ({ number, dueDate, amount, paidAmount }));

export function viewSchedule(rows: readonly Row[], today: CalendarDate): Schemas['HardshipSchedule'] {
  return {
    remainder: rows.reduce((sum, row) => sum + row.amount - row.paidAmount, 0),
    schedule: rows.map((row) => ({
      number: row.number,
      due_date: row.dueDate,
      amount: row.amount,
      paid_amount: row.paidAmount,
      state: rowState(row, rows, today),
    })),
  };
}

export function viewHardship(row: HardshipRow): Schemas['Hardship'] {
  return {
    id: row.id,
    order_id: row.orderId,
    kind: row.kind === 'split' ? 'split' : 'move',
    cost: row.cost,
    at: row.at.toISOString(),
    old: viewSchedule(row.rowsBefore, row.today),
    new: viewSchedule(row.rowsAfter, row.today),
  };
}

/** A hash of what the quote shows. Agreeing by this id covers these rows and this cost; any later change needs a new quote. */
export function hardshipQuoteId(shown: {
  orderId: string;
  ask: HardshipRequest;
  cost: number;
  before: readonly Row[];
  after: readonly Row[];
}): string {
  const text = canonicalJson({ ...shown, before: toStoredRows(shown.before), after: toStoredRows(shown.after) });
  return `hq_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
}
