import '@muddat/ui/theme';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { allBlocks } from '../../../testing/all-blocks.ts';
import { renderInSite } from '../../../testing/render-in-site.tsx';
import type { Block } from './block.ts';
import { Blocks } from './blocks.tsx';
import { parseBlocks } from './parse/parse-blocks.ts';

afterEach(cleanup);

const TODAY = '2026-11-21';
const NOW = Date.parse('2026-11-21T10:00:00.000Z');
/** Text of an element, with ordinary spaces. */
function read(element: Element): string {
  const texts: string[] = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.nodeValue ?? '');
  return texts.join(' ').replace(/\s+/g, ' ');
}

async function show(which: (block: Block) => boolean = () => true, locale: 'ru' | 'uz' = 'ru') {
  const blocks = parseBlocks(allBlocks(locale), locale, NOW).blocks.filter(which);
  await renderInSite(<Blocks blocks={blocks} locale={locale} today={TODAY} />, locale);
  await allThere();
  if (blocks.some(({ type }) => type === 'calculator')) await expect.poll(() => document.querySelector('input')).not.toBeNull();
}
/** Waits until all blocks are rendered, also those whose script loads later. */
async function allThere() {
  const [empty, drawn] = ['[data-rare-block]:empty', 'section'];
  await expect.poll(() => document.querySelector(drawn) !== null && document.querySelector(empty) === null).toBe(true);
}
const only = (...kinds: Block['type'][]) => show(({ type }) => kinds.includes(type));

describe('the calculator', () => {
  const result = () => read(screen.getByText('В месяц').closest<HTMLElement>('[aria-live]') ?? document.body);
  const price = () => screen.getByRole('textbox', { name: 'Цена товара' });
  const fee = () => screen.getByRole('textbox', { name: /Первый взнос/ });

  test('starts with the example price of the content and no initial fee', async () => {
    await only('hero', 'calculator');
    expect([price(), fee()].map((field) => (field instanceof HTMLInputElement ? field.value : null))).toEqual(['4\u00a0800\u00a0000', '']);
    expect(result()).toContain('508 000 сум');
    expect(result()).toContain('Первый платёж 21 декабря');
  });

  test('shows the true price for a price and an initial fee', async () => {
    await only('hero', 'calculator');
    await userEvent.clear(price());
    await userEvent.type(price(), '2500000');
    await userEvent.type(fee(), '500000');
    // Price 2 500 000 less fee 500 000: 2 000 000 financed, 27 % mark-up = 540 000, twelve payments of 212 000, the last one less.
    for (const part of [
      '212 000 сум',
      'Цена сразу 2 500 000 сум',
      'Первый взнос 500 000 сум',
      '540 000 сум · 27 %',
      'Всего к оплате 3 040 000 сум',
    ])
      expect(result()).toContain(part);
  });

  test.each([
    ['299999', 'Рассрочка — на суммы от 300 000 сум'],
    ['15000001', 'Рассрочка — на суммы до 15 000 000 сум'],
  ])('shows an error for a price of %s, outside the limits', async (typed, message) => {
    await only('hero', 'calculator');
    await userEvent.clear(price());
    await userEvent.type(price(), typed);
    expect(read(document.body)).toContain(message);
    expect(price().getAttribute('aria-invalid')).toBe('true');
  });

  test('is part of the hero, or a section of its own without a hero', async () => {
    await only('hero', 'calculator');
    expect(screen.getByRole('heading', { level: 1 }).closest('section')?.contains(price())).toBe(true);
    cleanup();
    await only('calculator');
    expect(screen.getByRole('region', { name: 'Калькулятор' }).contains(price())).toBe(true);
  });
});

describe('a page with blocks of every kind', () => {
  test('has one h1, an anchor for each block, and links only to own pages, phones and YouTube', async () => {
    await show();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    for (const { id, type } of allBlocks('ru')) {
      if (type !== 'hero' && type !== 'calculator') expect(document.getElementById(id), id).not.toBeNull();
    }
    for (const link of screen.getAllByRole('link'))
      expect(link.getAttribute('href')).toMatch(/^(?:\/ru|tel:|https:\/\/www\.youtube\.com\/watch\?v=)/);
  });

  test('loads nothing from other sites', async () => {
    await show();
    const own = window.location.origin;
    const asked = [...document.querySelectorAll('img, iframe, video, script[src]')].map((node) => node.getAttribute('src') ?? '');
    expect(asked.filter((src) => src !== '' && !src.startsWith('/') && !src.startsWith('data:') && !src.startsWith(own))).toEqual([]);
  });

  test('has no Russian text in its Uzbek version', async () => {
    await show(() => true, 'uz');
    expect(read(document.body)).not.toMatch(/[а-яё]/i);
  });
});

test('a product tile shows the monthly payment, the term, the total and the cash price', async () => {
  await only('product-row');
  const tile = read(screen.getByRole('link', { name: /Смартфон Yangi/ }));
  for (const part of ['508 000 сум × 12 мес.', 'всего 6 096 000 сум', 'без рассрочки 4 800 000 сум']) expect(tile).toContain(part);
});

test.each([
  [360, 4],
  [1280, 8],
  [1920, 12],
])('at %i px a row of products has complete rows: %i of its twelve products', async (width, count) => {
  const [row] = parseBlocks(allBlocks('ru'), 'ru', NOW).blocks.filter(({ type }) => type === 'product-row');
  if (row?.type !== 'product-row') throw new Error('no row of products');
  const items = Array.from({ length: 12 }, (_, at) => row.items.map((item) => ({ ...item, id: String(at) }))).flat();
  await page.viewport(width, 800);
  await renderInSite(<Blocks blocks={[{ ...row, items }]} locale="ru" today={TODAY} />);
  const tiles = await screen.findAllByRole('listitem');
  expect(tiles.filter((tile) => tile.checkVisibility())).toHaveLength(count);
});

test('a promotion shows its last day and a countdown', async () => {
  await only('promo');
  const offer = screen.getByRole('region', { name: 'Три месяца без наценки' });
  expect(within(offer).getByText(/31 декабря включительно/)).toBeVisible();
  expect(within(offer).getByText(/^минут[аы]?$/)).toBeVisible();
});

test('a promotion disappears when it ends', async () => {
  const endsAt = new Date(Date.now() + 3_000).toISOString();
  const offer: Block = { id: 'short', type: 'promo', title: 'Ещё миг', text: 'Слова', ends_at: endsAt, cta: null };
  const { id, ...about } = { id: 'after', type: 'text' as const, title: 'О нас', paragraphs: [] };
  await renderInSite(<Blocks blocks={[offer, { id, ...about }]} locale="ru" today={TODAY} />);
  await allThere();
  await expect.poll(() => screen.queryByRole('region', { name: 'Ещё миг' })).toBeNull();
  expect(screen.getByRole('region', { name: 'О нас' })).toBeVisible();
});

test('a click on a question of the FAQ block shows its answer', async () => {
  await only('faq');
  const answer = screen.getByText('Чаще нет.');
  expect(answer.checkVisibility()).toBe(false);
  await userEvent.click(screen.getByText('Бесплатно?'));
  expect(answer.checkVisibility()).toBe(true);
});

test.each([
  [360, true],
  [600, true],
  [601, false],
])('[S9-05] at %i px the main button of the hero is as wide as its column: %s', async (width, mobile) => {
  await page.viewport(width, 740);
  await only('hero');
  const button = screen.getByRole('link', { name: 'Узнать лимит' });
  const column = button.parentElement?.getBoundingClientRect().width ?? 0;
  expect(button.getBoundingClientRect().width === column).toBe(mobile);
});
