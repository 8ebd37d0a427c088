import '@muddat/ui/theme';
import { calculateOffer } from '@muddat/ui/true-price';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { INSTALLMENT_TERMS, productResponse, TODAY } from '../../testing/goods-responses.ts';
import { renderProduct } from '../../testing/render-product.tsx';

afterEach(() => {
  cleanup();
  document.body.style.paddingInline = '';
  vi.restoreAllMocks();
});

const { data } = productResponse;
const HIGHEST_PRICE = 990_000_000;
const LONG_NAME =
  'Muzlatkich va kir yuvish mashinasi toʻplami, kumushrang, energiyatejamkor, oʻzbekistonlikxaridorlaruchun, kafolati 24 oy';
const offers = INSTALLMENT_TERMS.map((term) => {
  const offer = calculateOffer({ ...term, price: HIGHEST_PRICE, initialFee: 0, confirmedOn: TODAY });
  return { ...offer, schedule: [...offer.schedule] };
});

const CASES = {
  'a price of nine digits': { price: HIGHEST_PRICE, offers },
  'a name of 120 letters': { name: LONG_NAME },
  'no pictures': { images: [], image: null },
  'twelve pictures': {
    images: Array.from({ length: 12 }, (_, at) => ({ ...data.images[at % 2], url: `/api/mobile/v2/picture/product/${at}` })),
  },
  'nothing in stock': { stock: 0 },
  'no terms, attributes, description and similar products': { offers: [], attributes: [], description: '', related: [] },
};

/** Amounts and counts whose digits are not all in one line. Amounts of the table of terms may wrap between groups of digits. */
function brokenNumbers(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const parent = node.parentElement;
    // Texts for screen readers are in boxes of 1 px, and so is the last breadcrumb on a phone.
    if (parent?.closest('table, nav, script, style') || parent?.clientWidth === 1) continue;
    for (const { 0: number, index } of (node.textContent ?? '').matchAll(/\d[\d\u00a0]*\d/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + number.length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (tops.size > 1) broken.push(number);
    }
  }
  return broken;
}

describe.each([360, 1280])('in a window of %i px', (width) => {
  test.each(Object.entries(CASES))('the product page with %s has no overflow and no broken number', async (_what, change) => {
    await page.viewport(width, 780);
    // The paddings of the page, over which the buy bar extends.
    document.body.style.paddingInline = '16px';
    await renderProduct({ product: { body: { ...productResponse, data: { ...data, ...change } } } }, 'region=1718', 'uz');
    await screen.findByText('Orzu Texnika');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(brokenNumbers()).toEqual([]);
    const name = screen.getByRole('heading', { level: 1 });
    expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
  });
});

test('the product page of a store without a rating shows no rating', async () => {
  await renderProduct();
  const store = await screen.findByRole('link', { name: /^Магазин/ });
  expect(store.textContent).toBe('МагазинOrzu Texnika50 товаров');
});
