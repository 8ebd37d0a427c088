import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { loadPage } from '../../testing/load-page.ts';
import { renderInSite } from '../../testing/render-in-site.tsx';
import { serviceCenterResponses } from '../../testing/service-center-responses.ts';
import { unavailableResponse } from '../../testing/store-responses.ts';
import { load } from './service-centers.data.ts';
import { ServiceCentersPage } from './service-centers-page.tsx';

afterEach(cleanup);

async function show(query = '', respond = serviceCenterResponses()) {
  const { data } = await loadPage(load, { query, respond });
  await renderInSite(
    <ServiceCentersPage data={data} locale="ru" path="/ru/service-centers" query={new URLSearchParams(query)} today="2026-11-21" />,
  );
  await screen.findByRole('heading', { level: 1, name: 'Сервисные центры' });
}

test('a service centre shows repairs, address, hours, phone and a map link', async () => {
  await show();
  const [tashkent] = document.querySelectorAll('details');
  const [first] = within(tashkent ?? document.body).getAllByRole('listitem');
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
