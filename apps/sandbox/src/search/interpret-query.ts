import type { Database } from '../db/client.ts';
import { findIndexWords, findSimilarWords, type QueryWordStems } from './index-words.ts';
import { BEGUN_MISTYPED_LETTERS_MIN, interpretMistypedWord, interpretWord, MISTYPED_LETTERS_MIN } from './interpret-word.ts';
import { otherLayouts } from './layout.ts';
import {
  isFullyMatched,
  isPlausibleLayout,
  isUnderstoodAsTyped,
  mostLikelyInterpretation,
  type QueryInterpretation,
} from './query-interpretation.ts';
import { queryWords } from './query-words.ts';
import { loadRussianStems } from './russian-stems.ts';
import { sanitizeQuery } from './sanitize-query.ts';
import { uzbekStem } from './uzbek-stem.ts';

type DraftInterpretation = QueryInterpretation & { readonly asked: readonly QueryWordStems[] };

const NEAR_CANDIDATES = 30;
/** Guessing unknown words is the most expensive step: limits their number, and skips words longer than any in a name. */
const GUESSED_WORDS_MAX = 3;
const GUESSED_LETTERS_MAX = 24;

/**
 * The likeliest interpretation of a text; null if it has no word. `typing`: the last word may be incomplete. A text that is found as typed
 * needs one look-up; otherwise other keyboard layouts are tried, then corrections of typing errors.
 */
export async function interpretQuery(
  db: Database,
  typed: string,
  { typing = false }: { readonly typing?: boolean } = {},
): Promise<QueryInterpretation | null> {
  const text = sanitizeQuery(typed);
  const open = typing && !/\s$/.test(typed);
  const [plain] = await interpretTexts(db, [{ text, layout: false }], open);
  if (plain === undefined || isUnderstoodAsTyped(plain)) return plain ?? null;
  const layouts = otherLayouts(text).map((other) => ({ text: other, layout: true }));
  const others = await interpretTexts(db, layouts, open);
  const meant = others.filter(isPlausibleLayout);
  const known = mostLikelyInterpretation(plain, meant);
  if (isFullyMatched(known)) return known;
  const guessed = await withCorrections(db, plain);
  const guess = mostLikelyInterpretation(guessed, meant);
  // Skip other layouts when half of the words are known as typed, or there are too many unknown words.
  if (isFullyMatched(guess) || isPlausibleLayout(plain) || plain.wordInterpretations.length > GUESSED_WORDS_MAX) return guess;
  const guesses: DraftInterpretation[] = [];
  for (const other of others) guesses.push(await withCorrections(db, other));
  return mostLikelyInterpretation(guess, guesses.filter(isPlausibleLayout));
}

type QueryText = { readonly text: string; readonly layout: boolean };

/** Interprets texts by the words of the index. Texts without a word are left out. */
async function interpretTexts(db: Database, texts: readonly QueryText[], typing: boolean): Promise<DraftInterpretation[]> {
  const worded = texts.map((told) => ({ ...told, words: queryWords(told.text, typing) })).filter(({ words }) => words.length > 0);
  const words = worded.flatMap((told) => told.words);
  const russian = await loadRussianStems(
    db,
    words.filter((word) => !word.number).map(({ spelled }) => spelled),
  );
  const asked = words.map((word) => ({
    word,
    stems: [...new Set([russian.get(word.spelled) ?? word.folded, uzbekStem(word.folded)])],
  }));
  const known = await findIndexWords(db, asked);
  const senses = asked.map((word, index) => interpretWord(word, known[index] ?? [], typing));
  let start = 0;
  return worded.map(({ text, layout, words: { length } }) => {
    const from = start;
    start += length;
    return { text, layout, asked: asked.slice(from, start), wordInterpretations: senses.slice(from, start) };
  });
}

/** An interpretation in which unknown words are replaced by likely corrections. */
async function withCorrections(db: Database, draft: DraftInterpretation): Promise<DraftInterpretation> {
  const unknown = draft.asked
    .filter(({ word: { folded } }, index) => draft.wordInterpretations[index]?.grade === 'none' && isGuessable(folded))
    .slice(0, GUESSED_WORDS_MAX);
  const near = await findSimilarWords(db, unknown, { limit: NEAR_CANDIDATES, longLetters: BEGUN_MISTYPED_LETTERS_MIN });
  const meant = new Map(unknown.map((word, index) => [word.word, interpretMistypedWord(word, near[index] ?? [])]));
  return { ...draft, wordInterpretations: draft.wordInterpretations.map((sense) => meant.get(sense.word) ?? sense) };
}

const isGuessable = ({ length }: string): boolean => length >= MISTYPED_LETTERS_MIN && length <= GUESSED_LETTERS_MAX;
