import { expect, it } from 'vitest';
import { uzbekOrderKey } from './uzbek-order.ts';

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
