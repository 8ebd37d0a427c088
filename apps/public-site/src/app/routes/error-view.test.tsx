import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OPERATOR } from '../../testing/operator.ts';
import { loadMessages } from '../messages/load-messages.ts';
import { createSiteRouter } from '../router.tsx';

beforeEach(() => {
  document.body.innerHTML = '';
  // React also logs errors thrown by a page to the console.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.unstubAllGlobals());

const PAGE = { title: 'Политика', version: '1', published_at: '2026-01-01', lead: 'Как мы храним данные', sections: [] };
const payload = (data: unknown) => ({
  build: 'test',
  status: 200,
  page: { data, head: { title: 'Политика', description: 'Как' }, query: '', today: '2026-11-21' },
});

async function open(path: string, answer: () => { status?: number; body: unknown }) {
  const asked: string[] = [];
  const realFetch = window.fetch;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname, search } = new URL(new Request(input).url);
    if (pathname === '/api/auth/user') return Response.json({ loggedIn: false });
    if (!pathname.startsWith('/payload/')) return realFetch(input, init);
    asked.push(`${pathname}${search}`);
    const { status = 200, body } = answer();
    return typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status });
  });
  const words = await loadMessages('ru');
  const router = createSiteRouter({
    ...words,
    loadMessages,
    origin: 'https://muddat.example',
    build: 'test',
    operator: OPERATOR,
    api: null,
  });
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [path] }) });
  render(<RouterProvider router={router} />);
  return asked;
}
const title = (name: string) => screen.findByRole('heading', { level: 1, name }, { timeout: 30_000 });
const homeLink = () => screen.getByRole('link', { name: 'На главную' });

test('[S2-35] an unknown path shows the 404 page with a button home, and no text from the path', async () => {
  await open('/ru/no/such/page', () => ({ body: {} }));
  expect(await title('Ой! Мы не можем найти эту страницу.')).toBeVisible();
  expect(document.body.textContent).not.toContain('such');
  expect(homeLink()).toHaveAttribute('href', '/ru');
});

test('[S2-35] a failed response shows its message as the title, its status, a home button and a retry', async () => {
  const user = userEvent.setup();
  let broken = true;
  const asked = await open('/ru/privacy-policy?utm_source=tg', () =>
    broken
      ? { status: 502, body: { build: 'test', status: 502, page: null, message: 'Сервис временно недоступен' } }
      : { body: payload(PAGE) },
  );
  expect(await title('Сервис временно недоступен')).toBeVisible();
  expect(screen.getByText(/: 502$/)).toBeVisible();
  expect(screen.getByText('Что-то пошло не так, пожалуйста, повторите попытку')).toBeVisible();
  expect(homeLink()).toHaveAttribute('href', '/ru?utm_source=tg');
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await title('Политика')).toBeVisible();
  expect(asked).toEqual(['/payload/ru/privacy-policy.json', '/payload/ru/privacy-policy.json']);
});

test('[S2-35] an unhandled error shows the page titled Network Error with status 500 and a button home', async () => {
  await open('/ru/privacy-policy', () => ({ body: payload({ title: 5 }) }));
  expect(await title('Network Error')).toBeVisible();
  expect(screen.getByText(/: 500$/)).toBeVisible();
  expect(homeLink()).toHaveAttribute('href', '/ru');
});

test.each([
  ['a payload of unknown shape', { body: { page: 1 } }],
  ['HTML instead of JSON', { body: '<!DOCTYPE html>' }],
])('a response with %s shows Network Error and a retry button', async (_name, answer) => {
  await open('/ru/privacy-policy', () => answer);
  expect(await title('Network Error')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Повторить' })).toBeVisible();
});

test('a payload with status 404 shows the 404 page', async () => {
  await open('/ru/privacy-policy', () => ({ status: 404, body: { build: 'test', status: 404, page: null } }));
  expect(await title('Ой! Мы не можем найти эту страницу.')).toBeVisible();
});
