import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { loadPage } from '../../testing/load-page.ts';
import { renderInSite } from '../../testing/render-in-site.tsx';
import { serviceCenterResponses } from '../../testing/service-center-responses.ts';
import { unavailableResponse } from '../../testing/store-responses.ts';
import { load } from './service-centers.data.ts';
import { ServiceCentersPage } from './service-centers-page.tsx';

beforeEach(() => page.viewport(414, 896));
afterEach(cleanup);

async function show(query = '', respond = serviceCenterResponses()) {
  const { data } = await loadPage(load, { query, respond });
  await renderInSite(
    <ServiceCentersPage data={data} locale="ru" path="/ru/service-centers" query={new URLSearchParams(query)} today="2026-11-21" />,
  );
  await screen.findByRole('heading', { level: 1, name: 'Сервисные центры' });
}

test('a service centre shows repairs, address, hours, phone and a map link', async () => {
  await show('region=1726');
  expect(screen.getByRole('heading', { level: 2, name: 'Ташкент' })).toBeVisible();
  const first = screen.getByText('Usta near').closest('li');
  const text = first?.textContent?.replaceAll('\u00a0', ' ') ?? '';
  for (const part of [
    'Usta near',
    'улица Бунёдкор, 12',
    'Чиланзарский район',
    '1 км от центра',
    'Смартфоны',
    'Пн–Сб 9:00–19:00',
    '+998 71 200 01 01',
    'Как доехать',
  ]) {
    expect(text).toContain(part);
  }
  // The data has hours for some days only, which does not say whether the centre is open now.
  expect(text).not.toMatch(/открыто|закрыто/);
});

test('on a wide screen the regions are links with the number of their centres, beside the map', async () => {
  await page.viewport(1280, 800);
  await show('region=1718');
  const links = within(screen.getByRole('navigation', { name: 'Регионы' })).getAllByRole('link');
  expect(links).toHaveLength(15);
  expect(links.slice(0, 2).map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Вся страна3', '/ru/service-centers?region=all'],
    ['Ташкент2', '/ru/service-centers?region=1726'],
  ]);
  expect(links.filter((link) => link.getAttribute('aria-current') === 'true').map((link) => link.textContent)).toEqual([
    'Самаркандская область1',
  ]);
  expect(screen.getByRole('link', { name: 'CC BY 4.0' })).toBeVisible();
});

test('on a phone the centres of the whole country are folded by region', async () => {
  await page.viewport(360, 740);
  await show('region=all');
  expect(screen.getByText('Usta samarkand')).not.toBeVisible();
  await userEvent.click(screen.getByText(/^Самаркандская область · 1.центр$/));
  expect(screen.getByText('Usta samarkand')).toBeVisible();
});

test('for a region without a service centre the page links to those of the whole country', async () => {
  await show('region=1735');
  expect(screen.getByRole('heading', { name: 'В этом регионе пока нет сервисных центров' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Показать всю страну' }).getAttribute('href')).toBe('/ru/service-centers?region=all');
});

test('if the service centres fail, their page shows a message, and its regions have no counts', async () => {
  await show('', serviceCenterResponses({ '/v2/page/service-center': unavailableResponse }));
  expect(screen.getByRole('heading', { name: 'Не удалось загрузить сервисные центры' })).toBeVisible();
  expect(screen.getByText(/Выбранный регион на месте/)).toBeVisible();
  const region = screen.getByLabelText('Регион');
  expect(region).toBeVisible();
  // The numbers are unknown, so there is no «(0)».
  expect(region.textContent).not.toMatch(/\d/);
});
