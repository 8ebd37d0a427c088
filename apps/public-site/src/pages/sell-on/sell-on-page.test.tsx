import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { companyResponses, failAllRequests } from '../../testing/company-responses.ts';
import { loadPage } from '../../testing/load-page.ts';
import { renderInSite } from '../../testing/render-in-site.tsx';
import { load } from './sell-on.data.ts';
import { SellOnPage } from './sell-on-page.tsx';

afterEach(cleanup);

async function show(respond: Parameters<typeof loadPage>[1]['respond'] = companyResponses) {
  const { data, ...rest } = await loadPage(load, { respond });
  await renderInSite(<SellOnPage data={data} locale="ru" path="/ru/sell-on-muddat" query={new URLSearchParams()} today="2026-11-21" />);
  await screen.findByRole('heading', { level: 1 });
  document.getElementById('request')?.scrollIntoView({ behavior: 'instant' });
  return rest;
}

test('[S2-09] the page for sellers shows the builder content, links to the steps and to the terms, and the request form', async () => {
  const { calls, head, keep } = await show();
  expect(calls).toContain('/v1/get?organization=2&page=sell-on');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Заголовок строителя');
  expect(screen.getByRole('link', { name: 'К форме' })).toHaveAttribute('href', '#request');
  expect(screen.getByText('видов товаров').closest('dl')?.textContent).toMatch(/^видов товаров100.000$/);
  expect(screen.getByRole('heading', { name: 'Что получает магазин' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'что будет после заявки' })).toHaveAttribute('href', '/ru/become-partner');
  expect(screen.getByRole('link', { name: 'на каких условиях покупают' })).toHaveAttribute('href', '/ru/installment-terms');
  expect(await within(screen.getByRole('region', { name: 'Заявка на подключение' })).findByLabelText('Компания')).toBeInTheDocument();
  expect([head.title, keep]).toEqual(['Название — Muddat', undefined]);
});

test('[S7-12] the page for sellers shows what customers like, from the mobile API', async () => {
  const { calls } = await show();
  expect(calls).toContain('/v2/page/benifest');
  expect(screen.getByText('Вся цена видна')).toBeVisible();
});

test('without backends the page for sellers shows default texts and the form, and is not cached', async () => {
  const { keep } = await show(failAllRequests);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Продавайте в рассрочку');
  expect(await screen.findByLabelText('Компания')).toBeInTheDocument();
  expect(keep).toBe(false);
});
