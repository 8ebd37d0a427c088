import type { Hardship, HardshipQuote } from '../domain/schedule/schedule-queries.ts';
import { OVERDUE_ORDER } from './orders.ts';

const { remainder, schedule } = OVERDUE_ORDER;
const [paid, late, next] = schedule;
const rows = (...given: (typeof late)[]) => given.filter((row) => row !== undefined);

const OLD_SCHEDULE: Hardship['old'] = { remainder, schedule };
/** `OVERDUE_ORDER` with its second payment moved to 3 December 2026. */
export const MOVE_QUOTE: HardshipQuote = {
  quote_id: 'hq_1',
  kind: 'move',
  cost: 0,
  old: OLD_SCHEDULE,
  new: { remainder, schedule: rows(paid, late && { ...late, due_date: '2026-12-03', state: 'due' }, next) },
};
export const MOVE_HARDSHIP: Hardship = {
  id: 'hrd_1',
  order_id: OVERDUE_ORDER.id,
  kind: 'move',
  cost: 0,
  at: '2026-11-21T09:00:00.000Z',
  old: MOVE_QUOTE.old,
  new: MOVE_QUOTE.new,
};
