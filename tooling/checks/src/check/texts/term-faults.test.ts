import { describe, expect, it, test } from 'vitest';
import { languageTexts } from './language-texts.ts';
import { faultsOfTerms, faultsOfText, textsOfCatalog, textsOfSource } from './term-faults.ts';
import type { Language } from './terms.ts';

const FAULTS: readonly (readonly [kind: string, language: Language, text: string, found: string])[] = [
  ['a term that lost', 'ru', 'Внесите первоначальный взнос', 'первоначальный взнос'],
  ['one in another case and number', 'ru', 'Покажем Переплату', 'Переплату'],
  ['one in the other language', 'uz', 'Boshlangʻich badalni toʻlang', 'badalni'],
  ['an account that is frozen', 'ru', 'Кабинет заморожен', 'заморожен'],
  ['the name of a page that has another', 'ru', 'Новости', 'Новости'],
  ['a sum by a name that lost', 'ru', 'Сумма заказа', 'Сумма заказа'],
  ['what is left by another verb', 'ru', 'Осталось выплатить', 'Осталось выплатить'],
  ['what is left by half of its name', 'uz', 'Toʻlash qoldi', 'Toʻlash qoldi'],
  ['an early payoff that is called a payment', 'uz', 'Muddatidan oldin toʻlash', 'Muddatidan oldin toʻlash'],
  ['a late payment that is called a debt', 'uz', 'Kechikkan qarzni boʻlish', 'Kechikkan qarzni'],
  ['debits that are deleted', 'uz', 'Avtomatik toʻlov oʻchirildi', 'Avtomatik toʻlov oʻchirildi'],
  ['returns of goods that are called money', 'uz', 'Qaytarilgan pullar', 'Qaytarilgan pullar'],
  ['a place to fetch goods by another name', 'ru', 'Самовывоз из филиала', 'филиала'],
  ['what did not load', 'ru', 'Магазины не загрузились', 'не загрузились'],
  ['what did not load, as an inquiry', 'ru', 'Не удалось узнать лимит', 'Не удалось узнать'],
  ['a letter ё that is missing', 'ru', 'Начните платеж заново', 'платеж'],
  ['one at the start of a sentence', 'ru', 'Еще раз', 'Еще'],
  ['a line that may break after №', 'ru', 'Заказ № 100008', '№'],
  ['one inside a sum', 'ru', 'До 15 000\u00a0000\u00a0сум', '5 000'],
  ['one before the word of money', 'ru', 'Спишем 500 сум', '0 сум'],
  ['one before it in Uzbek', 'uz', 'Yana {} soʻm', '} soʻm'],
  ['one before %', 'uz', 'Ustama 27 %', '7 %'],
  ['a suffix apart from its word', 'uz', '1\u00a0000\u00a0soʻm\u00a0ga yopish', 'soʻm\u00a0ga'],
  ['a suffix apart from %', 'uz', '20\u00a0% ni toʻlang', '% ni'],
  ['a suffix apart from a sum', 'uz', '{sum} ga yopish', '{sum} ga'],
  ['an order that is numbered the Russian way', 'uz', '№\u00a0{} buyurtma yoʻlda', '№\u00a0{} buyurtma'],
  ['a hyphen for a dash', 'ru', 'Что делать - в кабинете', 'ь -'],
  ['English quotation marks', 'uz', 'Siz “Toʻlash” tugmasini bosdingiz', '“'],
  ['a line that may break before MB', 'ru', 'Файл больше 10 МБ', '0 МБ'],
  ['a date in figures', 'uz', '26.12.2026 gacha toʻlang', '26.12.2026'],
  ['hours that are told by words', 'ru', 'Каждый день с 9:00 до 21:00', '9:00 до 2'],
  ['whole ones', 'ru', 'Только с 9 до 20 часов', 'с 9 до 20 час'],
  ['those of Uzbek', 'uz', 'Faqat soat 9 dan 20 gacha', 'soat 9 dan 2'],
  ['a shortened month without its full stop', 'ru', 'до {maxMonths}\u00a0мес', 'мес'],
  ['one after a slash', 'ru', '{sum}/мес на 12\u00a0мес.', 'мес'],
  ['a second of one letter', 'ru', 'через {wait}\u00a0с.', '}\u00a0с.'],
];

describe('what a text may not say', () => {
  test.each(FAULTS)('%s (%s)', (_kind, language, text, found) => {
    expect(faultsOfText(language, text)).toEqual([expect.stringContaining(`«${found}» lost to: `)]);
  });
});

