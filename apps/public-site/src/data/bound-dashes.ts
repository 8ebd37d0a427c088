const DASH = / (?=[–—] )/g;
const NO_BREAK = '\u00a0';

/** An answer of the builder where no line begins with a dash: the space before one does not break (both languages set it so). */
export function boundDashes(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(DASH, NO_BREAK);
  if (Array.isArray(value)) return value.map(boundDashes);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, boundDashes(one)]));
}
