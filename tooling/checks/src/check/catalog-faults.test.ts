import { expect, test } from 'vitest';
import { faultsOfCatalog, faultsOfEntry } from './catalog-faults.ts';

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
] as const)('in %s %j has the faults %j', (locale, text, faults) => {
  expect(faultsOfEntry(locale, { source: 'Оплата', text })).toEqual(faults);
});

const message = (id: string, comment = 'a word') => ({ id, text: id, comment, places: [`apps/x/${id}.tsx`] });
const entry = (id: string) => ({ id, source: id, text: id, comment: 'a word' });

test.each([
  ['complete', [message('да')], [entry('да')], []],
  ['a new message', [message('да')], [], ['apps/x/да.tsx: not in ru.po, run `pnpm messages`: да']],
  ['a message that nobody says', [], [entry('да')], ['ru.po: no longer used, run `pnpm messages`: да']],
  ['no comment', [message('да', '')], [entry('да')], ['apps/x/да.tsx: give translators a `comment`: да']],
])('a catalog and its sources, %s', (_case, wanted, there, faults) => {
  expect(faultsOfCatalog('ru', 'ru.po', wanted, there)).toEqual(faults);
});
