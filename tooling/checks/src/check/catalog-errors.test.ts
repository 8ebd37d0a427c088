import { expect, test } from 'vitest';
import { findCatalogErrors, findEntryErrors } from './catalog-errors.ts';

test.each([
  ['ru', 'Оплатить {sum}', []],
  ['ru', '{count, plural, one {# месяц} few {# месяца} other {# месяца}}', []],
  ['ru', 'Оплaтить', ['two alphabets in one word: Оплaтить']],
  ['uz', 'Toʻlash, maʼlumot', []],
  ['uz', "To'lash", ["oʻ and gʻ take U+02BB, the tutuq takes U+02BC: To'lash"]],
  ['uz', 'Toʼlash', ['oʻ and gʻ take U+02BB, the tutuq takes U+02BC: Toʼlash']],
  ['uz', 'maʻlumot', ['oʻ and gʻ take U+02BB, the tutuq takes U+02BC: maʻlumot']],
  ['uz', 'Оплата', ['Cyrillic in Latin Uzbek: Оплата']],
  ['uz', 'Tоʻlov', ['two alphabets in one word: Tоʻlov']],
  ['uz', '{count, plural, one {# kun} other {# kun}}', []],
  ['uz', '', ['not translated: Оплата']],
  ['ru', '', ['empty: Оплата']],
] as const)('findEntryErrors: in %s the text %j has the errors %j', (locale, text, faults) => {
  expect(findEntryErrors(locale, { source: 'Оплата', text })).toEqual(faults);
});

const message = (id: string, comment = 'a word') => ({ id, text: id, comment, files: [`apps/x/${id}.tsx`] });
const entry = (id: string) => ({ id, source: id, text: id, comment: 'a word' });

test.each([
  ['a complete catalog', [message('да')], [entry('да')], []],
  ['a new message', [message('да')], [], ['apps/x/да.tsx: not in ru.po, run `pnpm messages`: да']],
  ['an unused message', [], [entry('да')], ['ru.po: no longer used, run `pnpm messages`: да']],
  ['a message without a comment', [message('да', '')], [entry('да')], ['apps/x/да.tsx: give translators a `comment`: да']],
])('findCatalogErrors returns for %s the errors $3', (_case, wanted, there, faults) => {
  expect(findCatalogErrors('ru', 'ru.po', wanted, there)).toEqual(faults);
});
