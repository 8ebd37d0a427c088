import type { Config } from '../../../config/config.ts';
import type { CourierRequests } from './order-steps.ts';

/**
 * The id of a store that accepts no orders, for tests (`tools/README.md`, The checkout). It refuses an unpaid order; it cancels a paid one,
 * and the money goes to the customer's balance.
 */
export const REFUSING_STORE_ID = '62';

export const storeRefuses = (storeId: string, config: Pick<Config, 'testTools'>): boolean =>
  config.testTools && storeId === REFUSING_STORE_ID;

/** Rare courier outcomes that a test requests by a word in the note to the order. */
export function parseCourierRequests(comment: string | null, config: Pick<Config, 'testTools'>): CourierRequests {
  const says = (word: string): boolean => config.testTools && (comment ?? '').includes(word);
  return { dpd: says('#dpd'), refusedAtDoor: says('#refuse') };
}
