import { expect, it } from 'vitest';
import { toUzbekLatin } from './to-latin.ts';
import { WORDS_IN_BOTH } from './words.fixture.ts';

it.each(WORDS_IN_BOTH)('the word %s is transliterated from %s', (latin, cyrillic) => {
  expect(toUzbekLatin(cyrillic)).toBe(latin);
});

it.each([
  ['Ш ва Ч', 'Sh va Ch'],
  ['АШ', 'ASH'],
  ['Щука, борщ, ыкла', 'Shuka, borsh, ikla'],
  ['милиция, цирк, акция', 'militsiya, sirk, aksiya'],
  ['адъютант, маъюс, эълон, объект', 'adyutant, maʼyus, eʼlon, obyekt'],
  ['пьеса, альбом, ателье', 'pyesa, albom, atelye'],
  ['2026 йил 27 ноябрь', '2026-yil 27-noyabr'],
  ['12 ой ичида', '12 oy ichida'],
  ['2026 йилда 5 апрелдан', '2026-yilda 5-apreldan'],
  ['{0} рақами, <0>шартнома</0>', '{0} raqami, <0>shartnoma</0>'],
  ['Payme ёки Humo', 'Payme yoki Humo'],
  ['{n, plural, other {# та тўлов}}', '{n, plural, other {# ta toʻlov}}'],
])('the text %s is transliterated as %s', (cyrillic, latin) => {
  expect(toUzbekLatin(cyrillic)).toBe(latin);
});

it('toUzbekLatin leaves no Cyrillic letter of Uzbek or Russian', () => {
  const all = 'абвгғдеёжзийкқлмнопрстуўфхҳцчшщъыьэюя';
  expect(toUzbekLatin(all + all.toUpperCase())).not.toMatch(/\p{Script=Cyrillic}/u);
});
