import '@muddat/ui/theme';
import { matchRoute } from '@muddat/routing';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { OPERATOR } from '../../testing/operator.ts';
import { renderInSite } from '../../testing/render-in-site.tsx';
import { SiteLayout } from './site-layout.tsx';

/** The test's router does not have the linked pages, so a click would leave the test. */
const stay = (event: MouseEvent) => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
};
beforeEach(async () => {
  document.addEventListener('click', stay, true);
  await page.viewport(360, 740);
});
afterEach(() => {
  document.removeEventListener('click', stay, true);
  cleanup();
});

async function showLayout(search = '', pathname = '/ru/public-offer', demo?: string) {
  await renderInSite(
    <SiteLayout locale="ru" pathname={pathname}>
      <h1>Страница</h1>
    </SiteLayout>,
    'ru',
    search,
    demo,
  );
  await screen.findByRole('heading', { level: 1 });
}
const isOpen = () => document.querySelector('details')?.open;

test('the language switch keeps the page and its query', async () => {
  await showLayout('?utm_source=tg&page=2');
  const hrefs = ['Рус', 'Oʻz'].map((name) => screen.getByRole('link', { name }).getAttribute('href'));
  expect(hrefs).toEqual(['/ru/public-offer?utm_source=tg&page=2', '/uz/public-offer?utm_source=tg&page=2']);
});

test('the first Tab stop is a link that skips the menu', async () => {
  await showLayout();
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('К содержанию');
  expect(document.activeElement?.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
});

test('the footer names the legal entity of the operator', async () => {
  await showLayout();
  expect(screen.getByText(`© Muddat, ${OPERATOR.name}`)).toBeInTheDocument();
  expect(screen.queryByText(/Демонстрационные/)).toBeNull();
});

test('the footer says once that the content is invented, if it is', async () => {
  await showLayout('', '/ru/public-offer', 'Демонстрационные данные');
  expect(screen.getByText(/Демонстрационные данные/)).toHaveTextContent(`© Muddat, ${OPERATOR.name}Демонстрационные данные`);
});

test('the footer marks the link of the current page', async () => {
  await showLayout();
  expect(screen.getByRole('link', { name: 'Публичная оферта' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Политика конфиденциальности' }).getAttribute('aria-current')).toBeNull();
});

test.each([
  ['/ru/faq', 'page'],
  ['/ru/faq/limit', 'true'],
  ['/ru/faqs', undefined],
])('on %s the menu link to the FAQ page has aria-current %s', async (pathname, mark) => {
  await showLayout('', pathname);
  const [link] = screen.getAllByText('Вопросы');
  expect(link?.getAttribute('aria-current') ?? undefined).toBe(mark);
});

test.each<[string, () => Promise<unknown>]>([
  ['a click on a link', () => userEvent.click(screen.getByRole('link', { name: 'Вопросы' }))],
  ['a click outside', () => userEvent.click(screen.getByRole('main'))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('the phone menu closes on %s', async (_name, close) => {
  await showLayout();
  await userEvent.click(screen.getByText('Меню'));
  expect(isOpen()).toBe(true);
  await close();
  expect(isOpen()).toBe(false);
});

const hrefsIn = (name: string) => [
  ...new Set(
    screen.getAllByRole('navigation', { name }).flatMap((nav) => [...nav.querySelectorAll('a')].map((link) => link.getAttribute('href'))),
  ),
];

test('all links of the menu and the footer lead to live pages of the route map', async () => {
  await page.viewport(1280, 800);
  await showLayout();
  const links = [...hrefsIn('Разделы сайта'), ...hrefsIn('Документы и контакты')];
  expect(links).toEqual(expect.arrayContaining(['/ru/catalogue', '/ru/partners', '/ru/faq', '/ru/corporate', '/ru/service-centers']));
  for (const href of links) expect(matchRoute(href ?? '')?.route.status, String(href)).toBe('live');
});

/** Links and texts that spec 2 requires in the footer of every page. */
test.each([
  [
    'ru',
    {
      'Публичная оферта': '/ru/public-offer',
      'Политика конфиденциальности': '/ru/privacy-policy',
      'Корпоративным клиентам': '/ru/corporate',
      'Наши клиенты': '/ru/clients',
      'Сервисные центры': '/ru/service-centers',
    },
  ],
  [
    'uz',
    {
      'Ommaviy oferta': '/uz/public-offer',
      'Maxfiylik siyosati': '/uz/privacy-policy',
      'Korporativ mijozlarga': '/uz/corporate',
      Mijozlarimiz: '/uz/clients',
      'Xizmat koʻrsatish markazlari': '/uz/service-centers',
    },
  ],
] as const)('[S2-28] the footer in %s links to each page that the specification requires', async (language, links) => {
  await renderInSite(<SiteLayout locale={language} pathname={`/${language}`} children={<h1>Muddat</h1>} />, language);
  const footer = within(await screen.findByRole('contentinfo'));
  const hrefs = Object.keys(links).map((name) => [name, footer.getByRole('link', { name }).getAttribute('href')]);
  expect(Object.fromEntries(hrefs)).toEqual(links);
});

test.each([
  ['ru', 'Проверить документ'],
  ['uz', 'Hujjatni tekshirish'],
] as const)('[X-10] the footer in %s links to the page that verifies documents', async (language, name) => {
  await renderInSite(<SiteLayout locale={language} pathname={`/${language}`} children={<h1>Muddat</h1>} />, language);
  const footer = within(await screen.findByRole('contentinfo'));
  expect(footer.getByRole('link', { name })).toHaveAttribute('href', `/${language}/verify`);
});

test('the search box is a GET form to /ru/search, so that it works without scripts', async () => {
  await showLayout();
  const field = screen.getByRole('searchbox');
  const form = field.closest('form');
  expect([form?.method, new URL(form?.action ?? '').pathname, field.getAttribute('name')]).toEqual(['get', '/ru/search', 'q']);
});

test.each([
  [360, 'ru'],
  [360, 'uz'],
  [1280, 'ru'],
  [1280, 'uz'],
] as const)('at %i px (%s) the header fits the window, and its controls are at least 42 px high', async (width, language) => {
  await page.viewport(width, 740);
  await renderInSite(<SiteLayout locale={language} pathname={`/${language}`} children={<h1>Muddat</h1>} />, language);
  await screen.findByRole('heading', { level: 1 });
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  const shown = [...document.querySelectorAll('header a, header button, header summary')].filter((part) => part.checkVisibility());
  expect(shown.length).toBeGreaterThan(5);
  for (const part of shown) {
    const { height, right } = part.getBoundingClientRect();
    expect(height, part.textContent ?? '').toBeGreaterThanOrEqual(42);
    expect(right, part.textContent ?? '').toBeLessThanOrEqual(width);
  }
});
