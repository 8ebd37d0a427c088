import fc from 'fast-check';

/** Texts that a careless backend stores, runs, shows or breaks on. All are valid text of a JSON body. */
export const HOSTILE_TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202egnol',
  "' OR '1'='1' --",
  '"; DROP TABLE orders; --',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '../../../../etc/passwd',
  '%00%0d%0aSet-Cookie: a=b',
  '__proto__',
  'null',
  'NaN',
  '-1',
  '1e400',
  "O‘zbekiston so'm",
  '👩‍👩‍👧‍👦'.repeat(20),
  'ﷺ'.repeat(300),
  'a'.repeat(10_000),
];

const BY_FORMAT: Readonly<Record<string, fc.Arbitrary<string>>> = {
  date: fc
    .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  'date-time': fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }).map((date) => date.toISOString()),
  uri: fc.webUrl(),
  uuid: fc.uuid(),
  email: fc.emailAddress(),
};

type Bounds = { readonly min: number; readonly max: number; readonly format: unknown; readonly pattern: unknown };

/** Texts of a schema: of its format or pattern, else of any letters, often with a length at its bounds. */
export function textsOf({ min, max, format, pattern }: Bounds): fc.Arbitrary<string> {
  const ofFormat = typeof format === 'string' ? BY_FORMAT[format] : undefined;
  if (ofFormat !== undefined) return ofFormat;
  // JSON Schema counts code points.
  const ofLength = (text: string) => [...text].slice(0, max).join('');
  if (typeof pattern === 'string')
    return fc
      .stringMatching(new RegExp(pattern))
      .map(ofLength)
      .filter((text) => [...text].length >= min);
  const longest = Math.min(max, 2_000);
  return fc.oneof(
    fc.string({ unit: 'grapheme', minLength: min, maxLength: Math.min(longest, min + 30) }).map(ofLength),
    fc.constantFrom(...HOSTILE_TEXTS.filter((text) => text.length >= min && text.length <= max), 'a'.repeat(Math.max(min, 1))),
    fc.constantFrom('a'.repeat(min), 'я'.repeat(longest)),
  );
}