test.each<readonly [why: string, language: Language, text: string]>([
  ['the term that won', 'ru', 'Первый взнос {sum}, заказ №\u00a0100008, 27\u00a0%, 500\u00a0сум'],
  ['a sum within a sentence', 'ru', 'на 12 мес., всего 6\u00a0096\u00a0000\u00a0сум'],
  ['an account that is deleted', 'uz', 'Akkauntni oʻchirish'],
  ['the news of a kind of notifications', 'ru', 'Новости Muddat'],
  ['a form that has no ё', 'ru', 'До платежа осталось всё, что введено'],
  ['a suffix that joins its word', 'uz', '412\u00a0000\u00a0soʻmga, 20 foizigacha, 100008-buyurtma'],
  ['a suffix after a bare figure', 'uz', '10\u00a0MB gacha, 20:00 gacha'],
  ['signs and units as a book sets them', 'ru', 'Кто-то из магазинов, 9:00–21:00, 24\u00a0мес., 5\u00a0сек., 10\u00a0МБ — до 26 декабря'],
  ['a version, no date', 'ru', 'Договор 26.12'],
  ['a province by its name', 'uz', 'Toshkent viloyati'],
  ['a document past its term', 'uz', 'hujjat muddati oʻtgan'],
  ['a word of the other language', 'uz', 'SMS'],
  ['the name of a value', 'uz', '© Muddat, {operator}'],
])('%s passes', (_why, language, text) => {
  expect(faultsOfText(language, text)).toEqual([]);
});

describe('where texts are read', () => {
  const read = (file: string, source: string) => languageTexts(file, source).map(({ language, text }) => [language, text]);

  test.each<readonly [where: string, file: string, source: string, texts: readonly (readonly [Language, string])[]]>([
    [
      'a table of both languages',
      'a.ts',
      "const T = { ru: 'Да', uz: 'Ha', 'uz-Cyrl': 'Ҳа' };",
      [
        ['ru', 'Да'],
        ['uz', 'Ha'],
      ],
    ],
    ['the words of a function', 'a.ts', 'const T = { uz: (n: number) => `\u0024{n} kun` };', [['uz', '{} kun']]],
    [
      'a text of the seed',
      'a.ts',
      "const T = text('Да', 'Ha');",
      [
        ['ru', 'Да'],
        ['uz', 'Ha'],
      ],
    ],
    ['a file of one language', 'words-uz.ts', "export const T = { yes: 'Ha' };", [['uz', 'Ha']]],
    [
      'an answer of the FAQ',
      'a.ts',
      "entry('Да?', 'Ha?', 'Да', 'Ha')",
      [
        ['ru', 'Да?'],
        ['uz', 'Ha?'],
        ['ru', 'Да'],
        ['uz', 'Ha'],
      ],
    ],
    [
      'a pair of constants',
      'a.ts',
      "pair('Да', 'Toʻgʻri')",
      [
        ['ru', 'Да'],
        ['uz', 'Toʻgʻri'],
      ],
    ],
    ['no message, which its catalog has', 'a.tsx', "t({ message: 'Да', comment: 'x' })", []],
    ['no code of a program', 'a.ts', "const kind: 'да' = table('orders');", []],
  ])('%s', (_where, file, source, texts) => {
    expect(read(file, source)).toEqual(texts);
  });

  it('tells a fault with its file and line, and one of a catalog with its file', () => {
    const texts = [
      ...textsOfSource('a.ts', languageTexts('a.ts', "\nconst T = text('Еще', 'Yana');")),
      ...textsOfCatalog('ru.po', 'ru', [{ id: 'x', source: 'Платеж', text: '', comment: '' }]),
    ];
    expect(faultsOfTerms(texts, [])).toEqual([
      'a.ts:2: «Еще» lost to: the word with ё: Еще',
      'ru.po: «Платеж» lost to: the word with ё: Платеж',
    ]);
  });
});

describe('an exception', () => {
  const text = { place: 'a.ts:1', language: 'ru', text: 'Введен неправильный код' } as const;
  const exception = { place: 'a.ts', part: 'Введен неправильный код', reason: 'fixed' };

  test('lets its own words pass, in its place only', () => {
    expect(faultsOfTerms([text], [exception])).toEqual([]);
    expect(faultsOfTerms([{ ...text, place: 'b.ts:1' }], [exception])).toHaveLength(2);
  });

  test('lets nothing else of the same text pass', () => {
    expect(faultsOfTerms([{ ...text, text: `${text.text}. Еще раз` }], [exception])).toEqual([expect.stringContaining('«Еще»')]);
  });

  test('is a fault once nothing needs it', () => {
    expect(faultsOfTerms([], [exception])).toEqual(['a.ts: excepted and no longer needed: Введен неправильный код']);
  });
});
