import '@muddat/ui/theme';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInSite } from '../../testing/render-in-site.tsx';
import { Reviews } from './reviews.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const review = (number: number) => ({
  id: `rev_${number}`,
  author: 'Dilnoza K.',
  stars: 4,
  text: `<img src=x onerror="window.hostile=1"> ${number}`,
  created_at: '2026-11-20T08:00:00.000Z',
});
const pages = (cursor: string | null) =>
  cursor === null
    ? { data: [review(1), review(2)], summary: { average: 4.3, count: 3 }, next_cursor: 'c2' }
    : { data: [review(2), review(3)], summary: { average: 4.3, count: 3 } };

/** Stubs the backend of the reviews: `null` makes it fail. */
function backend(answer: (cursor: string | null) => unknown) {
  vi.stubGlobal('fetch', async (input: string) => {
    const url = new URL(input, 'http://site');
    if (!url.pathname.endsWith('/product/1000/reviews')) return Response.json({ loggedIn: true, user: null });
    const body = answer(url.searchParams.get('cursor'));
    return Response.json(body ?? {}, { status: body === null ? 503 : 200 });
  });
}
const show = () => renderInSite(<Reviews productId="1000" locale="ru" />);

test('[S2-23] reviews show average, count and escaped texts; the next page adds no duplicates', async () => {
  backend(pages);
  await show();
  expect(await screen.findByText('3 отзыва')).toBeVisible();
  expect(screen.getByText('Оценка 4,3 из 5')).toBeInTheDocument();
  const list = screen.getByText(/> 1$/).closest('ul') ?? document.body;
  expect(within(list).getAllByRole('listitem')).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Показать ещё' }));
  expect(await screen.findByText(/> 3$/)).toBeVisible();
  expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  expect(list.querySelector('img')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Показать ещё' })).toBeNull();
});

test('[S2-23] a product without reviews shows a message and a link to ask the store', async () => {
  backend(() => ({ data: [], summary: { average: null, count: 0 } }));
  await show();
  expect(await screen.findByText('Отзывов пока нет')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Спросить магазин' })).toHaveAttribute('href', '/ru/cabinet/questions?product=1000');
});

test('[S2-23] failed reviews can be requested again; loaded reviews stay if the next page fails', async () => {
  let isDead = true;
  backend((cursor) => (isDead ? null : pages(cursor)));
  await show();
  expect(await screen.findByText('Не удалось загрузить отзывы')).toBeVisible();
  isDead = false;
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  await screen.findByText(/> 2$/);
  isDead = true;
  await userEvent.click(screen.getByRole('button', { name: 'Показать ещё' }));
  expect(await screen.findByText(/То, что показано, осталось/)).toBeVisible();
  expect(screen.getByText(/> 2$/)).toBeVisible();
});
