import { describe, expect, test } from 'vitest';
import { queryWords } from './query-words.ts';

const words = (text: string): string =>
  queryWords(text)
    .map(({ folded }) => folded)
    .join(' ');

describe('queryWords with units', () => {
  test.each([
    [
      'inches written as the sign of product names',
      'televizor 55',
      ['телевизор 55', 'televizor 55', 'телевизор 55″', 'телевизор 55"', "televizor 55''"],
    ],
    [
      'inches in words',
      'televizor 55',
      [
        ...['телевизор 55 дюймов', 'телевизор 55 дюйма', 'телевизор 55дюймов', 'телевизор 55 дюйм', 'телевизор 55-дюймовый'],
        ...['televizor 55 dyuym', 'televizor 55 dyuymli', 'televizor 55 duym', 'televizor 55 inch', 'телевизор 55 дюймли'],
      ],
    ],
    ['litres', 'kozon 10 l', ['qozon 10 l', 'қозон 10 л', 'қозон 10 литр', 'qozon 10 litr', 'qozon 10 litrli', 'qozon 10litrlik']],
    ['fractions of litres', 'kazan 2 2 l', ['казан 2,2 л', 'казан 2,2 литра', 'казан 2.2 литров']],
    [
      'kilograms',
      'stiralnaia 8 kg',
      ['стиральная 8 кг', 'стиральная 8kg', 'стиральная 8 килограммов', 'стиральная 8 kilogrammli', 'стиральная 8 кило'],
    ],
    [
      'gigabytes',
      'smartfon 256 gb',
      ['смартфон 256 ГБ', 'smartfon 256 GB', 'смартфон 256 гигабайт', 'smartfon 256 gigabayt', 'смартфон 256 гиг', 'smartfon 256 gblik'],
    ],
    ['watts', 'filesos 2000 vt', ['филесос 2000 Вт', 'filesos 2000 Vt', 'filesos 2000 W', 'филесос 2000 ватт', 'filesos 2000 vatli']],
    ['centimetres', 'divan 180 sm', ['диван 180 см', 'divan 180 sm', 'divan 180 cm', 'диван 180 сантиметров', 'divan 180 santimetr']],
  ])('normalizes %s to %j', (_, meant, typed) => {
    expect(typed.map(words)).toEqual(typed.map(() => meant));
  });

  test.each([
    ['дюйм', 'diuim'],
    ['литр', 'litr'],
    ['килограмм сахара', 'kilogram sahara'],
    ['43 гигант', '43 gigant'],
  ])('keeps a word that is no unit or has no number: %s', (typed, meant) => {
    expect(words(typed)).toBe(meant);
  });
});
