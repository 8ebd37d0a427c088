import { tashkentDate } from '@muddat/i18n';
import type { Notification } from '../../domain/notification/notification-queries.ts';

/** Subjects whose events of a day become one row with their number and sum. A notification of another subject has something of its own to read. */
const FOLDED_SUBJECTS = ['payment', 'top_up', 'withdrawal', 'refund'] as const;
export type FoldedSubject = (typeof FOLDED_SUBJECTS)[number];

/** As many as `listNotifications` responds with. */
const NOTIFICATIONS_PER_PAGE = 20;

/** A row of the list: one notification, or several same events of a day with the sum of their amounts. */
export type FoldedRow = {
  readonly subject: FoldedSubject | null;
  readonly amount: number;
  readonly notifications: readonly [Notification, ...Notification[]];
};

/**
 * The rows of the list, each where its newest notification is. Events are the same if day, subject and title are. Those of different pages
 * are not folded: a further page adds rows below, and changes none.
 */
export function foldNotifications(notifications: readonly Notification[]): FoldedRow[] {
  const rows = new Map<string, FoldedRow>();
  for (const [at, one] of notifications.entries()) {
    const subject = FOLDED_SUBJECTS.find((name) => name === one.subject && one.amount !== undefined) ?? null;
    const key =
      subject === null ? one.id : [Math.floor(at / NOTIFICATIONS_PER_PAGE), tashkentDate(one.created_at), subject, one.title].join();
    const row = rows.get(key);
    rows.set(key, {
      subject: row ? subject : null,
      amount: (row?.amount ?? 0) + (one.amount ?? 0),
      notifications: row ? [...row.notifications, one] : [one],
    });
  }
  return [...rows.values()];
}
