import { addDays, BROKE_AFTER_DAYS, type CalendarDate, COURT_AFTER_DAYS, GRACE_DAYS, type Row } from '@muddat/schedule';
import { orderPhase } from '../../../domain/order/order-phase.ts';

export type OrderStatusChange = { readonly status: 'broke' | 'send_enveloper'; readonly on: CalendarDate };

/** The due date of the oldest overdue payment of an order; null when nothing is overdue. */
export function overdueSince(status: string, rows: readonly Row[], today: CalendarDate): CalendarDate | null {
  if (orderPhase(status) !== 'running') return null;
  const missed = rows.filter((row) => row.paidAmount < row.amount && row.dueDate < today).map((row) => row.dueDate);
  return missed.reduce<CalendarDate | null>((oldest, day) => (oldest === null || day < oldest ? day : oldest), null);
}

/**
 * Status changes of an order by its days of delay (domain, Overdue): `delivered` becomes `broke`, `broke` goes to court. Each change has
 * its own day, even when the clock jumped over several. spec gap: an order that is not delivered yet does not become `broke`, because the
 * table of transitions has no such step.
 */
export function dueOrderStatusChanges(status: string, since: CalendarDate, today: CalendarDate): OrderStatusChange[] {
  const brokeOn = addDays(since, BROKE_AFTER_DAYS);
  const courtOn = addDays(since, COURT_AFTER_DAYS);
  const changes: OrderStatusChange[] = [];
  if (status === 'delivered' && brokeOn <= today) changes.push({ status: 'broke', on: brokeOn });
  if ((status === 'broke' || changes.length > 0) && courtOn <= today) changes.push({ status: 'send_enveloper', on: courtOn });
  return changes;
}

export type LimitChange = { readonly status: 'blocked' | 'expired'; readonly on: CalendarDate };

/**
 * The change of an approved limit. It is blocked on the first day after the grace period of the oldest debt, or expires on the day after
 * its validity. The earlier of the two wins.
 */
export function dueLimitChange(
  limit: { validUntil: CalendarDate | null },
  since: CalendarDate | null,
  today: CalendarDate,
): LimitChange | null {
  const changes: LimitChange[] = [];
  if (since !== null) changes.push({ status: 'blocked', on: addDays(since, GRACE_DAYS + 1) });
  if (limit.validUntil !== null) changes.push({ status: 'expired', on: addDays(limit.validUntil, 1) });
  const [first] = changes.filter((change) => change.on <= today).sort((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0));
  return first ?? null;
}
