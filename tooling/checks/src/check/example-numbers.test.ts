import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCardNumber, parsePhone, parsePinfl } from '@muddat/validators';
import { expect, it } from 'vitest';
import { ROOT } from '../root.ts';
import { listRepositoryFiles } from './files.ts';

/** Guides, READMEs, examples of the contracts, stories with their data, and texts of the catalogs. */
const READ_BY_PEOPLE = ['*.md', 'docs/*', 'packages/sdk/contracts/*.yaml', '*.stories.tsx', '*stories-data*', '*fixture*', '*.po'];

/** Numbers without separators that are invalid on purpose, or that only look like a card, phone or PINFL. */
const ON_PURPOSE = new Set([
  // The largest integer that JavaScript numbers represent exactly, 2^53 - 1.
  '9007199254740991',
  // The placeholder of the phone field.
  '+998000000000',
  // Cards with a mistyped digit in stories: one shown as a warning, one as an error.
  '8600123456789013',
  '4008470000000007',
  // A card that is not accepted here, in a story.
  '4111111111111111',
]);

type NumberKind = { find: RegExp; fault: (number: string) => string | undefined };
const KINDS: readonly NumberKind[] = [
  {
    find: /(?<![\w.+-])\d{4}(?:[ -]?\d{4}){3}(?![\w-])/g,
    fault: (number) => {
      const card = parseCardNumber(number);
      return card.ok ? card.warning : card.code;
    },
  },
  {
    // Complete phones only; stories also show half-typed ones.
    find: /\+998(?:[ -]?\d){9,}/g,
    fault: (number) => {
      const phone = parsePhone(number);
      return phone.ok ? phone.warning : phone.code;
    },
  },
  {
    find: /(?<![\w.+-])[1-6]\d{13}(?![\w-])/g,
    fault: (number) => {
      const pinfl = parsePinfl(number);
      return pinfl.ok ? undefined : pinfl.code;
    },
  },
];

/** `number: code` for each card, phone and PINFL in a text that our own rules refuse, or only let pass with a warning. */
const findErrors = (text: string): string[] =>
  KINDS.flatMap(({ find, fault }) =>
    (text.match(find) ?? []).flatMap((number) => {
      const code = ON_PURPOSE.has(number.replace(/[ -]/g, '')) ? undefined : fault(number);
      return code === undefined ? [] : [`${number}: ${code}`];
    }),
  );

it.each([
  ['press (`8600 4900 1234 0007`, `03/99`)', ['8600 4900 1234 0007: card-check-digit']],
  ['number: "8601490000001234"', ['8601490000001234: card-system']],
  ['`+998 90 000 00 01`, +9989000000011', ['+9989000000011: phone-length']],
  ['+998 11 000 00 01', ['+998 11 000 00 01: phone-code']],
  ['PINFL `31210932040248`', ['31210932040248: pinfl-check-digit']],
  ['PINFL `31210932040247`, +998 90 12, 7c0e1c2e-0000-4000-8000-000000000001, maximum: 9007199254740991', []],
])('the text %o has the invalid numbers %o', (text, faults) => {
  expect(findErrors(text)).toEqual(faults);
});

it('every card, phone and PINFL in guides, examples and stories is valid', () => {
  const files = listRepositoryFiles(...READ_BY_PEOPLE);
  expect(files).toContain('README.md');
  const faults = files.flatMap((file) => findErrors(readFileSync(join(ROOT, file), 'utf8')).map((fault) => `${file}: ${fault}`));
  expect(faults).toEqual([]);
});
