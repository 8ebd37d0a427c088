import { expect, it } from 'vitest';
import { compareByAlphabet, sortPlaces } from './alphabet.ts';
import type { Language } from './language.ts';

it.each<[Language, string[]]>([
  ['uz-Latn', ['Olot', 'Zomin', 'Oʻzbek']],
  ['uz-Latn', ['Zomin', 'Oʻrda', 'Gʻijduvon', 'Shahrisabz', 'Chust']],
  ['uz-Latn', ['Sirdaryo', 'Surxondaryo', 'Shahrixon']],
  ['uz-Latn', ['Buxoro', 'Zomin', "O'rta Chirchiq", 'Gʻuzor']],
  ['uz-Latn', ['Manzil', 'Mangʻit', 'Mangal']],
  ['uz-Cyrl', ['Андижон', 'Ёзёвон', 'Жиззах', 'Хоразм', 'Чуст', 'Шаҳрисабз', 'Ўрта Чирчиқ', 'Қашқадарё', 'Ғиждувон', 'Ҳазорасп']],
  ['ru', ['Андижан', 'Ёзъяванский', 'Жондорский', 'Йўлдош', 'Кашкадарьинская', 'Яккабагский']],
  ['ru', ['Берунийский', 'бустонский', 'Ферганский']],
])('compareByAlphabet sorts in %s as %j', (language, words) => {
  expect(words.toReversed().sort(compareByAlphabet(language))).toEqual(words);
});

it.each<[Language, string[]]>([
  ['uz-Latn', ['Chirchiq', 'Boʻka', 'Zangiota', 'Oʻrtachirchiq']],
  ['uz-Cyrl', ['Чирчиқ', 'Бўка', 'Зангиота', 'Ўртачирчиқ']],
  ['ru', ['Чирчик', 'Букинский', 'Зангиатинский', 'Уртачирчикский']],
])('sortPlaces puts the city first and keeps the given places, in %s', (language, names) => {
  const city = names[0];
  const given = names.toReversed();
  expect(sortPlaces(given, language, { nameOf: (name) => name, isFirst: (name) => name === city })).toEqual(names);
  expect(given).toEqual(names.toReversed());
});
