import { describe, expect, it, test } from 'vitest';
import { findLanguageTexts } from './language-texts.ts';
import { findTermErrors, findTextTermErrors, locateCatalogTexts, locateSourceTexts } from './term-errors.ts';
import type { TextLanguage } from './terms.ts';

const WRONG_TEXTS: readonly (readonly [kind: string, language: TextLanguage, text: string, found: string])[] = [
  ['a rejected term', 'ru', 'Внесите первоначальный взнос', 'первоначальный взнос'],
  ['a rejected term in another case and number', 'ru', 'Покажем Переплату', 'Переплату'],
  ['a rejected Uzbek term', 'uz', 'Boshlangʻich badalni toʻlang', 'badalni'],
  ['a frozen account by a rejected name', 'ru', 'Кабинет заморожен', 'заморожен'],
  ['a page by a rejected name', 'ru', 'Новости', 'Новости'],
  ['a sum by a rejected name', 'ru', 'Сумма заказа', 'Сумма заказа'],
  ['a remaining amount with a rejected verb', 'ru', 'Осталось выплатить', 'Осталось выплатить'],
  ['a remaining amount by an incomplete name', 'uz', 'Toʻlash qoldi', 'Toʻlash qoldi'],
  ['an early payoff that is called a payment', 'uz', 'Muddatidan oldin toʻlash', 'Muddatidan oldin toʻlash'],
  ['a late payment that is called a debt', 'uz', 'Kechikkan qarzni boʻlish', 'Kechikkan qarzni'],
  ['automatic debits called deleted', 'uz', 'Avtomatik toʻlov oʻchirildi', 'Avtomatik toʻlov oʻchirildi'],
  ['returned goods called money', 'uz', 'Qaytarilgan pullar', 'Qaytarilgan pullar'],
  ['a pickup point by a rejected name', 'ru', 'Самовывоз из филиала', 'филиала'],
  ['a failed loading by a rejected phrase', 'ru', 'Магазины не загрузились', 'не загрузились'],
  ['a failed loading called an inquiry', 'ru', 'Не удалось узнать лимит', 'Не удалось узнать'],
  ['a missing letter ё', 'ru', 'Начните платеж заново', 'платеж'],
  ['a missing letter ё at the start of a sentence', 'ru', 'Еще раз', 'Еще'],
  ['a breaking space after №', 'ru', 'Заказ № 100008', '№'],
  ['a breaking space inside a sum', 'ru', 'До 15 000\u00a0000\u00a0сум', '5 000'],
  ['a breaking space before the currency', 'ru', 'Спишем 500 сум', '0 сум'],
  ['a breaking space before the Uzbek currency', 'uz', 'Yana {} soʻm', '} soʻm'],
  ['a breaking space before %', 'uz', 'Ustama 27 %', '7 %'],
  ['a suffix separated from its word', 'uz', '1\u00a0000\u00a0soʻm\u00a0ga yopish', 'soʻm\u00a0ga'],
  ['a suffix separated from %', 'uz', '20\u00a0% ni toʻlang', '% ni'],
  ['a suffix separated from a sum', 'uz', '{sum} ga yopish', '{sum} ga'],
  ['an order that is numbered the Russian way', 'uz', '№\u00a0{} buyurtma yoʻlda', '№\u00a0{} buyurtma'],
  ['an Uzbek term with a case ending', 'uz', 'Muddati oʻtganini toʻlash', 'Muddati oʻtganini'],
  ['goods by their Russian name', 'uz', 'Kuryer tovarni olib keladi', 'tovarni'],
  ['an Uzbek name of a code with a case ending', 'uz', 'Keyin SMSdagi kodni kiriting', 'SMSdagi kodni'],
  ['an order that is named by its number and word', 'uz', 'Toʻlov qaytdi, 100008\u00a0buyurtma', '100008\u00a0buyurtma'],
  ['an order whose number a function inserts', 'uz', '{} buyurtma yoʻlda', '{} buyurtma'],
  ['a term with a no-break space', 'ru', 'Продавайте без\u00a0риска', 'без\u00a0риска'],
  ['a network by a rejected name', 'ru', 'Можно читать и\u00a0без\u00a0сети', 'без\u00a0сети'],
  ['a support person by a rejected name', 'ru', 'Ответит сотрудник Muddat', 'сотрудник Muddat'],
  ['a missing letter ё in an adjective', 'ru', 'Платежное приложение', 'Платежное'],
  ['a missing letter ё in a participle', 'ru', 'Удаленные фото', 'Удаленные'],
  ['a missing letter ё after a preposition', 'ru', 'Это поле, в нем ошибка', 'в нем'],
  ['a hyphen instead of a dash', 'ru', 'Что делать - в кабинете', 'ь -'],
  ['English quotation marks', 'uz', 'Siz “Toʻlash” tugmasini bosdingiz', '“'],
  ['a breaking space before MB', 'ru', 'Файл больше 10 МБ', '0 МБ'],
  ['a numeric date', 'uz', '26.12.2026 gacha toʻlang', '26.12.2026'],
  ['opening hours with prepositions', 'ru', 'Каждый день с 9:00 до 21:00', '9:00 до 2'],
  ['full hours with prepositions', 'ru', 'Только с 9 до 20 часов', 'с 9 до 20 час'],
  ['Uzbek hours with suffixes', 'uz', 'Faqat soat 9 dan 20 gacha', 'soat 9 dan 2'],
  ['an abbreviated month without its full stop', 'ru', 'до {maxMonths}\u00a0мес', 'мес'],
  ['an abbreviated month after a slash', 'ru', '{sum}/мес на 12\u00a0мес.', 'мес'],
  ['a second abbreviated to one letter', 'ru', 'через {wait}\u00a0с.', '}\u00a0с.'],
];

