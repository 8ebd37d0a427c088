import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeApi } from '../testing/fake-api.ts';
import { renderInCabinet } from '../testing/render-in-cabinet.tsx';
import { ClosedNote } from './closed-note.tsx';

afterEach(cleanup);

const open = async (erased_at: string | null) => {
  const plan = { possible: true, orders: [], balance: 0, bonuses: 0, kept: [], erased_at };
  const server = fakeApi({ 'installment.getDeletion': () => ({ body: { data: plan } }) });
  await renderInCabinet(<ClosedNote />, { api: server.api });
  await waitFor(() => expect(server.of('installment.getDeletion')).toHaveLength(1));
};

test('[X-14] a closed account says when it is erased, and leads to where that is undone', async () => {
  await open('2026-11-28T06:00:00.000Z');
  expect(await screen.findByText('Аккаунт закрыт: платить и покупать нельзя. Мы сотрём его 28.11.2026, 11:00.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'К отмене удаления' })).toHaveAttribute('href', '/ru/cabinet/trust');
});

test('[X-14] an account whose end was undone meanwhile says nothing', async () => {
  await open(null);
  expect(screen.queryByText(/Аккаунт закрыт/)).toBeNull();
});
