import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { broken, type GoodsAnswers, goodsAnswers } from '../../testing/goods-answers.ts';
import { loadPage } from '../../testing/load-page.ts';
import { showInSite } from '../../testing/show-route.tsx';
import { load } from './catalogue.data.ts';
import { CataloguePage } from './catalogue-page.tsx';

afterEach(cleanup);

const read = (other: GoodsAnswers = {}) => loadPage(load, { answer: goodsAnswers(other) });
async function show(other: GoodsAnswers = {}) {
  const { data } = await read(other);
  await showInSite(<CataloguePage data={data} locale="ru" path="/ru/catalogue" query={new URLSearchParams()} today="2026-11-21" />);
  await screen.findByRole('heading', { level: 1, name: 'Каталог' });
}

test('[S7-05] sections stand with their leaves and the number of goods in each', async () => {
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

test('without numbers the tree stands, and is not kept', async () => {
  const { data, keep } = await read({ products: broken });
  expect([data.sections[0]?.count, data.sections[0]?.entries[0]?.count, keep]).toEqual([null, null, false]);
  await show({ products: broken });
  expect(screen.getByRole('link', { name: 'Смартфоны' }).checkVisibility()).toBe(true);
});

test('a tree that does not come is a failure', async () => {
  await expect(read({ categories: broken })).rejects.toMatchObject({ statusCode: 503 });
});

test('[S2-21] every section and leaf leads to its own list', async () => {
  await show();
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Электроника', '/ru/catalogue/electronics'],
    ['Смартфоны\u00a040', '/ru/catalogue/phones'],
    ['Телевизоры\u00a010', '/ru/catalogue/tv'],
    ['Детские товары', '/ru/catalogue/kids'],
  ]);
});
