import type { OrderStatus } from '../../../domain/order/order-phase.ts';

/** Maximum length of a review or a question, in characters. */
const MAX_TEXT_LENGTH = 2_000;

/** Statuses of an order whose goods the customer has: `delivered` and all that follow it, except `returned` (domain, Orders). */
export const RECEIVED_STATUSES: readonly OrderStatus[] = ['delivered', 'finished', 'repair', 'broke', 'send_enveloper'];

export const isTextTooLong = (text: string): boolean => Array.from(text).length > MAX_TEXT_LENGTH;

/** The average, rounded to one decimal; null without reviews. */
export const averageRating = (sum: number, count: number): number | null => (count === 0 ? null : Math.round((sum * 10) / count) / 10);
