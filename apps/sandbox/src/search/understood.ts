import type { Reading } from './reading.ts';
import type { Sense } from './sense.ts';

export type Understood = { text: string; reason: 'layout' | 'alphabet' | 'spelling' };

/** The note about an interpretation that differs from the typed text; null if they are equal. */
export function understoodOf({ text, layout, senses }: Reading): Understood | null {
  const corrected = senses.filter(({ spelled }) => spelled !== null);
  const spelling = corrected.some(({ grade }) => grade === 'sound' || grade === 'spelling');
  if (layout) return { text: spelling ? rewritten(senses) : text, reason: 'layout' };
  if (corrected.length === 0) return null;
  return { text: rewritten(senses), reason: spelling ? 'spelling' : 'alphabet' };
}

/** The query in the spelling of the index. In Cyrillic only when all its words occur in Cyrillic; otherwise in Latin. */
function rewritten(senses: readonly Sense[]): string {
  const cyrillic = senses.every(({ word, spelled }) => (spelled === null ? word.cyrillic || word.number : spelled.cyrillic !== null));
  return senses.map(({ word, spelled }) => (spelled === null ? word.spelled : inLetters(spelled, cyrillic && word.cyrillic))).join(' ');
}

const inLetters = ({ cyrillic, latin }: NonNullable<Sense['spelled']>, wanted: boolean): string =>
  (wanted ? (cyrillic ?? latin) : (latin ?? cyrillic)) ?? '';
