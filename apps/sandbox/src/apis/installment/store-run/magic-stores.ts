import type { Config } from '../../../config/config.ts';
import type { CourierWishes } from './order-steps.ts';

/** It takes no order: before money was paid it refuses, after that it cancels and the money goes to the balance (`tools/README.md`, The checkout). */
export const REFUSING_STORE = '62';

export const storeRefuses = (storeId: string, config: Pick<Config, 'testTools'>): boolean => config.testTools && storeId === REFUSING_STORE;

/** Words in the note to an order that make the courier do what seldom happens. */
export function courierWishes(comment: string | null, config: Pick<Config, 'testTools'>): CourierWishes {
  const says = (word: string): boolean => config.testTools && (comment ?? '').includes(word);
  return { dpd: says('#dpd'), refusedAtDoor: says('#refuse') };
}
