/** Spaces before a dash, and between a number and the following word. */
const BREAKABLE_SPACE = / (?=[–—] )|(?<=(?:^|[\s(«])\d[\d.,]*) (?=\p{L})/gu;
const NO_BREAK = '\u00a0';

/**
 * Replaces spaces so that no line begins with a dash (a typographic rule of both languages) and no number is separated from its unit: «16
 * ГБ», «5 дней».
 */
export const withNonBreakingSpaces = (text: string): string => text.replace(BREAKABLE_SPACE, NO_BREAK);

/** Applies `withNonBreakingSpaces` to all strings of a response. */
export function withNonBreakingSpacesDeep(value: unknown): unknown {
  if (typeof value === 'string') return withNonBreakingSpaces(value);
  if (Array.isArray(value)) return value.map(withNonBreakingSpacesDeep);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withNonBreakingSpacesDeep(one)]));
}
