import * as v from 'valibot';

const promo = v.object({ type: v.literal('promo'), ends_at: v.pipe(v.string(), v.isoTimestamp()) });

/** Whether a block is an offer that has ended (builder contract, PromoBlock). */
export function isEndedPromo(block: unknown, now: Date): boolean {
  const parsed = v.safeParse(promo, block);
  return parsed.success && Date.parse(parsed.output.ends_at) <= now.getTime();
}

/** How many of a page's stored blocks are offers that have ended; 0 if `stored` is not a list. */
export const countEndedPromos = (stored: unknown, now: Date): number =>
  Array.isArray(stored) ? stored.filter((block: unknown) => isEndedPromo(block, now)).length : 0;
