/**
 * What a rule on text reads: a text itself, a number as its decimal text. Null for everything else (objects, arrays, booleans, NaN, infinities), which fails.
 */
export function asText(value: unknown): string | null {
  if (typeof value === 'string') return value;
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'number' || !Number.isFinite(value)) return null;
  // String() writes whole numbers from 1e21 on and fractions below 1e-6 with an exponent; decimal text has none.
  if (Number.isInteger(value)) return String(BigInt(value));
  const [mantissa = '', exponent] = String(value).split('e-');
  if (exponent === undefined) return mantissa;
  return `${value < 0 ? '-' : ''}0.${'0'.repeat(Number(exponent) - 1)}${mantissa.replace(/[-.]/g, '')}`;
}
