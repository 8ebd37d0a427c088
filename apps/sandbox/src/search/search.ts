import type { Locale } from '@muddat/i18n';
import type { Database } from '../db/client.ts';
import { loadFound } from './cards.ts';
import { matchAll, NOTHING, type Window } from './match.ts';
import { matchSome } from './near.ts';
import { readQuery } from './read-query.ts';
import type { Reading } from './reading.ts';
import { understoodOf } from './understood.ts';

type Answer = { readonly [Name in 'data']: Awaited<ReturnType<typeof loadFound>> } & {
  readonly counts: typeof NOTHING;
  readonly understood: ReturnType<typeof understoodOf>;
  readonly near: boolean;
  /** Of the kind that was asked for. */
  readonly total: number;
};

/** The whole of the search: what a text is taken for, what has all its words, else what has most of them. */
export async function search(db: Database, typed: string, window: Window, locale: Locale): Promise<Answer> {
  const reading = await readQuery(db, typed);
  if (reading === null) return { data: [], counts: NOTHING, understood: null, near: false, total: 0 };
  const whole = await matchAll(db, reading, window);
  const someCounted = Object.values(whole.counts).some((count) => count > 0);
  const { counts, found, good } = someCounted ? { ...whole, good: true } : await matchSome(db, reading, window);
  const nothing = Object.values(counts).every((count) => count === 0);
  return {
    data: await loadFound(db, found, locale),
    counts,
    understood: nothing ? null : understoodOf(reading),
    near: !nothing && (!good || guessed(reading)),
    total: window.kind === undefined ? counts.store + counts.product + counts.category + counts.faq : counts[window.kind],
  };
}

/** A word of it was only guessed at. */
const guessed = ({ senses }: Reading): boolean => senses.some(({ grade }) => grade === 'near' || grade === 'maker');
