import { describe, expect, test } from 'vitest';
import { extractPrice } from './price-words.ts';

const MLN = 1_000_000;

describe('extractPrice', () => {
  test.each([
    ['смартфон до 3 млн', 'смартфон', null, 3 * MLN],
    ['смартфон до 3млн', 'смартфон', null, 3 * MLN],
    ['до 3 млн сум смартфон', 'смартфон', null, 3 * MLN],
    ['смартфон до 3 миллионов сумов 256 гб', 'смартфон 256 гб', null, 3 * MLN],
    ['смартфон до 500 тыс', 'смартфон', null, 500_000],
    ['смартфон до 500 тыс. сум', 'смартфон', null, 500_000],
    ['смартфон до 500 тысяч', 'смартфон', null, 500_000],
    ['смартфон до 500к', 'смартфон', null, 500_000],
    ['смартфон до 3 000 000', 'смартфон', null, 3 * MLN],
    ['смартфон до 3\u00a0000\u00a0000 сум', 'смартфон', null, 3 * MLN],
    ['смартфон до 3.000.000 сум', 'смартфон', null, 3 * MLN],
    ['смартфон до 3000000', 'смартфон', null, 3 * MLN],
    ['смартфон до 1,5 млн', 'смартфон', null, 1_500_000],
    ['смартфон до 2.5 mln', 'смартфон', null, 2_500_000],
    ['Смартфон ДО 3 МЛН', 'Смартфон', null, 3 * MLN],
    ['смартфон не дороже 3 млн', 'смартфон', null, 3 * MLN],
    ['смартфон дешевле 3 млн', 'смартфон', null, 3 * MLN],
    ['смартфон максимум 3 млн', 'смартфон', null, 3 * MLN],
    ['смартфон до миллиона', 'смартфон', null, MLN],
    ['смартфон за 3 млн', 'смартфон', null, 3 * MLN],
    ['смартфон 3 млн', 'смартфон', null, 3 * MLN],
    ['смартфон 3 000 000 сум', 'смартфон', null, 3 * MLN],
    ['смартфон от 2 млн', 'смартфон', 2 * MLN, null],
    ['смартфон дороже 2 млн', 'смартфон', 2 * MLN, null],
    ['смартфон от 2 до 3 млн', 'смартфон', 2 * MLN, 3 * MLN],
    ['смартфон от 900 тыс до 3 млн', 'смартфон', 900_000, 3 * MLN],
    ['смартфон 2-3 млн', 'смартфон', 2 * MLN, 3 * MLN],
    ['смартфон 2 – 3 млн сум', 'смартфон', 2 * MLN, 3 * MLN],
    ['смартфон 2 млн - 3 млн', 'смартфон', 2 * MLN, 3 * MLN],
    ['до 3 млн от 2 млн смартфон', 'смартфон', 2 * MLN, 3 * MLN],
    ['3 mln gacha smartfon', 'smartfon', null, 3 * MLN],
    ['smartfon 3 mlngacha', 'smartfon', null, 3 * MLN],
    ['smartfon 500 ming somgacha', 'smartfon', null, 500_000],
    ["smartfon 500 ming so'mgacha", 'smartfon', null, 500_000],
    ['smartfon 500 minggacha', 'smartfon', null, 500_000],
    ['smartfon 3 million soʻmgacha', 'smartfon', null, 3 * MLN],
    ['smartfon 3 000 000 gacha', 'smartfon', null, 3 * MLN],
    ['smartfon 2 mlndan', 'smartfon', 2 * MLN, null],
    ['smartfon 2 mln dan boshlab', 'smartfon', 2 * MLN, null],
    ['smartfon 2 mlndan qimmat', 'smartfon', 2 * MLN, null],
    ['smartfon 3 mlndan arzon', 'smartfon', null, 3 * MLN],
    ['smartfon 3 mln soʻmdan kam', 'smartfon', null, 3 * MLN],
    ['smartfon 2 mlndan 3 mlngacha', 'smartfon', 2 * MLN, 3 * MLN],
    ['smartfon 2 dan 3 mln gacha', 'smartfon', 2 * MLN, 3 * MLN],
    ['смартфон 3 млнгача', 'смартфон', null, 3 * MLN],
    ['смартфон 500 минг сўмгача', 'смартфон', null, 500_000],
    ['смартфон 2 млндан бошлаб', 'смартфон', 2 * MLN, null],
    ['смартфон 2 миллиондан 3 миллионгача', 'смартфон', 2 * MLN, 3 * MLN],
    ['смартфон до 3 млн\u00ad сум', 'смартфон', null, 3 * MLN],
  ])('splits «%s» into the query «%s» and the price bounds %s and %s', (typed, q, priceFrom, priceTo) => {
    expect(extractPrice(typed)).toEqual({ q, priceFrom, priceTo });
  });

  test.each([
    'смартфон',
    'телевизор 55',
    'телевизор до 55 дюймов',
    'холодильник от 250 литров',
    'диски от 15 до 17',
    'смартфон 256 гб',
    'генератор до 10000 вт',
    'Velta 3000000',
    'рюкзак от 6 лет',
    'стул до 150 кг',
    'дешевле',
    'gacha',
    'ming',
    'миллион роз',
    'от а до я',
    'iPhone 15 от Samsung',
    'смартфон до 0 млн',
    `смартфон до ${'9'.repeat(40)} млн`,
  ])('finds no price in «%s»', (typed) => {
    expect(extractPrice(typed)).toBeNull();
  });

  test.each(['до 3 млн', '3 mln gacha', 'до 3 млн сум!'])('ignores a price without goods: %s', (typed) => {
    expect(extractPrice(typed)).toBeNull();
  });

  test('swaps a lower bound that is above the upper one', () => {
    expect(extractPrice('смартфон от 5 млн до 3 млн')).toEqual({ q: 'смартфон', priceFrom: 3 * MLN, priceTo: 5 * MLN });
  });
});
