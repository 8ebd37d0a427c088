import type { Database } from '../db/client.ts';
import { cutQuery } from './cut-query.ts';
import { foldForSearch, foldWords } from './fold.ts';
import { type Asked, knownWords, nearWords } from './known-words.ts';
import { otherLayouts } from './layout.ts';
import { type QueryWord, queryWords } from './query-words.ts';
import { russianStems } from './russian-stems.ts';
import { costOf, type Grade, type Sense } from './sense.ts';
import { mistypedSense, senseOf } from './sense-of.ts';
import { isAsking } from './stop-words.ts';
import { uzbekStem } from './uzbek-stem.ts';

/** What a query is taken for. */
export type Reading = {
  /** The text that was read: the typed one, or what the same keys give on another layout. */
  readonly text: string;
  readonly layout: boolean;
  readonly senses: readonly Sense[];
  /** The whole text folded, as typed and as corrected: a name that is equal to it comes first. */
  readonly keys: readonly string[];
  /** It asks something. */
  readonly asking: boolean;
};

const AS_TYPED: ReadonlySet<Grade> = new Set(['exact', 'begins', 'maker']);
/** Another layout is the less likely reading. */
const LAYOUT_COST = 1.5;
const NEAR_CANDIDATES = 30;

/** The likeliest reading of a text; null when it holds no word. `typing`: its last word may go on, however short it is. */
export async function readQuery(
  db: Database,
  typed: string,
  { typing = false }: { readonly typing?: boolean } = {},
): Promise<Reading | null> {
  const text = cutQuery(typed);
  const texts = [text, ...otherLayouts(text)].map((one, index) => ({
    text: one,
    layout: index > 0,
    words: queryWords(one, typing && !/\s$/.test(typed)),
  }));
  const told = texts.filter(({ words }) => words.length > 0);
  const asked = await withStems(
    db,
    told.flatMap(({ words }) => words),
  );
  const known = await knownWords(db, asked);
  const senses = asked.map((word, index) => senseOf(word, known[index] ?? [], typing));
  const plain = bestOf(told, senses);
  if (plain === null || plain.senses.every(({ grade }) => grade !== 'none')) return plain;
  const open = asked.filter((_, index) => senses[index]?.grade === 'none');
  const near = await nearWords(db, open, NEAR_CANDIDATES);
  const guessed = new Map(open.map((word, index) => [word.word, mistypedSense(word, near[index] ?? [])]));
  return bestOf(
    told,
    senses.map((sense) => guessed.get(sense.word) ?? sense),
  );
}

async function withStems(db: Database, words: readonly QueryWord[]): Promise<Asked[]> {
  const russian = await russianStems(
    db,
    words.filter((word) => !word.number).map(({ spelled }) => spelled),
  );
  return words.map((word) => ({ word, stems: [...new Set([russian.get(word.spelled) ?? word.folded, uzbekStem(word.folded)])] }));
}

type Told = { readonly text: string; readonly layout: boolean; readonly words: readonly QueryWord[] };

function bestOf(told: readonly Told[], senses: readonly Sense[]): Reading | null {
  let start = 0;
  const readings = told.map(({ text, layout, words }) => {
    const own = senses.slice(start, start + words.length);
    start += words.length;
    const cost = own.reduce((sum, sense) => sum + costOf(sense), 0) / Math.max(1, own.length) + (layout ? LAYOUT_COST : 0);
    return { cost, reading: { text, layout, senses: own, keys: keysOf(text, own), asking: foldWords(text).some(isAsking) } };
  });
  const [first, ...others] = readings;
  if (first === undefined) return null;
  // What means something as it was typed was meant so, whatever its keys give elsewhere.
  if (first.reading.senses.every(({ grade }) => AS_TYPED.has(grade))) return first.reading;
  return others.reduce((best, one) => (one.cost < best.cost ? one : best), first).reading;
}

function keysOf(text: string, senses: readonly Sense[]): string[] {
  const meant = senses.map(({ word, spelled }) =>
    foldForSearch((word.cyrillic ? spelled?.cyrillic : spelled?.latin) ?? spelled?.latin ?? spelled?.cyrillic ?? word.folded),
  );
  return [...new Set([foldForSearch(text), meant.join(' ')])];
}
