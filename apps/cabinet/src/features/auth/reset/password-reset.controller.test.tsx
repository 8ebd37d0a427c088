import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeGateway, problemBody } from '../../../testing/fake-gateway.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { CUSTOMER_SESSION, renderInCabinet } from '../../../testing/render-in-cabinet.tsx';
import { PasswordResetController } from './password-reset.controller.tsx';
import type { PasswordResetStep } from './password-reset.machine.ts';

const phone = '+998900000001';
const sent = { length: 6, resend_after: 60, expires_in: 300, masked_phone: '99890*****01' };
const proven = { registered: true, expires_in: 900, masked_phone: '99890*****01' };
const password = 'tuya choy 41';

beforeEach(() => {
  cleanup();
  sessionStorage.clear();
});

function Page({ start, onDone }: { start: PasswordResetStep | undefined; onDone: () => void }) {
  const [step, setStep] = useState(start);
  return (
    <main>
      <PasswordResetController
        stepUrl={{ step, setStep: (next) => setStep(next), back: () => setStep(undefined) }}
        onLeave={() => undefined}
        onDone={onDone}
      />
    </main>
  );
}

async function show(routes: Parameters<typeof fakeGateway>[0], start?: PasswordResetStep) {
  const gateway = fakeGateway(routes);
  const onDone = vi.fn();
  await renderInCabinet(<Page start={start} onDone={onDone} />, { api: fakeServer({}).api, auth: gateway.auth });
  return { ...gateway, onDone };
}

async function setPassword() {
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Новый пароль'), password);
  await user.click(screen.getByRole('button', { name: 'Сохранить и войти' }));
}

test('[S2-03] the customer resets the password by phone and code, and the page says that other devices were signed out', async () => {
  const { requests, onDone } = await show({
    'POST send-code': () => ({ body: sent }),
    'POST verify-code': () => ({ body: proven }),
    'POST reset-password': () => ({ body: { ...CUSTOMER_SESSION, redirect_to: null } }),
  });
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Номер телефона'), '900000001{Enter}');
  await user.type(await screen.findByLabelText('Код из СМС'), '123456');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Новый пароль' })).toHaveFocus());
  expect(document.querySelector('input[autocomplete=username]')).toHaveValue(phone);
  await setPassword();
  expect(await screen.findByRole('heading', { level: 1, name: 'Пароль изменён' })).toBeVisible();
  expect(screen.getByText(/На всех других устройствах мы вышли из вашего кабинета/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Перейти в кабинет' })).toHaveAttribute('href', '/ru/main-page');
  expect(onDone).toHaveBeenCalledTimes(1);
  expect(requests).toEqual([
    { call: 'POST send-code', body: { phone, purpose: 'reset', channel: 'sms' } },
    { call: 'POST verify-code', body: { phone, purpose: 'reset', code: '123456' } },
    { call: 'POST reset-password', body: { password } },
    { call: 'GET passkeys', body: null },
  ]);
});

test('after a password reset the page shows only recently added passkeys, and one press deletes such a passkey', async () => {
  const added = { id: 'pk_1', name: 'Чужой телефон', created_at: new Date().toISOString(), last_used_at: null };
  let kept = [added, { ...added, id: 'pk_2', name: 'Старый ноутбук', created_at: '2025-01-01T00:00:00.000Z' }];
  const { requestsTo } = await show(
    {
      'GET proof': () => ({ body: { proof: { ...proven, purpose: 'reset' } } }),
      'POST reset-password': () => ({ body: { ...CUSTOMER_SESSION, redirect_to: null } }),
      'GET passkeys': () => ({ body: { data: kept } }),
      'DELETE passkeys/pk_1': () => {
        kept = kept.slice(1);
        return { body: {} };
      },
    },
    'new-password',
  );
  await setPassword();
  expect(await screen.findByRole('heading', { name: 'Недавно добавленные ключи доступа' })).toBeVisible();
  expect(screen.queryByText('Старый ноутбук')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Удалить ключ: Чужой телефон' }));
  await waitFor(() => expect(screen.queryByText('Чужой телефон')).toBeNull());
  expect(requestsTo('DELETE passkeys/pk_1')).toHaveLength(1);
});

test('after a reload at the password step of the reset a valid proof keeps the step open', async () => {
  await show({ 'GET proof': () => ({ body: { proof: { ...proven, purpose: 'reset' } } }) }, 'new-password');
  expect(await screen.findByLabelText('Новый пароль')).toBeVisible();
});

test('the proof of a registration opens the phone step of the password reset, not the password step', async () => {
  await show({ 'GET proof': () => ({ body: { proof: { ...proven, purpose: 'register' } } }) }, 'new-password');
  expect(await screen.findByRole('heading', { level: 1, name: 'Сброс пароля' })).toBeVisible();
});

test('if the proof has expired, the password reset returns to the phone step with the reason', async () => {
  await show(
    {
      'GET proof': () => ({ body: { proof: { ...proven, purpose: 'reset' } } }),
      'POST reset-password': () => ({ status: 422, body: problemBody('ticket_expired', 'Подтверждение номера устарело') }),
    },
    'new-password',
  );
  await setPassword();
  expect(await screen.findByRole('alert')).toHaveTextContent('Подтверждение номера устарело');
  expect(screen.getByLabelText('Номер телефона')).toBeVisible();
});

test('if the server refuses the new password as weak, the password reset marks its field as invalid', async () => {
  await show(
    {
      'GET proof': () => ({ body: { proof: { ...proven, purpose: 'reset' } } }),
      'POST reset-password': () => ({
        status: 422,
        body: problemBody('validation_failed', 'Нет', { fields: { password: 'password-weak' } }),
      }),
    },
    'new-password',
  );
  await setPassword();
  await waitFor(() => expect(screen.getByLabelText('Новый пароль')).toHaveAttribute('aria-invalid', 'true'));
});
