import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderInCabinet } from '../../testing/render-in-cabinet.tsx';
import { AccountDeletionNote } from './account-deletion-note.tsx';

afterEach(cleanup);

const AT = '2026-11-28T06:00:00.000Z';
const TEXT = 'Аккаунт закрыт: платить и покупать нельзя. Мы сотрём его 28 ноября, 11:00.';

const open = async (erased_at: string | null) => {
  const plan = { possible: true, orders: [], balance: 0, bonuses: 0, kept: [], erased_at };
  let respond = () => {};
  const asked = new Promise<void>((resolve) => {
    respond = resolve;
  });
  const server = fakeApi({
    'installment.getDeletion': async () => {
      await asked;
      return { body: { data: plan } };
    },
  });
  await renderInCabinet(<AccountDeletionNote erasedAt={AT} />, { api: server.api });
  return { server, respond };
};

test('[X-14] the note of a closed account states when it is erased and links to the cancellation', async () => {
  const { server, respond } = await open(AT);
  expect(await screen.findByText(TEXT)).toBeVisible();
  expect(screen.getByRole('link', { name: 'К отмене удаления' })).toHaveAttribute('href', '/ru/cabinet/trust');
  await waitFor(() => expect(server.requestsTo('installment.getDeletion')).toHaveLength(1));
  respond();
  expect(screen.getByText(TEXT)).toBeVisible();
});

test('[X-14] the note of a closed account disappears once the backend reports that the deletion was canceled', async () => {
  const { respond } = await open(null);
  expect(await screen.findByText(TEXT)).toBeVisible();
  respond();
  await waitFor(() => expect(screen.queryByText(TEXT)).toBeNull());
});
