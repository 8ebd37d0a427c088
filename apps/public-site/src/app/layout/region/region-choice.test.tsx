import { parseLanguage } from '@muddat/i18n';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent as hands, page } from 'vitest/browser';
import { namedRegions } from '../../../domain/place/region-names.ts';
import { renderInSite } from '../../../testing/render-in-site.tsx';
import { loadMessages } from '../../messages/load-messages.ts';
import { RegionChoice } from './region-choice.tsx';

const forget = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the test sets the cookie that the gateway would set.
  document.cookie = 'region=; Path=/; Max-Age=0';
};
beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({ data: [{ id: '1727404', name: 'город Чирчик', region_id: '1727' }], regions: [] }));
});
afterEach(() => {
  cleanup();
  forget();
  vi.unstubAllGlobals();
});

async function show(query = '', language: 'ru' | 'uz' = 'ru') {
  const path = `/${language}`;
  await renderInSite(<RegionChoice locale={language} path={path} query={new URLSearchParams(query)} />, language);
  return screen.findByRole('link', { name: language === 'ru' ? /Регион:/ : /Hudud:/ }, { timeout: 30_000 });
}
async function open() {
  await userEvent.click(screen.getByRole('link', { name: /Регион:/ }));
  return within(await screen.findByRole('dialog', { name: 'Где вы находитесь?' }, { timeout: 30_000 }));
}

test('[S2-29] the region dialog links to all fourteen regions and the whole country, on the same page', async () => {
  await show('q=tv&page=3');
  const dialog = await open();
  const links = dialog.getAllByRole('link');
  expect(links).toHaveLength(15);
  expect(links[0]?.textContent).toBe('Вся страна');
  expect(links[0]?.getAttribute('aria-current')).toBe('true');
  expect(dialog.getByRole('link', { name: 'Самаркандская область' }).getAttribute('href')).toBe('/ru?q=tv&region=1718');
  expect(links[0]?.getAttribute('href')).toBe('/ru?q=tv&region=all');
});

test('a chosen region is saved in the cookie and shown at once; "whole country" clears it', async () => {
  await show();
  await userEvent.click((await open()).getByRole('link', { name: 'Самаркандская область' }));
  await screen.findByRole('link', { name: 'Регион: Самаркандская область' });
  expect(document.cookie).toContain('region=1718');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click((await open()).getByRole('link', { name: 'Вся страна' }));
  await screen.findByRole('link', { name: 'Регион: Вся страна' });
  expect(document.cookie).not.toContain('region=1718');
});

test('typing a city in the region dialog shows its region; an unknown text shows a message', async () => {
  await show();
  const dialog = await open();
  const field = dialog.getByRole('searchbox', { name: 'Регион, район или город' });
  await userEvent.type(field, 'chirchik');
  await waitFor(() =>
    expect(dialog.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Ташкентская областьгород Чирчик']),
  );
  await userEvent.clear(field);
  await userEvent.type(field, 'Париж');
  await waitFor(() => expect(dialog.queryAllByRole('link')).toEqual([]));
  expect(dialog.getByRole('status').textContent).toContain('Такого места нет в списке');
});

test('Escape closes the region dialog and returns focus to the region link', async () => {
  const choice = await show();
  await open();
  // Only a real key press closes a native dialog; a simulated event does not.
  await hands.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(choice);
});

test.each(['ru', 'uz'] as const)('in %s the full name of every region fits in the region link of a wide screen', async (language) => {
  await page.viewport(1280, 800);
  for (const { code } of namedRegions((await loadMessages(parseLanguage(language))).i18n)) {
    const choice = await show(`region=${code}`, language);
    const name = choice.lastElementChild;
    expect(name?.scrollWidth, name?.textContent ?? '').toBeLessThanOrEqual(name?.clientWidth ?? 0);
    expect(name?.scrollHeight).toBeLessThanOrEqual(choice.clientHeight);
    expect(choice.getBoundingClientRect().height).toBe(44);
    cleanup();
  }
});

test('without scripts the region link opens the stores page', async () => {
  expect((await show()).getAttribute('href')).toBe('/ru/partners');
});

test('the region link shows the region of the query, else that of the cookie; an unknown code means the whole country', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the test sets the cookie that the gateway would set.
  document.cookie = 'region=1718; Path=/';
  expect((await show('region=1726', 'uz')).textContent).toBe('Hudud: Toshkent');
  cleanup();
  expect((await show('', 'uz')).textContent).toBe('Hudud: Samarqand viloyati');
  cleanup();
  forget();
  expect((await show('region=9999', 'uz')).textContent).toBe('Hudud: Butun Oʻzbekiston');
});
