import type { Locale } from '@muddat/i18n';
import { sql } from 'drizzle-orm';
import { pickByLocale } from '../core/pick-by-locale.ts';
import type { Database } from '../db/client.ts';
import { type CorrectionNote, correctionNoteOf } from './correction-note.ts';
import { fitRank } from './fit-rank.ts';
import type { SearchKind } from './index-entry.ts';
import { interpretQuery } from './interpret-query.ts';
import { pickSuggestions, type SuggestionCandidate } from './pick-suggestions.ts';
import { extractPrice } from './price-words.ts';
import type { QueryInterpretation } from './query-interpretation.ts';
import { loadSearchCards } from './search-cards.ts';
import { allWordsQuery, type WeightSet } from './ts-query.ts';

type Suggestion = { kind: SearchKind; id: string; alias: string | null; title: string; subtitle: string | null };
type SuggestionHit = {
  readonly kind: 'category' | 'store' | 'faq' | 'phrase';
  readonly id: string;
  readonly productId: string | null;
  readonly ru: string | null;
  readonly uz: string | null;
};
/** If there are fewer suggestions, the text is also interpreted as complete. */
const ENOUGH_SUGGESTIONS = 3;

type SuggestResponse = { data: Suggestion[]; understood: CorrectionNote | null };

const GROUPS = { category: 'place', store: 'place', phrase: 'goods', faq: 'question' } as const;

/**
 * Suggestions for a text being typed: categories and stores, then kinds of goods by name (`product`, with the most popular product of the
 * kind), then questions.
 */
export async function suggest(db: Database, text: string, limit: number, locale: Locale): Promise<SuggestResponse> {
  const typed = extractPrice(text)?.q ?? text;
  const reading = await interpretQuery(db, typed, { typing: true });
  const begun = await suggestFor(db, reading, limit, locale);
  if (begun.data.length >= ENOUGH_SUGGESTIONS) return begun;
  // «фен для», «диваны и»: the last word was taken as a prefix but may be a stop word.
  const whole = await interpretQuery(db, typed);
  if (whole === null || whole.wordInterpretations.length === reading?.wordInterpretations.length) return begun;
  const { data, understood } = await suggestFor(db, whole, limit, locale);
  const titles = new Set(begun.data.map(({ title }) => title));
  return {
    data: [...begun.data, ...data.filter(({ title }) => !titles.has(title))].slice(0, limit),
    understood: begun.data.length === 0 ? understood : begun.understood,
  };
}

async function suggestFor(db: Database, reading: QueryInterpretation | null, limit: number, locale: Locale): Promise<SuggestResponse> {
  if (reading === null) return { data: [], understood: null };
  const named = await findHits(db, reading, 'A', limit);
  const hits = named.length > 0 ? named : await findHits(db, reading, '', limit);
  const data = pickSuggestions(await loadCandidates(db, hits, locale), limit);
  const understood = correctionNoteOf(reading);
  // A note about the other alphabet is shown for a complete search only: while the customer types it would be noise.
  return { data, understood: data.length === 0 || understood?.reason === 'alphabet' ? null : understood };
}

async function loadCandidates(db: Database, hits: readonly SuggestionHit[], locale: Locale): Promise<SuggestionCandidate<Suggestion>[]> {
  const found = hits.flatMap(({ kind, id }) => (kind === 'phrase' ? [] : [{ kind, id }]));
  const cards = new Map((await loadSearchCards(db, found, locale)).map((card) => [`${card.kind} ${card.id}`, card]));
  return hits.flatMap(({ kind, id, productId, ru, uz }): SuggestionCandidate<Suggestion>[] => {
    const group = GROUPS[kind];
    if (kind === 'phrase') {
      const title = pickByLocale(locale, ru ?? '', uz ?? '');
      return productId === null ? [] : [{ group, title, of: { kind: 'product', id: productId, alias: null, title, subtitle: null } }];
    }
    const card = cards.get(`${kind} ${id}`);
    if (card === undefined) return [];
    const { alias, title, subtitle } = card;
    return [{ group, title, of: { kind, id, alias, title, subtitle } }];
  });
}

/** The best entries of each kind, sorted by fit. */
async function findHits(db: Database, reading: QueryInterpretation, within: WeightSet, limit: number): Promise<readonly SuggestionHit[]> {
  const wide = allWordsQuery(reading.wordInterpretations, 'maybe', within);
  if (wide === null) return [];
  return db
    .select({
      kind: sql<SuggestionHit['kind']>`kind`,
      id: sql<string>`id`,
      productId: sql<string | null>`product_id`,
      ru: sql<string | null>`name_ru`,
      uz: sql<string | null>`name_uz`,
    })
    .from(sql`(
      select *, row_number() over (partition by kind order by fit, rank, id collate "C") as place from (
        select kind, id, null as product_id, null as name_ru, null as name_uz, rank, ${fitRank(reading)} as fit
          from search_entries where kind <> 'product' and words @@ ${wide}::tsquery
        union all select kind, id, product_id, name_ru, name_uz, rank, ${fitRank(reading)}
          from (select 'phrase' as kind, id as key_ru, p.* from search_phrases p) p where words @@ ${wide}::tsquery
      ) hits
    ) t`)
    .where(sql`place <= ${limit}`)
    .orderBy(sql`fit, kind, rank, id collate "C"`);
}
