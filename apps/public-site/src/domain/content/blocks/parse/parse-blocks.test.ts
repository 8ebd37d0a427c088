import { describe, expect, test } from 'vitest';
import { allBlocks } from '../../../../testing/all-blocks.ts';
import { homeContent } from '../../../../testing/home-content.ts';
import { parseBlocks } from './parse-blocks.ts';

const NOW = Date.parse('2026-11-21T10:00:00.000Z');
const parse = (raw: readonly unknown[], locale: 'ru' | 'uz' = 'ru') => parseBlocks(raw, locale, NOW);
const text = { id: 'about', type: 'text', title: 'О нас', paragraphs: [] };

test('parseBlocks accepts a block of each of the 20 kinds', () => {
  const { blocks, skipped } = parse(allBlocks('ru'));
  expect(skipped).toEqual([]);
  expect(new Set(blocks.map(({ type }) => type)).size).toBe(20);
});

test('parseBlocks keeps the order of blocks; it skips and reports a block of an unknown kind', () => {
  const { blocks, skipped } = parse(homeContent('ru').blocks);
  expect(blocks.map(({ type }) => type)).toEqual(['hero', 'calculator', 'partners', 'faq']);
  expect(skipped).toEqual([{ id: 'timer', kind: 'promo-timer', unknown: true, reason: 'a kind that is not known' }]);
});

test('a parsed block has only the fields that are rendered', () => {
  const extra = { ...text, secret: 'x', version: 3 };
  expect(parse([extra]).blocks).toEqual([text]);
});

test.each<[string, unknown, string]>([
  ['null', null, ''],
  ['a string', 'hero', ''],
  ['a block without a type', { id: 'x', title: 'Шаги' }, ''],
  ['a block without its required fields', { id: 'x', type: 'steps', title: 'Шаги' }, 'steps'],
  ['an id that is not a valid anchor', { ...text, id: 'О нас' }, 'text'],
  ['a second block with the same id', { ...text, title: 'Ещё' }, 'text'],
  [
    'a calculator without terms',
    { id: 'x', type: 'calculator', title: '', price: { min: 1, max: 2 }, example: { price: 1, months: 1 }, terms: [], note: '' },
    'calculator',
  ],
  ['a comparison with one column', { id: 'x', type: 'comparison', title: '', columns: ['Muddat'], rows: [], note: '' }, 'comparison'],
  [
    'a comparison with a cell too few',
    { id: 'x', type: 'comparison', title: '', columns: ['a', 'b'], rows: [{ label: 'l', cells: ['1'] }], note: '' },
    'comparison',
  ],
  [
    'a review with six stars',
    { id: 'x', type: 'reviews', title: '', items: [{ id: 'r', author: '', place: '', rating: 6, text: '', date: '2026-01-01' }] },
    'reviews',
  ],
  [
    'a video of an unknown provider',
    { id: 'x', type: 'video', title: '', text: '', provider: 'evil', video_id: 'M7lc1UVf-VE', duration_seconds: 1 },
    'video',
  ],
  [
    'a video whose id is a path',
    { id: 'x', type: 'video', title: '', text: '', provider: 'youtube', video_id: '../../evil', duration_seconds: 1 },
    'video',
  ],
  ['rich text of a megabyte', { id: 'x', type: 'rich-text', html: 'слово '.repeat(170_000) }, 'rich-text'],
  ['rich text that is not a string', { id: 'x', type: 'rich-text', html: ['<p>'] }, 'rich-text'],
  ['columns in columns', { id: 'x', type: 'columns', columns: [{ blocks: [{ id: 'y', type: 'columns', columns: [] }] }] }, 'columns'],
  ['a promotion that has ended', { id: 'x', type: 'promo', title: '', text: '', ends_at: '2026-11-21T10:00:00.000Z' }, 'promo'],
])('a block that cannot be rendered is skipped and reported: %s', (_name, block, kind) => {
  const { blocks, skipped } = parse([text, block]);
  expect(blocks).toEqual([text]);
  expect(skipped).toMatchObject([{ kind, unknown: false, reason: expect.stringMatching(/./) }]);
});

test('a promotion is kept until the moment of its end', () => {
  const offer = { id: 'x', type: 'promo', title: '', text: '', ends_at: '2026-11-21T10:00:00.001Z' };
  expect(parse([offer]).blocks).toMatchObject([{ id: 'x', cta: null }]);
});

describe('parseBlocks for links, pictures and products', () => {
  const banner = (change: object) => ({ id: 'b', type: 'banner', tone: 'tile', title: '', text: '', ...change });
  test.each([
    ['/partners', '/uz/partners'],
    ['/orders', '/uz/orders'],
    ['/nowhere', null],
    ['javascript:alert(1)', null],
    ['//evil.example', null],
  ])('in Uzbek a link to %s becomes %s', (href, expected) => {
    const [block] = parse([banner({ cta: { label: 'Keyin', href } })], 'uz').blocks;
    expect(block).toMatchObject({ cta: expected === null ? null : { label: 'Keyin', href: expected } });
  });

  test('a picture with an unsafe address is dropped, and its block stays', () => {
    const picture = { url: 'javascript:alert(1)', alt: '', width: 4, height: 3 };
    expect(parse([banner({ picture })]).blocks).toMatchObject([{ id: 'b', picture: null }]);
  });

  test('an invalid product is dropped from a product row', () => {
    const [row] = allBlocks('ru').filter(({ type }) => type === 'product-row');
    const items = row && 'items' in row ? [{ id: 7 }, ...row.items] : [];
    expect(parse([{ ...row, items }]).blocks).toMatchObject([{ items: [{ id: '1001', monthly: { amount: 508_000 } }] }]);
  });
});
