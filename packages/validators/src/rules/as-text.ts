/**
 * What a rule on text reads: a text itself, a number as its decimal text. Null for everything else (objects, arrays, booleans, NaN, infinities), which fails.
 */
export function asText(value: unknown): string | null {
  if (typeof value === 'string') return value;
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'number' || !Number.isFinite(value)) return null;
  // String() writes whole numbers from 1e21 on with an exponent; a bigint never does.
  return Number.isInteger(value) ? String(BigInt(value)) : String(value);
}
