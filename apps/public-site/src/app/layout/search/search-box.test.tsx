import { createMemoryHistory, createRootRouteWithContext, createRouter, RouterProvider, useRouterState } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderInSite } from '../../../testing/render-in-site.tsx';
import type { SiteContext } from '../../context.ts';
import { loadMessages } from '../../messages/load-messages.ts';
import { SiteProviders } from '../site-providers.tsx';
import { SearchBox } from './search-box.tsx';

beforeEach(async () => {
  localStorage.clear();
  await page.viewport(1024, 768);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const WORDS: Readonly<Record<string, { kind: string; id: string; alias: string | null; title: string; subtitle: string | null }[]>> = {
  tv: [
    { kind: 'category', id: '102', alias: 'tv', title: 'Телевизоры', subtitle: 'Электроника' },
    { kind: 'product', id: '1000', alias: null, title: 'Телевизор Velta', subtitle: 'Orzu Texnika' },
    { kind: 'store', id: '1', alias: 'orzu-texnika', title: 'Orzu Texnika', subtitle: null },
  ],
  t: [{ kind: 'product', id: '5', alias: null, title: 'Чайник', subtitle: null }],
  quloqchin: [
    { kind: 'product', id: '7', alias: null, title: 'Simsiz quloqchin Sado Buds 120', subtitle: 'Orzu Texnika' },
    { kind: 'store', id: '1', alias: 'orzu-texnika', title: 'Orzu Texnika', subtitle: null },
    { kind: 'category', id: '102', alias: 'audio', title: 'Quloqchinlar', subtitle: 'Elektronika' },
  ],
};

type Gate = { open: () => void; promise: Promise<void> };
const gate = (): Gate => {
  let open = () => {};
  const promise = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { promise, open: () => open() };
};

/** Stubs the backend of the suggestions; `held` delays responses for some search texts. */
function backend(held: Readonly<Record<string, Gate>> = {}) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (input: string, init?: RequestInit) => {
    const q = new URL(input, 'http://site').searchParams.get('q') ?? '';
    asked.push(q);
    await held[q]?.promise;
    init?.signal?.throwIfAborted();
    return Response.json({ data: WORDS[q] ?? [], understood: null });
  });
  return asked;
}

test.each([
  ['uz', ['Simsiz quloqchin Sado Buds 120Orzu Texnika', 'Orzu Texnika', 'QuloqchinlarElektronika']],
  ['uz-Cyrl', ['Симсиз қулоқчин Sado Buds 120Orzu Texnika', 'Orzu Texnika', 'ҚулоқчинларЭлектроника']],
] as const)('suggestions are shown in the alphabet of %s, except names of stores, brands and models', async (lang, shown) => {
  backend();
  await renderInSite(<SearchBox locale="uz" />, lang);
  await userEvent.click(await screen.findByRole('searchbox'));
  await userEvent.type(await screen.findByRole('combobox'), 'quloqchin');
  await expect.poll(() => screen.queryAllByRole('option').map((option) => option.textContent)).toEqual(shown);
});

async function reach() {
  await renderInSite(<SearchBox locale="ru" />);
  const field = await screen.findByRole('searchbox', { name: 'Поиск по Muddat' });
  await userEvent.click(field);
  // The script of the suggestions has loaded and controls the field now.
  return screen.findByRole('combobox', { name: 'Поиск по Muddat' });
}
const options = () => screen.queryAllByRole('option').map((option) => option.firstChild?.textContent);
const active = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.firstChild?.textContent ?? null;

test('before focus the search box is a plain form that submits to the search page', async () => {
  await renderInSite(<SearchBox locale="ru" />);
  const field = await screen.findByRole('searchbox', { name: 'Поиск по Muddat' });
  const form = field.closest('form');
  expect([form?.getAttribute('action'), form?.method, field.getAttribute('name')]).toEqual(['/ru/search', 'get', 'q']);
});

test('the field has the words that the page has searched for', async () => {
  await renderInSite(<SearchBox locale="ru" q="телевизор" />);
  expect(await screen.findByRole('searchbox', { name: 'Поиск по Muddat' })).toHaveValue('телевизор');
});

test('a search field that is focused before hydration becomes a combobox', async () => {
  backend();
  // Simulates a field that received focus before hydration.
  const early = vi.spyOn(document, 'activeElement', 'get');
  early.mockImplementation(() => document.querySelector('search input') ?? document.body);
  await renderInSite(<SearchBox locale="ru" />);
  await screen.findByRole('combobox', { name: 'Поиск по Muddat' });
  early.mockRestore();
});

