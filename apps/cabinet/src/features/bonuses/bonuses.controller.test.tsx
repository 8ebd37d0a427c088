import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderInCabinet } from '../../testing/render-in-cabinet.tsx';
import { BONUSES } from '../../testing/reviews.ts';
import { BonusesController } from './bonuses.controller.tsx';

beforeEach(() => {
  document.body.innerHTML = '';
});

test('[S2-23] the bonus page lists when bonuses expire, and the history with links to orders, 20 entries at a time', async () => {
  const entries = Array.from({ length: 6 }, () => BONUSES.entries).flat();
  const { api } = fakeApi({ 'installment.getBonuses': () => ({ body: { data: { ...BONUSES, entries } } }) });
  await renderInCabinet(<BonusesController />, { api });
  const history = await screen.findByRole('list', { name: 'История' });
  const going = within(screen.getByRole('list', { name: 'Когда сгорят' })).getAllByRole('listitem');
  expect(going.map((row) => row.textContent?.replaceAll('\u00a0', ' '))).toEqual(['1 марта 202730 000 сум', '1 ноября 202712 000 сум']);
  expect(within(history).getAllByRole('listitem')).toHaveLength(20);
  expect(within(history).getAllByRole('link', { name: 'Заказ №\u00a0100008' })[0]).toHaveAttribute('href', '/ru/orders/100008');
  await userEvent.click(screen.getByRole('button', { name: 'Показать ещё' }));
  expect(within(history).getAllByRole('listitem')).toHaveLength(24);
});
