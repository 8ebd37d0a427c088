import { expect, it } from 'vitest';
import { publishedName } from './published-name.ts';

it.each([
  ['Dilnoza Karimova', 'Dilnoza K.'],
  ['Karimova Nodira', 'Nodira K.'],
  ['Karimova Nodira Azizovna', 'Nodira K.'],
  ['  Дилноза   Каримова Азизовна', 'Дилноза К.'],
  ['Каримов Азиз Вали ўғли', 'Азиз К.'],
  ["Azizov Jasur Vali o'g'li", 'Jasur A.'],
  ['Nodira Oʻrinova', 'Nodira Oʻ.'],
  ['Madina Alimova', 'Madina A.'],
  ['Yakov Petrov', 'Yakov P.'],
  ['Петровский Яков', 'Яков П.'],
  // Either word may be the surname.
  ['Ильина Ольга', 'И. О.'],
  ['Aziz Tursun', 'A. T.'],
  ['Jasur', 'Jasur'],
  ['Karimova', 'K.'],
  ['Jasur <script>', ''],
  ['\u202eDil\u200bnoza Karimova\u202c', 'Dilnoza K.'],
  ['Muddat поддержка', ''],
  ['12345', ''],
  ['', ''],
])('[S2-23] publishedName shortens the name %j of a reviewer to %j', (name, published) => {
  expect(publishedName(name)).toBe(published);
});
