import { expect, test } from 'vitest';
import { content } from '../testing/home-content.ts';
import { parseBlocks } from './home-blocks.ts';

test('blocks keep their order; one of an unknown kind is left out', () => {
  const { blocks } = content('ru');
  expect(blocks.map(({ type }) => type)).toContain('promo-timer');
  expect(parseBlocks(blocks).map(({ type }) => type)).toEqual(['hero', 'calculator', 'partners', 'faq']);
});

test('a block carries only what is drawn', () => {
  expect(parseBlocks([{ id: 'p', type: 'partners', title: 'Магазины', total: 64, items: [{ name: 'x' }] }])).toEqual([
    { type: 'partners', title: 'Магазины' },
  ]);
});

test.each<[string, unknown]>([
  ['no block', null],
  ['text', 'hero'],
  ['no type', { title: 'Шаги' }],
  ['a block without what it needs', { type: 'steps', title: 'Шаги' }],
  [
    'a calculator without terms',
    { type: 'calculator', title: '', price: { min: 1, max: 2 }, example: { price: 1, months: 1 }, terms: [], note: '' },
  ],
  [
    'a sum that is no whole number',
    {
      type: 'calculator',
      title: '',
      price: { min: 1.5, max: 2 },
      example: { price: 1, months: 1 },
      terms: [{ months: 1, markup_bp: 1 }],
      note: '',
    },
  ],
  ['a comparison of one', { type: 'comparison', title: '', columns: ['Muddat'], rows: [], note: '' }],
])('the page stands without what cannot be drawn: %s', (_name, block) => {
  expect(parseBlocks([block, { type: 'text', title: 'О нас', paragraphs: [] }])).toEqual([
    { type: 'text', title: 'О нас', paragraphs: [] },
  ]);
});
