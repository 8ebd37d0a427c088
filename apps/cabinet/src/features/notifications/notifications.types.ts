import type { Notification } from '../../data/notification-queries.ts';
import type { Refusal } from '../../refusal/refusal.ts';

/** The list as far as it is known. `more` says whether and how the next page can be had. */
export type NotificationsState =
  | { kind: 'loading' }
  | { kind: 'failed'; error: Error; retrying: boolean; retry: () => void }
  | { kind: 'ready'; items: readonly Notification[]; more: 'idle' | 'loading' | 'error' | 'end' };

/** One that was opened and could not be marked read. */
export type NotMarked = { notification: Notification; problem: Refusal };
