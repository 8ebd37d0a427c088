import type { Notification } from '../../domain/notification/notification-queries.ts';
import type { Refusal } from '../../shared/refusal/refusal.ts';

/** One that was opened and could not be marked read. */
export type NotMarked = { notification: Notification; problem: Refusal };
