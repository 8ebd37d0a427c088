import { I18nProvider } from '@lingui/react';
import { createI18n, type Language, localeOf } from '@muddat/i18n';
import { LanguageSwitch } from '@muddat/ui/language-switch';
import { QueryClient, QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  createBrowserHistory,
  createRootRouteWithContext,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  useLocation,
  useRouteContext,
} from '@tanstack/react-router';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LoadMessages, PageMessages } from './messages.ts';
import { useLanguageSwitch } from './use-language-switch.ts';

const WORDS = { ru: 'Имя', 'uz-Latn': 'Ism', 'uz-Cyrl': 'Исм' };
const wordsOf = async (language: Language): Promise<PageMessages> => ({
  language,
  locale: localeOf(language),
  i18n: createI18n(language, { name: [WORDS[language]], '+HEq91': ['Til'] }),
  transliterate: (text) => text,
});

let start = '';
beforeEach(() => {
  start = window.location.href;
});
afterEach(async () => {
  cleanup();
  window.history.replaceState(null, '', start);
  for (const name of ['locale', 'alphabet']) await cookieStore.delete(name);
});

type Context = PageMessages & { loadMessages: LoadMessages };
const CONTEXT = { from: '__root__' } as const;

function Document() {
  const { i18n }: Context = useRouteContext(CONTEXT);
  return (
    <I18nProvider i18n={i18n}>
      <Outlet />
    </I18nProvider>
  );
}

function Page() {
  const { i18n, language, loadMessages }: Context = useRouteContext(CONTEXT);
  const { pathname } = useLocation();
  const queries = useQueryClient();
  const onChanged = () => void queries.invalidateQueries();
  const { data } = useQuery({ queryKey: ['told'], queryFn: async () => window.location.pathname.slice(0, 3) });
  return (
    <>
      <div style={{ position: 'fixed', insetBlockStart: 0 }}>
        <LanguageSwitch {...useLanguageSwitch({ language, pathname, loadMessages, onChanged })} />
      </div>
      <label>
        {i18n._('name')} <input />
      </label>
      <p>told {data}</p>
      <div style={{ blockSize: 2000 }} />
      <p id="below">below</p>
      <div style={{ blockSize: 2000 }} />
    </>
  );
}

/**
 * Opens a page with a form, whose data is in the language of the request. `beforeLoad` takes 50 ms, so the skeleton, due after 1 ms, would
 * show if the switch did not prevent it.
 */
async function open(href: string, load: LoadMessages = wordsOf) {
  window.history.replaceState(null, '', href);
  const root = createRootRouteWithContext<Context>()({ component: Document });
  const page = createRoute({
    getParentRoute: () => root,
    path: '/$locale/form',
    beforeLoad: () => new Promise((resolve) => setTimeout(resolve, 50)),
    component: Page,
    pendingComponent: () => <p>wait</p>,
  });
  const router = createRouter({
    routeTree: root.addChildren([page]),
    context: { ...(await wordsOf('ru')), loadMessages: load },
    history: createBrowserHistory(),
    defaultPendingMs: 1,
    scrollRestoration: true,
  });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  const field = await screen.findByRole('textbox', { name: WORDS.ru });
  await screen.findByText('told /ru');
  return { field };
}
const choose = (name: string) => userEvent.click(screen.getByRole('link', { name }));

test('switching the language keeps the query, the fragment, the scroll position and typed form values', async () => {
  const { field } = await open('/ru/form?utm_source=tg&page=2#below');
  await userEvent.type(field, 'Dilnoza');
  const entries = window.history.length;
  window.scrollTo(0, 700);
  const waited = vi.fn();
  new MutationObserver(() => screen.queryByText('wait') && waited()).observe(document.body, { childList: true, subtree: true });
  await choose('Oʻz');
  expect(await screen.findByRole('textbox', { name: WORDS['uz-Latn'] })).toBe(field);
  expect(field).toHaveProperty('value', 'Dilnoza');
  expect(window.location.href).toContain('/uz/form?utm_source=tg&page=2#below');
  expect(window.scrollY).toBe(700);
  expect(window.history.length).toBe(entries);
  expect(document.activeElement?.textContent).toBe('Oʻz');
  expect(waited).not.toHaveBeenCalled();
  await screen.findByText('told /uz');
});

test('[S9-01] the chosen language is stored in cookies; the alphabet stays stored until the other one is chosen', async () => {
  const { field } = await open('/ru/form');
  await choose('Ўз');
  expect(await screen.findByRole('textbox', { name: WORDS['uz-Cyrl'] })).toBe(field);
  expect([window.location.pathname, document.cookie]).toEqual(['/uz/form', expect.stringContaining('locale=uz')]);
  expect(document.cookie).toContain('alphabet=cyrl');
  await choose('Рус');
  await screen.findByRole('textbox', { name: WORDS.ru });
  expect(document.cookie).toContain('locale=ru');
  expect(document.cookie).toContain('alphabet=cyrl');
  await choose('Oʻz');
  expect(await screen.findByRole('textbox', { name: WORDS['uz-Latn'] })).toBe(field);
  expect(document.cookie).not.toContain('alphabet');
});

test('switching the alphabet changes the texts of the page, and keeps its address and typed values', async () => {
  const { field } = await open('/ru/form?a=1');
  await choose('Oʻz');
  await screen.findByRole('textbox', { name: WORDS['uz-Latn'] });
  await userEvent.type(field, 'Dilnoza');
  await choose('Ўз');
  expect(await screen.findByRole('textbox', { name: WORDS['uz-Cyrl'] })).toBe(field);
  expect(field).toHaveProperty('value', 'Dilnoza');
  expect(window.location.href).toContain('/uz/form?a=1');
  await waitFor(() => expect(screen.getByRole('link', { name: 'Ўз' }).getAttribute('aria-current')).toBe('true'));
});

test('a Ctrl-click on a language link is left to the browser', async () => {
  await open('/ru/form');
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  let taken: boolean | undefined;
  window.addEventListener(
    'click',
    (event) => {
      taken = event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  screen.getByRole('link', { name: 'Oʻz' }).dispatchEvent(click);
  expect([taken, window.location.pathname]).toEqual([false, '/ru/form']);
});
