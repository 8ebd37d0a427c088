import type { Database } from '../db/client.ts';
import { cutQuery } from './cut-query.ts';
import { type Asked, knownWords, nearWords } from './known-words.ts';
import { otherLayouts } from './layout.ts';
import { queryWords } from './query-words.ts';
import { isAsTyped, isMeant, isResolved, likeliest, type Reading } from './reading.ts';
import { russianStems } from './russian-stems.ts';
import { BEGUN_MISTYPED_LETTERS_MIN, MISTYPED_LETTERS_MIN, mistypedSense, senseOf } from './sense-of.ts';
import { uzbekStem } from './uzbek-stem.ts';

type Draft = Reading & { readonly asked: readonly Asked[] };

const NEAR_CANDIDATES = 30;
/** Guessing unknown words is the most expensive step: limits their number, and skips words longer than any in a name. */
const GUESSED_WORDS_MAX = 3;
const GUESSED_LETTERS_MAX = 24;

/**
 * The likeliest interpretation of a text; null if it has no word. `typing`: the last word may be incomplete. A text that is found as typed
 * needs one look-up; otherwise other keyboard layouts are tried, then corrections of typing errors.
 */
export async function readQuery(
  db: Database,
  typed: string,
  { typing = false }: { readonly typing?: boolean } = {},
): Promise<Reading | null> {
  const text = cutQuery(typed);
  const open = typing && !/\s$/.test(typed);
  const [plain] = await draftsOf(db, [{ text, layout: false }], open);
  if (plain === undefined || isAsTyped(plain)) return plain ?? null;
  const layouts = otherLayouts(text).map((other) => ({ text: other, layout: true }));
  const others = await draftsOf(db, layouts, open);
  const meant = others.filter(isMeant);
  const known = likeliest(plain, meant);
  if (isResolved(known)) return known;
  const guessed = await withGuesses(db, plain);
  const guess = likeliest(guessed, meant);
  // Skip other layouts when half of the words are known as typed, or there are too many unknown words.
  if (isResolved(guess) || isMeant(plain) || plain.senses.length > GUESSED_WORDS_MAX) return guess;
  const guesses: Draft[] = [];
  for (const other of others) guesses.push(await withGuesses(db, other));
  return likeliest(guess, guesses.filter(isMeant));
}

type Told = { readonly text: string; readonly layout: boolean };

/** Interprets texts by the words of the index. Texts without a word are left out. */
async function draftsOf(db: Database, texts: readonly Told[], typing: boolean): Promise<Draft[]> {
  const worded = texts.map((told) => ({ ...told, words: queryWords(told.text, typing) })).filter(({ words }) => words.length > 0);
  const words = worded.flatMap((told) => told.words);
  const russian = await russianStems(
    db,
    words.filter((word) => !word.number).map(({ spelled }) => spelled),
  );
  const asked = words.map((word) => ({
    word,
    stems: [...new Set([russian.get(word.spelled) ?? word.folded, uzbekStem(word.folded)])],
  }));
  const known = await knownWords(db, asked);
  const senses = asked.map((word, index) => senseOf(word, known[index] ?? [], typing));
  let start = 0;
  return worded.map(({ text, layout, words: { length } }) => {
    const from = start;
    start += length;
    return { text, layout, asked: asked.slice(from, start), senses: senses.slice(from, start) };
  });
}

/** An interpretation in which unknown words are replaced by likely corrections. */
async function withGuesses(db: Database, draft: Draft): Promise<Draft> {
  const unknown = draft.asked
    .filter(({ word: { folded } }, index) => draft.senses[index]?.grade === 'none' && isGuessable(folded))
    .slice(0, GUESSED_WORDS_MAX);
  const near = await nearWords(db, unknown, { limit: NEAR_CANDIDATES, longLetters: BEGUN_MISTYPED_LETTERS_MIN });
  const meant = new Map(unknown.map((word, index) => [word.word, mistypedSense(word, near[index] ?? [])]));
  return { ...draft, senses: draft.senses.map((sense) => meant.get(sense.word) ?? sense) };
}

const isGuessable = ({ length }: string): boolean => length >= MISTYPED_LETTERS_MIN && length <= GUESSED_LETTERS_MAX;
