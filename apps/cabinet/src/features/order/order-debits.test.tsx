import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { Order } from '../../domain/order/order-queries.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { OVERDUE_ORDER } from '../../testing/orders.ts';
import { renderInCabinet } from '../../testing/render-in-cabinet.tsx';
import { OrderDebitsLink } from './order-debits.tsx';

afterEach(cleanup);

const offered = async (status: Order['status']) => {
  const part = (
    <>
      <OrderDebitsLink order={{ ...OVERDUE_ORDER, status }} locale="ru" />
      <p>rendered</p>
    </>
  );
  await renderInCabinet(part, { api: fakeApi({}).api });
  await screen.findByText('rendered');
  return screen.queryByRole('link', { name: /^Автосписание по заказу/ }) !== null;
};

test.each(['pending', 'delivered', 'repair'] as const)(
  '[X-07] automatic debits are offered for an order with the status %s',
  async (status) => {
    expect(await offered(status)).toBe(true);
  },
);

test.each(['broke', 'send_enveloper', 'finished'] as const)('[X-07] an order in status %s offers no automatic debits', async (status) => {
  expect(await offered(status)).toBe(false);
});
