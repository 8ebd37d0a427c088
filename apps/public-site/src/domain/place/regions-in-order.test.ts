import type { Language } from '@muddat/i18n';
import { expect, it, test } from 'vitest';
import { loadWords } from '../../app/messages/load-words.ts';
import { regionsInOrder, uzbekOrderKey } from './regions-in-order.ts';

const labels = async (language: Language) => regionsInOrder((await loadWords(language)).i18n);

test('in Russian the capital comes first, then all by the Russian alphabet', async () => {
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

test('in Uzbek they stand by the Uzbek alphabet', async () => {
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

test('in Cyrillic letters as in Latin ones', async () => {
  const codes = async (language: Language) => (await labels(language)).map(({ code }) => code);
  expect(await codes('uz-Cyrl')).toEqual(await codes('uz-Latn'));
});

const inOrder = (words: readonly string[]) => [...words].sort((a, b) => (uzbekOrderKey(a) < uzbekOrderKey(b) ? -1 : 1));

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
])('%j in the order of the Uzbek alphabet: oʻ, gʻ, sh, ch, ng after z', (words, ordered) => {
  expect(inOrder(words)).toEqual(ordered);
});
