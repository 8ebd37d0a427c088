import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { OPERATOR } from '../../testing/operator.ts';
import { renderInSite } from '../../testing/render-in-site.tsx';
import { TextPage } from './text-page.tsx';

afterEach(cleanup);

const DATA = { title: 'Публичная оферта', version: '3.3', published_at: '2026-11-27', lead: 'Условия', sections: [] };
async function show(path: string) {
  await renderInSite(<TextPage data={DATA} locale="ru" path={path} query={new URLSearchParams()} today="2026-11-27" />);
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
}

test('the offer names the operator with its number, address and licence', async () => {
  await show('/ru/public-offer');
  expect(screen.getByText(`Оператор Muddat: ${OPERATOR.name}`)).toBeVisible();
  expect(screen.getByText(`ИНН: ${OPERATOR.stir}`)).toBeVisible();
  expect(screen.getByText(`Адрес: ${OPERATOR.address}`)).toBeVisible();
  expect(screen.getByText(`Лицензия: ${OPERATOR.licence}`)).toBeVisible();
});

test('a text page other than the offer does not name the operator', async () => {
  await show('/ru/privacy-policy');
  expect(screen.queryByText(/Оператор Muddat/)).toBeNull();
});
