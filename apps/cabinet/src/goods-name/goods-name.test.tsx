import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { GoodsLine } from '../order-parts/goods-line.tsx';
import { fakeServer } from '../testing/fake-server.ts';
import { renderInCabinet } from '../testing/render-in-cabinet.tsx';

afterEach(cleanup);

test.each([
  ['uz', 'Simsiz quloqchin Sado Buds 120, 6 soat'],
  ['uz-Cyrl', 'Симсиз қулоқчин Sado Buds 120, 6 соат'],
] as const)('a product is named in the letters of %s, brand and model as they are', async (locale, shown) => {
  const item = { image: '', name: 'Simsiz quloqchin Sado Buds 120, 6 soat', price: 300_000, quantity: 1 };
  await renderInCabinet(<GoodsLine item={item} />, { api: fakeServer({}).api, locale });
  expect(await screen.findByText(shown)).toBeVisible();
});
