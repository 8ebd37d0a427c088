import type { Locale } from '@muddat/i18n';
import type { CalendarDate } from '@muddat/schedule';
import type { Database } from '../db/client.ts';
import { loadFound } from './cards.ts';
import { type Matches, matchAll, matchSections, NOTHING, type Window } from './match.ts';
import { matchSome, type NearMatches } from './near.ts';
import { type PricedQuery, readPrice } from './price-words.ts';
import { readQuery } from './read-query.ts';
import type { Reading } from './reading.ts';
import { isOfBuying } from './stop-words.ts';
import { understoodOf } from './understood.ts';
import { sectionsQuery } from './words-query.ts';

type Answer = { readonly [Name in 'data']: Awaited<ReturnType<typeof loadFound>> } & {
  readonly counts: typeof NOTHING;
  readonly understood: ReturnType<typeof understoodOf>;
  readonly near: boolean;
  readonly interpreted?: { q: string; price_from?: number; price_to?: number };
  /** Total number of results of the requested kind. */
  readonly total: number;
};

/** The complete search: interprets the text, finds entries with all its words, else those with most of them. */
export async function search(db: Database, typed: string, window: Window, locale: Locale, today: CalendarDate): Promise<Answer> {
  const priced = readPrice(typed);
  const reading = await readQuery(db, priced?.q ?? typed);
  if (reading === null) return { data: [], counts: NOTHING, understood: null, near: false, total: 0 };
  const { counts, found, good } = await matchesOf(db, reading, { ...window, price: priced ?? undefined });
  const nothing = Object.values(counts).every((count) => count === 0);
  return {
    data: await loadFound(db, found, locale, today),
    counts,
    ...(priced === null ? {} : { interpreted: interpretedAs(priced) }),
    understood: nothing ? null : understoodOf(reading),
    near: !nothing && (!good || isOfMaker(reading)),
    total: window.kind === undefined ? counts.store + counts.product + counts.category + counts.faq : counts[window.kind],
  };
}

/**
 * Returns the first of these results that is not empty. For goods not sold here: only the nearest categories. Entries with all words.
 * Entries with all words except those about buying («телефон в рассрочку»). Entries with most words.
 */
async function matchesOf(db: Database, reading: Reading, window: Window): Promise<NearMatches> {
  const sections = sectionsQuery(reading.senses);
  if (sections !== null) return { ...(await matchSections(db, sections, window)), good: false };
  const whole = await matchAll(db, reading, window);
  if (isFound(whole)) return { ...whole, good: true };
  // After the name of a maker that is not sold here («айфон 13»), ignore the model number: the similar goods offered instead do not have
  // it.
  const ofMaker = isOfMaker(reading);
  const goods = reading.senses.filter(({ word }) => !isOfBuying(word.folded) && !(ofMaker && word.number));
  const bare = goods.length > 0 && goods.length < reading.senses.length ? { ...reading, senses: goods } : null;
  const bought = bare === null ? null : await matchAll(db, bare, window);
  return bought !== null && isFound(bought) ? { ...bought, good: true } : matchSome(db, bare ?? reading, window);
}

const interpretedAs = ({ q, priceFrom, priceTo }: PricedQuery) => ({
  q,
  ...(priceFrom === null ? {} : { price_from: priceFrom }),
  ...(priceTo === null ? {} : { price_to: priceTo }),
});

const isFound = ({ counts }: Matches): boolean => Object.values(counts).some((count) => count > 0);

/** Whether the query names a maker whose goods are not sold here: the results are similar goods of others. */
const isOfMaker = ({ senses }: Reading): boolean => senses.some(({ grade }) => grade === 'maker');
