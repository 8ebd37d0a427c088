import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { type GoodsResponses, goodsResponses, unavailableResponse } from '../../testing/goods-responses.ts';
import { loadPage } from '../../testing/load-page.ts';
import { renderInSite } from '../../testing/render-in-site.tsx';
import { load } from './catalogue.data.ts';
import { CataloguePage } from './catalogue-page.tsx';

afterEach(cleanup);

const read = (other: GoodsResponses = {}) => loadPage(load, { respond: goodsResponses(other) });
async function show(other: GoodsResponses = {}) {
  const { data } = await read(other);
  await renderInSite(<CataloguePage data={data} locale="ru" path="/ru/catalogue" query={new URLSearchParams()} today="2026-11-21" />);
  await screen.findByRole('heading', { level: 1, name: 'Каталог' });
}

test('[S7-05] the catalogue lists main categories with their subcategories and the product count of each', async () => {
  const { data, calls } = await read();
  expect(calls.map((call) => call.split('?')[0])).toEqual(['/v3/categories', '/v3/products']);
  expect(data.sections).toEqual([
    {
      alias: 'electronics',
      title: 'Электроника',
      icon: null,
      count: 50,
      entries: [
        { alias: 'phones', title: 'Смартфоны', count: 40 },
        { alias: 'tv', title: 'Телевизоры', count: 10 },
      ],
    },
    // Icon addresses that do not lead to a picture are dropped.
    { alias: 'kids', title: 'Детские товары', icon: null, count: 0, entries: [] },
  ]);
});

test('if the product counts fail, the catalogue shows its categories without them and is not cached', async () => {
  const { data, keep } = await read({ products: unavailableResponse });
  expect([data.sections[0]?.count, data.sections[0]?.entries[0]?.count, keep]).toEqual([null, null, false]);
  await show({ products: unavailableResponse });
  expect(screen.getByRole('link', { name: 'Смартфоны' }).checkVisibility()).toBe(true);
});

test('the catalogue fails with 503 if the categories fail', async () => {
  await expect(read({ categories: unavailableResponse })).rejects.toMatchObject({ statusCode: 503 });
});

test('[S2-21] every main category and subcategory of the catalogue links to its own product list', async () => {
  await show();
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Электроника', '/ru/catalogue/electronics'],
    ['Смартфоны\u00a040', '/ru/catalogue/phones'],
    ['Телевизоры\u00a010', '/ru/catalogue/tv'],
    ['Детские товары', '/ru/catalogue/kids'],
  ]);
});
