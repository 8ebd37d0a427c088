import { TERM_STORAGE_KEY } from '@muddat/app-shell';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ACTIVITY_ENTRIES, OWN_DEVICE } from '../../testing/devices.ts';
import { type FakeHandlers, fakeApi, problemBody } from '../../testing/fake-api.ts';
import { CUSTOMER_SESSION, renderInCabinet } from '../../testing/render-in-cabinet.tsx';
import { SecurityController } from './security.controller.tsx';

const FREEZE = 'gateway.freezeAccount';
/** Paths that the page tried to navigate to; each navigation is cancelled, since it would end the test. */
const left: string[] = [];
const stay = (event: NavigateEvent): void => {
  event.preventDefault();
  left.push(new URL(event.destination.url).pathname);
};

beforeEach(() => {
  left.length = 0;
  window.navigation.addEventListener('navigate', stay);
});
afterEach(() => {
  window.navigation.removeEventListener('navigate', stay);
  cleanup();
});

async function show(answers: FakeHandlers, frozen = false) {
  const server = fakeApi({
    'gateway.getSession': () => ({ body: CUSTOMER_SESSION }),
    'gateway.listSessions': () => ({ body: { data: [{ ...OWN_DEVICE, created_at: OWN_DEVICE.last_seen_at }] } }),
    'gateway.listPasskeys': () => ({ body: { data: [] } }),
    'installment.listActivity': () => ({ body: { frozen, data: ACTIVITY_ENTRIES } }),
    ...answers,
  });
  await renderInCabinet(<SecurityController />, { api: server.api, auth: server.auth });
  return server;
}
const OTHER = { ...OWN_DEVICE, id: 'pc', current: false, created_at: OWN_DEVICE.last_seen_at };
const twoDevices = () => ({ body: { data: [{ ...OWN_DEVICE, created_at: OWN_DEVICE.last_seen_at }, OTHER] } });
const endOthers = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Выйти на всех других устройствах' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Завершить все' }));
  expect(await screen.findByText('Завершён 1 сеанс.')).toBeVisible();
};
const RENEW = 'Сделать новую ссылку на календарь';
const hidden = { status: 403, body: problemBody('fresh_proof_required', 'Подтвердите, что это вы', { methods: ['code', 'password'] }) };

test('[X-08][X-16] after ending the other sessions the customer can replace the calendar link, which revokes the old one', async () => {
  let revoked = false;
  const server = await show({
    'gateway.listSessions': twoDevices,
    'gateway.endOtherSessions': () => ({ body: { ended: 1 } }),
    'installment.getCalendar': () => hidden,
    'installment.revokeCalendar': () => {
      revoked = true;
      return { status: 204 };
    },
    'installment.createCalendar': () => ({ body: { data: { url: `https://muddat.uz/${revoked ? 'new' : 'old'}` } } }),
  });
  expect(screen.queryByRole('button', { name: RENEW })).toBeNull();
  await endOthers();
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: RENEW }));
  expect(await screen.findByText(/^Готова новая ссылка на календарь платежей/)).toBeVisible();
  // The pressed button is gone, so the focus must be on the result.
  expect(document.activeElement?.textContent).toMatch(/^Готова новая ссылка/);
  expect([server.requestsTo('installment.revokeCalendar').length, server.requestsTo('installment.createCalendar').length]).toEqual([1, 1]);
});

test('[X-08] after ending the other sessions a customer without a calendar gets no offer of a new calendar link', async () => {
  const server = await show({
    'gateway.listSessions': twoDevices,
    'gateway.endOtherSessions': () => ({ body: { ended: 1 } }),
    'installment.getCalendar': () => ({ body: { data: null } }),
  });
  await endOthers();
  await waitFor(() => expect(server.requestsTo('installment.getCalendar')).toHaveLength(1));
  // The button would appear with the response, some time after the request: 0.7 s is enough for both.
  await expect(screen.findByRole('button', { name: RENEW }, { timeout: 700 })).rejects.toThrow(RENEW);
});

const notMe = () => screen.findByRole('button', { name: 'Это не я' });

test('[X-16] «Это не я» freezes the account without re-authentication, clears the device and opens the sign-up page', async () => {
  localStorage.setItem(TERM_STORAGE_KEY, '12');
  const server = await show({ [FREEZE]: () => ({ body: { ended: 2 } }) });
  await userEvent.click(await notMe());
  await waitFor(() => expect(left).toEqual(['/ru/sign-up']));
  expect(server.requestsTo(FREEZE)).toHaveLength(1);
  expect(localStorage.getItem(TERM_STORAGE_KEY)).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a double click on «Это не я» sends one freeze request', async () => {
  let answer: (() => void) | undefined;
  const waiting = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const server = await show({
    [FREEZE]: async () => {
      await waiting;
      return { body: { ended: 1 } };
    },
  });
  await userEvent.dblClick(await notMe());
  answer?.();
  await waitFor(() => expect(left).toHaveLength(1));
  expect(server.requestsTo(FREEZE)).toHaveLength(1);
});

test('if freezing the account fails or gets no response, the customer stays on the page, sees an error and can retry', async () => {
  let turn = 0;
  const server = await show({
    [FREEZE]: () => {
      turn += 1;
      if (turn === 1) return { status: 502, body: problemBody('upstream_unavailable', 'Сервис не отвечает') };
      return turn === 2 ? 'no-answer' : { body: { ended: 1 } };
    },
  });
  await userEvent.click(await notMe());
  expect(await screen.findByRole('alert')).toBeVisible();
  await userEvent.click(await notMe());
  await waitFor(() => expect(server.requestsTo(FREEZE)).toHaveLength(2));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(left).toEqual([]);
  await userEvent.click(await notMe());
  await waitFor(() => expect(left).toEqual(['/ru/sign-up']));
});

test('a frozen account offers re-authentication in place of «Это не я», without the password method', async () => {
  await show({}, true);
  expect(await screen.findByText(/Кабинет временно закрыт: платить и покупать нельзя/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Это не я' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Подтвердить и открыть кабинет' }));
  await screen.findByRole('dialog', { name: 'Подтвердите, что это вы' }, { timeout: 20_000 });
  expect(screen.queryByRole('button', { name: 'Пароль' })).toBeNull();
});
