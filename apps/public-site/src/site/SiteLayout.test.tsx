import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showInSite } from '../testing/show-route.tsx';
import { SiteLayout } from './SiteLayout.tsx';

beforeEach(() => page.viewport(360, 740));
afterEach(cleanup);

async function showLayout(search = '') {
  await showInSite(
    <SiteLayout locale="ru" pathname="/ru/public-offer">
      <h1>Страница</h1>
    </SiteLayout>,
    'ru',
    search,
  );
  await screen.findByRole('heading', { level: 1 });
}
const isOpen = () => document.querySelector('details')?.open;

test('the language switch keeps the page and its query', async () => {
  await showLayout('?utm_source=tg&page=2');
  const hrefs = ['Рус', 'Oʻz'].map((name) => screen.getByRole('link', { name }).getAttribute('href'));
  expect(hrefs).toEqual(['/ru/public-offer?utm_source=tg&page=2', '/uz/public-offer?utm_source=tg&page=2']);
});

test('the first stop of the keyboard leads over the menu to the content', async () => {
  await showLayout();
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('К содержанию');
  expect(document.activeElement?.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
});

test('the footer names the page that is open', async () => {
  await showLayout();
  expect(screen.getByRole('link', { name: 'Публичная оферта' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Конфиденциальность' }).getAttribute('aria-current')).toBeNull();
});

test.each<[string, () => Promise<unknown>]>([
  ['a choice', () => userEvent.click(screen.getByRole('link', { name: 'Вопросы' }))],
  ['a press elsewhere', () => userEvent.click(screen.getByRole('main'))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
])('the menu of a phone closes on %s', async (_name, close) => {
  await showLayout();
  await userEvent.click(screen.getByText('Меню'));
  expect(isOpen()).toBe(true);
  await close();
  expect(isOpen()).toBe(false);
});
