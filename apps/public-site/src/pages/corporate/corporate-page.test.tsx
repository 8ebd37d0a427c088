import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { companyResponses, failAllRequests } from '../../testing/company-responses.ts';
import { loadPage } from '../../testing/load-page.ts';
import { renderInSite } from '../../testing/render-in-site.tsx';
import { load } from './corporate.data.ts';
import { CorporatePage } from './corporate-page.tsx';

afterEach(cleanup);

async function show(respond: Parameters<typeof loadPage>[1]['respond'] = companyResponses) {
  const { data, ...rest } = await loadPage(load, { respond });
  await renderInSite(<CorporatePage data={data} locale="ru" path="/ru/corporate" query={new URLSearchParams()} today="2026-11-21" />);
  await screen.findByRole('heading', { level: 1 });
  document.getElementById('request')?.scrollIntoView({ behavior: 'instant' });
  return rest;
}

test('the corporate page shows clients, steps and the request form of a company', async () => {
  const { calls } = await show();
  expect(calls).toEqual(expect.arrayContaining(['/v1/get?organization=2&page=corporate', '/v2/pages/corporate', '/v2/page/our-clients']));
  const clients = within(screen.getByRole('region', { name: 'С нами уже работают' }));
  expect(clients.getByText('Navroʻz Qurilish')).toBeVisible();
  expect(clients.getByText('2 400 сотрудников')).toBeVisible();
  expect(screen.getByText('Вы передаёте список.')).toBeVisible();
  expect(await within(screen.getByRole('region', { name: 'Заявка компании' })).findByLabelText(/Сколько сотрудников/)).toBeInTheDocument();
});

test('without backends the corporate page shows the request form and a message, and is not cached', async () => {
  const { keep } = await show(failAllRequests);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Рассрочка для ваших сотрудников');
  expect(screen.getByText('Не удалось загрузить список компаний')).toBeVisible();
  expect(await screen.findByLabelText('Компания')).toBeInTheDocument();
  expect(keep).toBe(false);
});
