import type { Notification } from '../../data/notification-queries.ts';
import type { Refusal } from '../../refusal/refusal.ts';

/** One that was opened and could not be marked read. */
export type NotMarked = { notification: Notification; problem: Refusal };