describe('a text with a rejected term or sign is reported', () => {
  test.each(WRONG_TEXTS)('%s (%s)', (_kind, language, text, found) => {
    expect(findTextTermErrors(language, text)).toEqual([expect.stringContaining(`«${found}» lost to: `)]);
  });
});

test.each<readonly [why: string, language: TextLanguage, text: string]>([
  ['an accepted term', 'ru', 'Первый взнос {sum}, заказ №\u00a0100008, 27\u00a0%, 500\u00a0сум'],
  ['a sum within a sentence', 'ru', 'на 12 мес., всего 6\u00a0096\u00a0000\u00a0сум'],
  ['a deleted account', 'uz', 'Akkauntni oʻchirish'],
  ['news as a kind of notifications', 'ru', 'Новости Muddat'],
  ['a word form without ё', 'ru', 'До платежа осталось всё, что введено'],
  ['a suffix that joins its word', 'uz', '412\u00a0000\u00a0soʻmga, 20 foizigacha, 100008-buyurtma'],
  ['a suffix after a number', 'uz', '10\u00a0MB gacha, 20:00 gacha'],
  ['a text with correct signs and units', 'ru', 'Кто-то из магазинов, 9:00–21:00, 24\u00a0мес., 5\u00a0сек., 10\u00a0МБ — до 26 декабря'],
  ['a version that looks like a date', 'ru', 'Договор 26.12'],
  ['the name of a province', 'uz', 'Toshkent viloyati, Toshkent viloyatida'],
  ['a number of orders', 'uz', '12 ta buyurtma, 100008-buyurtma'],
  ['an expired document', 'uz', 'hujjat muddati oʻtgan'],
  ['an abbreviation of both languages', 'uz', 'SMS'],
  ['the name of a placeholder', 'uz', '© Muddat, {operator}'],
])('findTextTermErrors accepts %s', (_why, language, text) => {
  expect(findTextTermErrors(language, text)).toEqual([]);
});

