export type CardSystem = 'uzcard' | 'humo';
export type CardNetwork = 'unionpay' | 'visa' | 'mastercard';

type Range = { readonly prefix: string; readonly system: CardSystem; readonly network?: CardNetwork };

/** Prefixes of accepted cards. A co-badged card belongs to its local system. To accept another range, add a line. */
export const CARD_RANGES = [
  { prefix: '8600', system: 'uzcard' },
  { prefix: '5614', system: 'uzcard' },
  { prefix: '6262', system: 'uzcard', network: 'unionpay' },
  { prefix: '6264', system: 'uzcard', network: 'unionpay' },
  { prefix: '544081', system: 'uzcard', network: 'mastercard' },
  { prefix: '9860', system: 'humo' },
  { prefix: '400847', system: 'humo', network: 'visa' },
  { prefix: '407342', system: 'humo', network: 'visa' },
  { prefix: '418783', system: 'humo', network: 'visa' },
  { prefix: '429434', system: 'humo', network: 'visa' },
  { prefix: '406707', system: 'humo', network: 'visa' },
  { prefix: '555536', system: 'humo', network: 'mastercard' },
] as const satisfies readonly Range[];

/** Networks whose issuers keep the check digit without exception: there a wrong one is a typing mistake. */
export const CHECKED_NETWORKS: readonly (CardNetwork | undefined)[] = ['visa', 'mastercard'];

/** The range that a complete or partial number starts with, or null. */
export function cardRange(number: string): Range | null {
  return CARD_RANGES.find(({ prefix }) => number.startsWith(prefix)) ?? null;
}
