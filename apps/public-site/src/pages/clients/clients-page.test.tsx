import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderInSite } from '../../testing/render-in-site.tsx';
import type { ClientsData } from './clients.data.ts';
import { ClientsPage } from './clients-page.tsx';

afterEach(cleanup);

async function show(clients: ClientsData['clients']) {
  await renderInSite(<ClientsPage data={{ clients }} locale="ru" path="/ru/clients" query={new URLSearchParams()} today="2026-11-21" />);
  await screen.findByRole('heading', { level: 1, name: 'Наши клиенты' });
}

test('the clients page shows a client with industry and number of employees, and a link for companies to join', async () => {
  await show([{ id: '1', name: 'Zilol Suv Servis', label: 'Коммунальные услуги', employees: 1_151, logo: null }]);
  expect(screen.getByRole('listitem').textContent?.replaceAll('\u00a0', ' ')).toBe('Zilol Suv ServisКоммунальные услуги1 151 сотрудник');
  expect(screen.getByRole('link', { name: 'Подключить компанию' }).getAttribute('href')).toBe('/ru/corporate');
});

test('an empty client list and a failed one show different messages', async () => {
  await show([]);
  expect(screen.getByRole('heading', { name: 'Здесь скоро появятся первые компании' })).toBeVisible();
  cleanup();
  await show(null);
  expect(screen.getByRole('heading', { name: 'Не удалось загрузить список клиентов' })).toBeVisible();
});
