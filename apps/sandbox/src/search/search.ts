import type { Locale } from '@muddat/i18n';
import type { CalendarDate } from '@muddat/schedule';
import type { Database } from '../db/client.ts';
import { correctionNoteOf } from './correction-note.ts';
import { interpretQuery } from './interpret-query.ts';
import { matchAllWords, matchCategories, NO_COUNTS, type ResultWindow, type SearchMatches } from './match-all-words.ts';
import { type ApproximateMatches, matchSomeWords } from './match-some-words.ts';
import { extractPrice, type PricedQuery } from './price-words.ts';
import type { QueryInterpretation } from './query-interpretation.ts';
import { loadSearchCards } from './search-cards.ts';
import { isBuyingWord } from './stop-words.ts';
import { categoriesQuery } from './ts-query.ts';

type SearchResponse = { readonly [Name in 'data']: Awaited<ReturnType<typeof loadSearchCards>> } & {
  readonly counts: typeof NO_COUNTS;
  readonly understood: ReturnType<typeof correctionNoteOf>;
  readonly near: boolean;
  readonly interpreted?: { q: string; price_from?: number; price_to?: number };
  /** Total number of results of the requested kind. */
  readonly total: number;
};

/** The complete search: interprets the text, finds entries with all its words, else those with most of them. */
export async function search(
  db: Database,
  typed: string,
  window: ResultWindow,
  locale: Locale,
  today: CalendarDate,
): Promise<SearchResponse> {
  const priced = extractPrice(typed);
  const reading = await interpretQuery(db, priced?.q ?? typed);
  if (reading === null) return { data: [], counts: NO_COUNTS, understood: null, near: false, total: 0 };
  const { counts, hits, isGoodMatch } = await findMatches(db, reading, { ...window, price: priced ?? undefined });
  const nothing = Object.values(counts).every((count) => count === 0);
  return {
    data: await loadSearchCards(db, hits, locale, today),
    counts,
    ...(priced === null ? {} : { interpreted: interpretedAs(priced) }),
    understood: nothing ? null : correctionNoteOf(reading),
    near: !nothing && (!isGoodMatch || namesUnsoldMaker(reading)),
    total: window.kind === undefined ? counts.store + counts.product + counts.category + counts.faq : counts[window.kind],
  };
}

/**
 * For goods that are not sold here, only the nearest categories. Otherwise the first of these results that is not empty: entries with all
 * words; entries with all words except those about buying («телефон в рассрочку»); entries with most words.
 */
async function findMatches(db: Database, reading: QueryInterpretation, window: ResultWindow): Promise<ApproximateMatches> {
  const sections = categoriesQuery(reading.wordInterpretations);
  if (sections !== null) return { ...(await matchCategories(db, sections, window)), isGoodMatch: false };
  const whole = await matchAllWords(db, reading, window);
  if (hasMatches(whole)) return { ...whole, isGoodMatch: true };
  // After the name of a maker that is not sold here («айфон 13»), ignore the model number: the similar goods offered instead do not have
  // it.
  const ofMaker = namesUnsoldMaker(reading);
  const goods = reading.wordInterpretations.filter(({ word }) => !isBuyingWord(word.folded) && !(ofMaker && word.number));
  const bare = goods.length > 0 && goods.length < reading.wordInterpretations.length ? { ...reading, wordInterpretations: goods } : null;
  const bought = bare === null ? null : await matchAllWords(db, bare, window);
  return bought !== null && hasMatches(bought) ? { ...bought, isGoodMatch: true } : matchSomeWords(db, bare ?? reading, window);
}

const interpretedAs = ({ q, priceFrom, priceTo }: PricedQuery) => ({
  q,
  ...(priceFrom === null ? {} : { price_from: priceFrom }),
  ...(priceTo === null ? {} : { price_to: priceTo }),
});

const hasMatches = ({ counts }: SearchMatches): boolean => Object.values(counts).some((count) => count > 0);

/** Whether the query names a maker whose goods are not sold here: the results are similar goods of others. */
const namesUnsoldMaker = ({ wordInterpretations }: QueryInterpretation): boolean =>
  wordInterpretations.some(({ grade }) => grade === 'maker');
