import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderInSite } from '../../testing/render-in-site.tsx';
import { AccountLink } from './account-link.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(answer: () => Promise<Response>, locale: 'ru' | 'uz' = 'ru') {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    asked.push(new URL(new Request(input).url).pathname);
    return answer();
  });
  await renderInSite(<AccountLink locale={locale} />, locale);
  // More requests may follow: the name of a signed-in customer, or the session again when another page says that it changed.
  await expect.poll(() => asked[0], { timeout: 30_000 }).toBe('/api/auth/user');
}
const link = (name: string) => screen.findByRole('link', { name });

test.each([
  ['ru', 'Кабинет', '/ru/main-page'],
  ['uz', 'Kabinet', '/uz/main-page'],
] as const)('a signed-in customer sees a link to the cabinet (%s), as wide as the sign-in link', async (locale, name, href) => {
  let answer: (response: Response) => void = () => {};
  await show(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
    locale,
  );
  const before = (await link(locale === 'ru' ? 'Войти' : 'Kirish')).getBoundingClientRect();
  answer(Response.json({ loggedIn: true, user: { id: '1' } }));
  const cabinet = await link(name);
  expect(cabinet.getAttribute('href')).toBe(href);
  expect(cabinet.getBoundingClientRect().width).toBe(before.width);
});

test.each([true, false])('the page keeps space for the tab bar as long as the session lasts: %s', async (loggedIn) => {
  document.documentElement.toggleAttribute('data-tab-bar', true);
  await show(async () => Response.json({ loggedIn, user: loggedIn ? { id: '1' } : null }));
  if (loggedIn) await link('Кабинет');
  await expect.poll(() => document.documentElement.hasAttribute('data-tab-bar'), { timeout: 30_000 }).toBe(loggedIn);
});

test.each<[string, () => Promise<Response>]>([
  ['the visitor is a guest', async () => Response.json({ loggedIn: false, user: null })],
  ['there is no network', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the session response is a 502 page', async () => new Response('<h1>502</h1>', { status: 502 })],
])('the header keeps the sign-in link if %s', async (_name, answer) => {
  await show(answer);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect((await link('Войти')).getAttribute('href')).toBe('/ru/sign-up');
});
