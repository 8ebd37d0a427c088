import { cleanPasted } from '../normalise-digits.ts';

export type CardExpiryCode = 'expiry-format' | 'expiry-month' | 'expiry-past';
export type ParsedCardExpiry =
  | { ok: true; yymm: string; shown: string }
  | { ok: false; code: CardExpiryCode; yymm?: string; shown?: string };

/** Tashkent is UTC+5 all year round. */
const TASHKENT_OFFSET_MS = 5 * 3_600_000;
const CENTURY = 2000;

/** Four digits between `MMYY` (as typed) and `YYMM` (as stored): the same exchange both ways. */
export function swapExpiry(four: string): string {
  return four.slice(2) + four.slice(0, 2);
}

/** A stored expiry `2512` as shown: `12/25`. */
export function formatCardExpiry(yymm: string): string {
  return `${yymm.slice(2)}/${yymm.slice(0, 2)}`;
}

/**
 * A card's expiry, `MMYY` or `MM/YY`, at `now` (ms since 1970). A card is valid to the end of its month in Tashkent. The century is 20xx,
 * and no year is too far in the future.
 */
export function parseCardExpiry(text: string, now: number): ParsedCardExpiry {
  const [, month, year] = /^(\d\d)\/?(\d\d)$/.exec(cleanPasted(text).trim()) ?? [];
  if (month === undefined || year === undefined) return { ok: false, code: 'expiry-format' };
  const read = { yymm: year + month, shown: `${month}/${year}` };
  if (month < '01' || month > '12') return { ok: false, code: 'expiry-month', ...read };
  // `Date.UTC` counts months from 0, so this is the first moment of the following month.
  const endsAt = Date.UTC(CENTURY + Number(year), Number(month)) - TASHKENT_OFFSET_MS;
  return now < endsAt ? { ok: true, ...read } : { ok: false, code: 'expiry-past', ...read };
}
