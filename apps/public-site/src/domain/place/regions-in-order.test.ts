import type { Language } from '@muddat/i18n';
import { expect, it, test } from 'vitest';
import { loadMessages } from '../../app/messages/load-messages.ts';
import { regionsInOrder, uzbekSortKey } from './regions-in-order.ts';

const labels = async (language: Language) => regionsInOrder((await loadMessages(language)).i18n);

test('regions in Russian: the capital first, then by the Russian alphabet', async () => {
  expect((await labels('ru')).map(({ label }) => label.replace(' область', ''))).toEqual([
    'Ташкент',
    'Андижанская',
    'Бухарская',
    'Джизакская',
    'Каракалпакстан',
    'Кашкадарьинская',
    'Навоийская',
    'Наманганская',
    'Самаркандская',
    'Сурхандарьинская',
    'Сырдарьинская',
    'Ташкентская',
    'Ферганская',
    'Хорезмская',
  ]);
});

test('regions in Uzbek: the capital first, then by the Uzbek alphabet', async () => {
  expect((await labels('uz-Latn')).map(({ label }) => label.replace(' viloyati', ''))).toEqual([
    'Toshkent',
    'Andijon',
    'Buxoro',
    'Fargʻona',
    'Jizzax',
    'Namangan',
    'Navoiy',
    'Qashqadaryo',
    'Qoraqalpogʻiston',
    'Samarqand',
    'Sirdaryo',
    'Surxondaryo',
    'Toshkent',
    'Xorazm',
  ]);
});

test('regions in Cyrillic Uzbek have the same order as in Latin Uzbek', async () => {
  const codes = async (language: Language) => (await labels(language)).map(({ code }) => code);
  expect(await codes('uz-Cyrl')).toEqual(await codes('uz-Latn'));
});

const inOrder = (words: readonly string[]) => [...words].sort((a, b) => (uzbekSortKey(a) < uzbekSortKey(b) ? -1 : 1));

it.each([
  [
    ['Oʻzbek', 'Zomin', 'Olot'],
    ['Olot', 'Zomin', 'Oʻzbek'],
  ],
  [
    ['Chust', 'Shahrisabz', 'Gʻijduvon', 'Zomin', 'Oʻrda'],
    ['Zomin', 'Oʻrda', 'Gʻijduvon', 'Shahrisabz', 'Chust'],
  ],
  [
    ['Sirdaryo', 'Shahrixon', 'Surxondaryo'],
    ['Sirdaryo', 'Surxondaryo', 'Shahrixon'],
  ],
  [
    ['Тошкент', 'Buxoro', 'Фарғона'],
    ['Buxoro', 'Фарғона', 'Тошкент'],
  ],
])('uzbekSortKey sorts %j by the Uzbek alphabet: oʻ, gʻ, sh, ch, ng after z', (words, ordered) => {
  expect(inOrder(words)).toEqual(ordered);
});
