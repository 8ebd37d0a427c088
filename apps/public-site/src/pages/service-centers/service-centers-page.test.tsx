import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { centerAnswers } from '../../testing/center-answers.ts';
import { loadPage } from '../../testing/load-page.ts';
import { showInSite } from '../../testing/show-route.tsx';
import { broken } from '../../testing/store-answers.ts';
import { load } from './service-centers.data.ts';
import { ServiceCentersPage } from './service-centers-page.tsx';

afterEach(cleanup);

async function show(query = '', answer = centerAnswers()) {
  const { data } = await loadPage(load, { query, answer });
  await showInSite(
    <ServiceCentersPage data={data} locale="ru" path="/ru/service-centers" query={new URLSearchParams(query)} today="2026-11-21" />,
  );
  await screen.findByRole('heading', { level: 1, name: 'Сервисные центры' });
}

test('a centre tells what it mends, where, when, how to call and how to get there', async () => {
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

test('a region without a centre leads to the whole country', async () => {
  await show('region=1735');
  expect(screen.getByRole('heading', { name: 'В этом регионе пока нет сервисных центров' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Показать всю страну' }).getAttribute('href')).toBe('/ru/service-centers?region=all');
});

test('centres that could not be had are said so, and the regions stay, without counts', async () => {
  await show('', centerAnswers({ '/v2/page/service-center': broken }));
  expect(screen.getByRole('heading', { name: 'Не удалось загрузить сервисные центры' })).toBeVisible();
  expect(screen.getByText(/Выбранный регион на месте/)).toBeVisible();
  const region = screen.getByLabelText('Регион');
  expect(region).toBeVisible();
  // The numbers are unknown, so there is no «(0)».
  expect(region.textContent).not.toMatch(/\d/);
});
