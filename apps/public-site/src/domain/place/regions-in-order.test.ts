import type { Language } from '@muddat/i18n';
import { expect, test } from 'vitest';
import { loadMessages } from '../../app/messages/load-messages.ts';
import { regionsInOrder } from './regions-in-order.ts';

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

test('regions in Cyrillic Uzbek: the capital first, then by the Cyrillic alphabet, Қ after Х', async () => {
  expect((await labels('uz-Cyrl')).map(({ label }) => label.replace(' вилояти', ''))).toEqual([
    'Тошкент',
    'Андижон',
    'Бухоро',
    'Жиззах',
    'Навоий',
    'Наманган',
    'Самарқанд',
    'Сирдарё',
    'Сурхондарё',
    'Тошкент',
    'Фарғона',
    'Хоразм',
    'Қашқадарё',
    'Қорақалпоғистон',
  ]);
});
