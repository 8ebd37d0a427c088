import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { companyAnswers, nobodyAnswers } from '../../testing/company-answers.ts';
import { loadPage } from '../../testing/load-page.ts';
import { showInSite } from '../../testing/show-route.tsx';
import { load } from './sell-on.data.ts';
import { SellOnPage } from './sell-on-page.tsx';

afterEach(cleanup);

async function show(answer: Parameters<typeof loadPage>[1]['answer'] = companyAnswers) {
  const { data, ...rest } = await loadPage(load, { answer });
  await showInSite(<SellOnPage data={data} locale="ru" path="/ru/sell-on-muddat" query={new URLSearchParams()} today="2026-11-21" />);
  await screen.findByRole('heading', { level: 1 });
  document.getElementById('request')?.scrollIntoView({ behavior: 'instant' });
  return rest;
}

test('[S2-09] the page for sellers has the builder’s words, who buys here, how to begin, and the request form', async () => {
  const { calls, head, keep } = await show();
  expect(calls).toContain('/v1/get?organization=2&page=sell-on');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Заголовок строителя');
  expect(screen.getByRole('link', { name: 'К форме' })).toHaveAttribute('href', '#request');
  for (const name of ['Что получает магазин', 'Шаги', 'За что нас выбирают покупатели'])
    expect(screen.getByRole('heading', { name })).toBeVisible();
  expect(await within(screen.getByRole('region', { name: 'Заявка на подключение' })).findByLabelText('Компания')).toBeInTheDocument();
  expect([head.title, keep]).toEqual(['Название — Muddat', undefined]);
});

test('[S7-12] benefits and figures of the marketplace are the mobile API’s', async () => {
  const { calls } = await show();
  expect(calls).toContain('/v2/page/benifest');
  const figures = within(screen.getByRole('region', { name: 'Muddat в цифрах' }));
  expect(figures.getByText('100 000')).toBeVisible();
  expect(figures.getByText('видов товаров')).toBeVisible();
  expect(screen.getByText('Вся цена видна')).toBeVisible();
});

test('without backends the page stands with its own words and its form, says what is missing, and is not kept', async () => {
  const { keep } = await show(nobodyAnswers);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Продавайте в рассрочку');
  expect(screen.getByText('Не удалось загрузить цифры')).toBeVisible();
  expect(screen.getByText('Повторить')).toBeVisible();
  expect(await screen.findByLabelText('Компания')).toBeInTheDocument();
  expect(keep).toBe(false);
});
