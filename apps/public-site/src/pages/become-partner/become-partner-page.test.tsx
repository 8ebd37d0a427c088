import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { companyResponses, failAllRequests } from '../../testing/company-responses.ts';
import { loadPage } from '../../testing/load-page.ts';
import { renderInSite } from '../../testing/render-in-site.tsx';
import { load } from './become-partner.data.ts';
import { BecomePartnerPage } from './become-partner-page.tsx';

beforeEach(() => page.viewport(1024, 768));
afterEach(cleanup);

async function show(respond: Parameters<typeof loadPage>[1]['respond'] = companyResponses) {
  const { data, ...rest } = await loadPage(load, { respond });
  await renderInSite(
    <BecomePartnerPage data={data} locale="ru" path="/ru/become-partner" query={new URLSearchParams()} today="2026-11-21" />,
  );
  await screen.findByRole('heading', { level: 1 });
  document.getElementById('request')?.scrollIntoView({ behavior: 'instant' });
  return rest;
}

test('[S2-27] the page of a future partner shows the request form of a store, stores, questions and a link about selling', async () => {
  const { calls } = await show();
  expect(calls).toEqual(expect.arrayContaining(['/v1/get?organization=2&page=become-partner', '/v1/faqs?category=partners&per_page=5']));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Заголовок строителя');
  expect(await within(screen.getByRole('region', { name: 'Заявка магазина' })).findByLabelText('Компания')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Orzu Texnika/ })).toHaveAttribute('href', '/ru/partner/orzu');
  expect(screen.getByText('Сколько стоит подключение?')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Подробно о продажах на Muddat' })).toHaveAttribute('href', '/ru/sell-on-muddat');
});

test('without backends the page of a future partner shows the request form and is not cached', async () => {
  const { keep } = await show(failAllRequests);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Стать партнёром');
  expect(await screen.findByLabelText('Компания')).toBeInTheDocument();
  expect(keep).toBe(false);
});
