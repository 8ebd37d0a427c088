import { parseLanguage } from '@muddat/i18n';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { fakeGatewayClient } from '../../testing/fake-auth.ts';
import { OVERDUE_ORDER } from '../../testing/orders.ts';
import { CUSTOMER_SESSION } from '../../testing/render-in-cabinet.tsx';
import { loadMessages } from '../messages/load-messages.ts';
import { createCabinetRouter } from '../router.tsx';

const auth = fakeGatewayClient({ getSession: async () => CUSTOMER_SESSION });

test.each([
  ['ru', '100008', /^Заказ № 100008/],
  ['uz', '100009', /^100009-buyurtma/],
] as const)('[S2-14] /%s/orders/%s shows the order with that id', async (locale, id, text) => {
  const server = fakeApi({
    'installment.getOrder': () => ({ body: { data: { ...OVERDUE_ORDER, id, number: id }, as_of: '2026-11-21' } }),
    'installment.getNextPayment': () => ({ body: { data: null, as_of: '2026-11-21' } }),
  });
  const router = createCabinetRouter({ ...(await loadMessages(parseLanguage(locale))), loadMessages, api: server.api, auth });
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [`/${locale}/orders/${id}`] }) });
  render(<RouterProvider router={router} />);
  expect(await screen.findByRole('heading', { level: 1, name: /Zamin Tab/ })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(await screen.findByText('Zarafshon Elektron')).toBeVisible();
});
