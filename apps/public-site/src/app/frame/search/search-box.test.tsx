import { createMemoryHistory, createRootRouteWithContext, createRouter, RouterProvider, useRouterState } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { showInSite } from '../../../testing/show-route.tsx';
import type { SiteContext } from '../../context.ts';
import { loadWords } from '../../messages/load-words.ts';
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
] as const)('suggestions are in the letters of %s; stores, brands and models keep theirs', async (lang, shown) => {
  backend();
  await showInSite(<SearchBox locale="uz" />, lang);
  await userEvent.click(await screen.findByRole('searchbox'));
  await userEvent.type(await screen.findByRole('combobox'), 'quloqchin');
  await expect.poll(() => screen.queryAllByRole('option').map((option) => option.textContent)).toEqual(shown);
});

async function reach() {
  await showInSite(<SearchBox locale="ru" />);
  const field = await screen.findByRole('searchbox', { name: 'Поиск по Muddat' });
  await userEvent.click(field);
  // The script of the suggestions has loaded and controls the field now.
  return screen.findByRole('combobox', { name: 'Поиск по Muddat' });
}
const options = () => screen.queryAllByRole('option').map((option) => option.firstChild?.textContent);
const active = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.firstChild?.textContent ?? null;

test('until it is touched it is a plain form that goes to the search page', async () => {
  await showInSite(<SearchBox locale="ru" />);
  const field = await screen.findByRole('searchbox', { name: 'Поиск по Muddat' });
  const form = field.closest('form');
  expect([form?.getAttribute('action'), form?.method, field.getAttribute('name')]).toEqual(['/ru/search', 'get', 'q']);
});

test('a line that was reached before the scripts came is taken over too', async () => {
  backend();
  // Simulates a field that received focus before hydration.
  const early = vi.spyOn(document, 'activeElement', 'get');
  early.mockImplementation(() => document.querySelector('search input') ?? document.body);
  await showInSite(<SearchBox locale="ru" />);
  await screen.findByRole('combobox', { name: 'Поиск по Muddat' });
  early.mockRestore();
});

test('suggestions come as one types, their number is said, and the focus stays in the text', async () => {
  backend();
  const field = await reach();
  expect(field.getAttribute('aria-expanded')).toBe('false');
  await userEvent.type(field, 'tv');
  await expect.poll(options).toEqual(['Телевизоры', 'Телевизор Velta', 'Orzu Texnika']);
  expect(field.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('3 подсказки');
  expect(document.activeElement).toBe(field);
});

test('[X-13] the arrows, Home, End and Escape go along the list as the combobox pattern has it', async () => {
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
  const { i18n } = await loadWords('ru');
  const Page = () => (
    <>
      <SearchBox locale="ru" />
      <output>{decodeURIComponent(useRouterState({ select: ({ location }) => location.href }))}</output>
    </>
  );
  const router = createRouter({
    routeTree: createRootRouteWithContext<Pick<SiteContext, 'readable'>>()({ component: Page, notFoundComponent: () => null }),
    context: { readable: (text) => text },
    history: createMemoryHistory({ initialEntries: ['/ru?utm_source=tg'] }),
    Wrap: ({ children }) => <SiteProviders i18n={i18n}>{children}</SiteProviders>,
  });
  render(<RouterProvider router={router} />);
}

test('Enter takes what is chosen, or searches for the words; both are remembered on the device', async () => {
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

test('without words nothing is asked; what was looked for before is offered and can be forgotten', async () => {
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

test('of several questions only the latest is answered', async () => {
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
  ['is dead', () => Promise.reject(new TypeError('offline'))],
  ['fails', () => Promise.resolve(Response.json({}, { status: 503 }))],
  ['answers nonsense', () => Promise.resolve(new Response('<html>'))],
  ['answers another shape', () => Promise.resolve(Response.json({ data: [{ kind: 'planet', id: 1 }] }))],
])('a backend that %s suggests nothing and says nothing', async (_how, fetchIt) => {
  const fetched = vi.fn(fetchIt);
  vi.stubGlobal('fetch', fetched);
  const field = await reach();
  await userEvent.type(field, 'tv');
  await expect.poll(() => fetched.mock.calls.length).toBeGreaterThan(0);
  expect(options()).toEqual([]);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('axe finds nothing, closed and open', async () => {
  backend();
  const field = await reach();
  const barriers = async () => (await axe.run(field.closest('search') ?? document.body)).violations.map(({ id }) => id);
  expect(await barriers()).toEqual([]);
  await userEvent.type(field, 'tv');
  await expect.poll(options).toHaveLength(3);
  await userEvent.keyboard('{ArrowDown}');
  expect(await barriers()).toEqual([]);
});