describe('texts of sources and catalogs', () => {
  const read = (file: string, source: string) => findLanguageTexts(file, source).map(({ language, text }) => [language, text]);

  test.each<readonly [where: string, file: string, source: string, texts: readonly (readonly [TextLanguage, string])[]]>([
    [
      'a table of both languages',
      'a.ts',
      "const T = { ru: 'Да', uz: 'Ha', 'uz-Cyrl': 'Ҳа' };",
      [
        ['ru', 'Да'],
        ['uz', 'Ha'],
      ],
    ],
    ['a function', 'a.ts', 'const T = { uz: (n: number) => `\u0024{n} kun` };', [['uz', '{} kun']]],
    [
      'a text of the seed, whose translation has no letter that only Uzbek has',
      'a.ts',
      "const T = ruUz('Да', 'Ha');",
      [
        ['ru', 'Да'],
        ['uz', 'Ha'],
      ],
    ],
    [
      'a message that a function makes',
      'a.ts',
      'const late = (n: string) => ({ titleRu: `\u0024{n} опоздал`, titleUz: `\u0024{n} kechikdi` });',
      [
        ['ru', '{} опоздал'],
        ['uz', '{} kechikdi'],
      ],
    ],
    [
      'a step with a kind and two texts in each language',
      'a.ts',
      "step('order', 'Да', 'Ha', `Готово \u0024{n}`, `Tayyor \u0024{n}`)",
      [
        ['ru', 'Да'],
        ['uz', 'Ha'],
        ['ru', 'Готово {}'],
        ['uz', 'Tayyor {}'],
      ],
    ],
    [
      'two wordings with a name to insert',
      'a.ts',
      'sms(name, (store) => `\u0024{store} ждёт`, (store) => `\u0024{store} kutmoqda`)',
      [
        ['ru', '{} ждёт'],
        ['uz', '{} kutmoqda'],
      ],
    ],
    [
      'a paragraph of a page',
      'a.ts',
      "section('id', [['Да', 'Ha']])",
      [
        ['ru', 'Да'],
        ['uz', 'Ha'],
      ],
    ],
    [
      'a variable of one language',
      'a.ts',
      'const uz = isOne ? ` Pul` : ` Mol`;',
      [
        ['uz', ' Pul'],
        ['uz', ' Mol'],
      ],
    ],
    ['a file of one language', 'document-texts-uz.ts', "export const T = { yes: 'Ha' };", [['uz', 'Ha']]],
    [
      'a question with its answer',
      'a.ts',
      "faqItem('Да?', 'Ha?', 'Да', 'Ha')",
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
    ['a message: none, because catalogs have it', 'a.tsx', "t({ message: 'Да', comment: 'x' })", []],
    ['program code: none', 'a.ts', "const kind: 'да' = table('orders');", []],
  ])('findLanguageTexts returns the texts of %s: $3', (_where, file, source, texts) => {
    expect(read(file, source)).toEqual(texts);
  });

  it('findTermErrors names file and line of an error in a source, and the file of one in a catalog', () => {
    const texts = [
      ...locateSourceTexts('a.ts', findLanguageTexts('a.ts', "\nconst T = ruUz('Еще', 'Yana');")),
      ...locateCatalogTexts('ru.po', 'ru', [{ id: 'x', source: 'Платеж', text: '', comment: '' }]),
    ];
    expect(findTermErrors(texts, [])).toEqual([
      'a.ts:2: «Еще» lost to: the word with ё: Еще',
      'ru.po: «Платеж» lost to: the word with ё: Платеж',
    ]);
  });
});

describe('an exception of the check of terms', () => {
  const text = { location: 'a.ts:1', language: 'ru', text: 'Введен неправильный код' } as const;
  const exception = { location: 'a.ts', phrase: 'Введен неправильный код', reason: 'fixed' };

  test('allows its own text, in its own file only', () => {
    expect(findTermErrors([text], [exception])).toEqual([]);
    expect(findTermErrors([{ ...text, location: 'b.ts:1' }], [exception])).toHaveLength(2);
  });

  test('does not allow other errors in the same text', () => {
    expect(findTermErrors([{ ...text, text: `${text.text}. Еще раз` }], [exception])).toEqual([expect.stringContaining('«Еще»')]);
  });

  test('is reported once no text needs it', () => {
    expect(findTermErrors([], [exception])).toEqual(['a.ts: excepted and no longer needed: Введен неправильный код']);
  });
});