test('suggestions appear while typing, their count is announced, and focus stays in the field', async () => {
  backend();
  const field = await reach();
  expect(field.getAttribute('aria-expanded')).toBe('false');
  await userEvent.type(field, 'tv');
  await expect.poll(options).toEqual(['Телевизоры', 'Телевизор Velta', 'Orzu Texnika']);
  expect(field.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('3 подсказки');
  expect(document.activeElement).toBe(field);
});

test('[X-13] arrows, Home, End and Escape follow the ARIA combobox pattern in the suggestions', async () => {
  backend();
  const field = await reach();
  await userEvent.type(field, 'tv');
  await expect.poll(options).toHaveLength(3);
  const steps: [string, string | null][] = [
    ['{ArrowDown}', 'Телевизоры'],
    ['{ArrowDown}', 'Телевизор Velta'],
    ['{End}', 'Orzu Texnika'],
    ['{ArrowDown}', null],
    ['{ArrowUp}', 'Orzu Texnika'],
    ['{Home}', 'Телевизоры'],
    ['{ArrowUp}', null],
  ];
  for (const [key, chosen] of steps) {
    await userEvent.keyboard(key);
    await expect.poll(() => [key, active(field)]).toEqual([key, chosen]);
  }
  await userEvent.keyboard('{Escape}');
  expect(field.getAttribute('aria-expanded')).toBe('false');
  expect(field).toHaveValue('tv');
  await userEvent.keyboard('{ArrowDown}');
  expect(field.getAttribute('aria-expanded')).toBe('true');
});

/** Renders the search field in a site whose pages show their own address. */
async function showWithAddress() {
  const { i18n } = await loadMessages('ru');
  const Page = () => (
    <>
      <SearchBox locale="ru" />
      <output>{decodeURIComponent(useRouterState({ select: ({ location }) => location.href }))}</output>
    </>
  );
  const router = createRouter({
    routeTree: createRootRouteWithContext<Pick<SiteContext, 'transliterate'>>()({ component: Page, notFoundComponent: () => null }),
    context: { transliterate: (text) => text },
    history: createMemoryHistory({ initialEntries: ['/ru?utm_source=tg'] }),
    Wrap: ({ children }) => <SiteProviders i18n={i18n}>{children}</SiteProviders>,
  });
  render(<RouterProvider router={router} />);
}

test('Enter searches for the active suggestion or the typed text, and the typed text is saved as recent', async () => {
  backend();
  await showWithAddress();
  const address = () => document.querySelector('output')?.textContent;
  await userEvent.click(await screen.findByRole('searchbox', { name: 'Поиск по Muddat' }));
  const field = await screen.findByRole('combobox', { name: 'Поиск по Muddat' });
  await userEvent.type(field, 'tv');
  await expect.poll(options).toHaveLength(3);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect.poll(address).toContain('/ru/search?q=Телевизор+Velta');
  expect(field.getAttribute('aria-expanded')).toBe('false');
  await userEvent.type(field, ' & co{Enter}');
  await expect.poll(address).toContain('/ru/search?q=tv+&+co');
  expect(JSON.parse(localStorage.getItem('muddat.recent-searches') ?? '[]')).toEqual(['tv & co', 'tv']);
});

test('an empty search field offers recent searches without a request, and the history can be cleared', async () => {
  localStorage.setItem('muddat.recent-searches', JSON.stringify(['чайник', 'диван']));
  const asked = backend();
  const field = await reach();
  await expect.poll(options).toEqual(['чайник', 'диван']);
  await userEvent.type(field, '   ');
  expect(options()).toEqual(['чайник', 'диван']);
  expect(asked).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Очистить историю' }));
  await expect.poll(options).toEqual([]);
  expect(localStorage.getItem('muddat.recent-searches')).toBeNull();
  expect(document.activeElement).toBe(field);
});

test('a late response to an earlier text does not replace the latest suggestions', async () => {
  const slow = gate();
  const asked = backend({ t: slow });
  const field = await reach();
  await userEvent.type(field, 't');
  await expect.poll(() => asked).toEqual(['t']);
  await userEvent.type(field, 'v');
  await expect.poll(options).toHaveLength(3);
  slow.open();
  await expect.poll(() => asked).toEqual(['t', 'tv']);
  expect(options()).toEqual(['Телевизоры', 'Телевизор Velta', 'Orzu Texnika']);
});

test.each([
  ['is unreachable', () => Promise.reject(new TypeError('offline'))],
  ['responds with 503', () => Promise.resolve(Response.json({}, { status: 503 }))],
  ['responds with HTML', () => Promise.resolve(new Response('<html>'))],
  ['responds with an unknown shape', () => Promise.resolve(Response.json({ data: [{ kind: 'planet', id: 1 }] }))],
])('the search box shows no suggestions and no error if the backend %s', async (_how, fetchIt) => {
  const fetched = vi.fn(fetchIt);
  vi.stubGlobal('fetch', fetched);
  const field = await reach();
  await userEvent.type(field, 'tv');
  await expect.poll(() => fetched.mock.calls.length).toBeGreaterThan(0);
  expect(options()).toEqual([]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('axe finds no violations in the closed and the open search box', async () => {
  backend();
  const field = await reach();
  const barriers = async () => (await axe.run(field.closest('search') ?? document.body)).violations.map(({ id }) => id);
  expect(await barriers()).toEqual([]);
  await userEvent.type(field, 'tv');
  await expect.poll(options).toHaveLength(3);
  await userEvent.keyboard('{ArrowDown}');
  expect(await barriers()).toEqual([]);
});
