import type { QueryInterpretation } from './query-interpretation.ts';
import type { WordInterpretation } from './word-interpretation.ts';

export type CorrectionNote = { text: string; reason: 'layout' | 'alphabet' | 'spelling' };

/** The note about an interpretation that differs from the typed text; null if they are equal. */
export function correctionNoteOf({ text, layout, wordInterpretations }: QueryInterpretation): CorrectionNote | null {
  const corrected = wordInterpretations.filter(({ spelled }) => spelled !== null);
  const spelling = corrected.some(({ grade }) => grade === 'sound' || grade === 'spelling');
  if (layout) return { text: spelling ? rewriteQuery(wordInterpretations) : text, reason: 'layout' };
  if (corrected.length === 0) return null;
  return { text: rewriteQuery(wordInterpretations), reason: spelling ? 'spelling' : 'alphabet' };
}

/** The query in the spelling of the index. In Cyrillic only when all its words occur in Cyrillic; otherwise in Latin. */
function rewriteQuery(senses: readonly WordInterpretation[]): string {
  const cyrillic = senses.every(({ word, spelled }) => (spelled === null ? word.cyrillic || word.number : spelled.cyrillic !== null));
  return senses.map(({ word, spelled }) => (spelled === null ? word.spelled : inLetters(spelled, cyrillic && word.cyrillic))).join(' ');
}

const inLetters = ({ cyrillic, latin }: NonNullable<WordInterpretation['spelled']>, wanted: boolean): string =>
  (wanted ? (cyrillic ?? latin) : (latin ?? cyrillic)) ?? '';
