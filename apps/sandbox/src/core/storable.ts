import { Problem } from './problem.ts';

/** PostgreSQL cannot store NUL in text, or a lone surrogate in a JSON value. */
const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

/** PostgreSQL refuses the year 0, which JSON Schema's dates may have; no date of this business is outside of 1900 to 2999. */
export const hasStorableYear = (date: string): boolean => /^(?:19|2\d)\d{2}-/.test(date);

/** The path to the first text that cannot be stored; it ends before a name that cannot be stored itself. Null if all can. */
function pathToUnstorable(value: unknown): readonly string[] | null {
  if (typeof value === 'string') return isStorable(value) ? null : [];
  // Bytes are no text: a part of a photo.
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return null;
  for (const [name, item] of Object.entries(value)) {
    if (!isStorable(name)) return [];
    const further = pathToUnstorable(item);
    if (further !== null) return [name, ...further];
  }
  return null;
}

/** Throws a 400 Problem when a text in the client's input cannot be stored. `place` names it when no field does. */
export function requireStorable(place: 'path' | 'query' | 'body', value: unknown): void {
  const path = pathToUnstorable(value);
  if (path === null) return;
  const name = path.join('.').slice(0, 100);
  throw new Problem('validation_failed', { status: 400, fields: { [name === '' ? place : name]: 'format' } });
}
