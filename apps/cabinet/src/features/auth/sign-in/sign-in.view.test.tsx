import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SentOtp } from '../../../shared/code-step/sent-otp.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { refusalWith } from '../../../testing/refusals.ts';
import { renderInCabinet } from '../../../testing/render-in-cabinet.tsx';
import type { SignInState } from './sign-in.machine.ts';
import { SignInView } from './sign-in.view.tsx';

const phone = '+998900000001';
const otp: SentOtp = {
  length: 6,
  resendAt: 0,
  expiresAt: Date.now() + 300_000,
  maskedPhone: '+998 90 ••• •• 01',
  channel: 'sms',
  lockedUntil: null,
  triesLeft: null,
};

beforeEach(() => {
  cleanup();
});

async function show(state: SignInState, locale: 'ru' | 'uz' = 'ru', passkeys = false) {
  const calls = {
    send: vi.fn(),
    onPhone: vi.fn(),
    onResend: vi.fn(),
    onCode: vi.fn(),
    onPassword: vi.fn(),
    onPasskey: vi.fn(),
    onReset: vi.fn(),
  };
  await renderInCabinet(<SignInView state={state} passkeys={passkeys} registerHref="/ru/register" {...calls} />, {
    api: fakeServer({}).api,
    locale,
  });
  return calls;
}

test('the sign-in form sends the typed phone as +998 and nine digits', async () => {
  const user = userEvent.setup();
  const { onPhone } = await show({ kind: 'phone', phone: '', problem: null });
  await user.type(await screen.findByLabelText('Номер телефона'), '900000001{Enter}');
  await waitFor(() => expect(onPhone).toHaveBeenCalledWith(phone));
});

test.each([
  ['ru', 'Номер телефона', 'Получить код', 'Введите номер целиком: +998 и ещё 9 цифр'],
  ['uz', 'Telefon raqami', 'Kod olish', 'Raqamni toʻliq kiriting: +998 va yana 9 ta raqam'],
] as const)('in %s the sign-in form refuses an incomplete phone and focuses its field', async (locale, label, button, sentence) => {
  const user = userEvent.setup();
  const { onPhone } = await show({ kind: 'phone', phone: '', problem: null }, locale);
  const field = await screen.findByLabelText(label);
  await user.type(field, '90123');
  await user.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByText(sentence)).toBeVisible();
  await waitFor(() => expect(field).toHaveFocus());
  expect(onPhone).not.toHaveBeenCalled();
});

test('the sign-in form sends the code when its last digit is typed', async () => {
  const user = userEvent.setup();
  const { onCode } = await show({ kind: 'code', phone, otp, problem: null });
  await user.type(await screen.findByLabelText('Код из СМС'), '123456');
  await waitFor(() => expect(onCode).toHaveBeenCalledWith(phone, '123456'));
});

test('[S5-04] a wrong sign-in code shows the message of the server at the code field', async () => {
  await show({ kind: 'code', phone, otp, problem: refusalWith('otp_wrong', 'Введен неправильный код') });
  const field = await screen.findByLabelText('Код из СМС');
  await waitFor(() => expect(field).toHaveAccessibleDescription('Введен неправильный код'));
  expect(field).toHaveAttribute('aria-invalid', 'true');
});

test('an incomplete sign-in code is not sent, and the form says how many digits it needs', async () => {
  const user = userEvent.setup();
  const { onCode } = await show({ kind: 'code', phone, otp, problem: null });
  await user.type(await screen.findByLabelText('Код из СМС'), '123{Enter}');
  expect(await screen.findByText('Поле «Код из СМС»: нужно ровно 6 цифр')).toBeVisible();
  expect(onCode).not.toHaveBeenCalled();
});

test('the sign-in form sends the password exactly as typed, with the phone of the previous step', async () => {
  const user = userEvent.setup();
  const { onPassword } = await show({ kind: 'password', phone, problem: null });
  expect(await screen.findByLabelText('Номер телефона')).toHaveValue('+998 90 000 00 01');
  await user.type(screen.getByLabelText('Пароль'), ' sec ret ');
  await user.click(screen.getByRole('button', { name: 'Войти' }));
  await waitFor(() => expect(onPassword).toHaveBeenCalledWith(phone, ' sec ret '));
});

test('[S4-05] Enter in the sign-in form sends nothing while a code is being requested', async () => {
  const user = userEvent.setup();
  const { onPhone } = await show({ kind: 'sending-code', phone });
  await user.type(await screen.findByLabelText('Номер телефона'), '{Enter}');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(onPhone).not.toHaveBeenCalled();
});

test.each([true, false])('the sign-in form offers a passkey only if the device supports passkeys (%s)', async (passkeys) => {
  const { onPasskey } = await show({ kind: 'phone', phone, problem: null }, 'ru', passkeys);
  await screen.findByRole('button', { name: 'Войти по паролю' });
  const button = screen.queryByRole('button', { name: 'Войти по ключу доступа' });
  expect(button !== null).toBe(passkeys);
  if (button) await userEvent.click(button);
  expect(onPasskey.mock.calls).toEqual(passkeys ? [[phone]] : []);
});

test('[X-05] after too many wrong codes the sign-in offers password and reset, and counts down to the next code', async () => {
  const locked = { ...otp, lockedUntil: Date.now() + 200_000, triesLeft: 0 };
  const { send, onReset } = await show({ kind: 'code', phone, otp: locked, problem: refusalWith('otp_locked') });
  expect(await screen.findByRole('alert')).toHaveTextContent('Слишком много неверных кодов');
  expect(screen.getByText(/^Новый код можно запросить через 3\sмин \d+\sс$/)).toBeVisible();
  expect(screen.queryByLabelText('Код из СМС')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Сбросить пароль' }));
  expect(onReset).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Войти по паролю' }));
  await userEvent.click(screen.getByRole('button', { name: 'Изменить номер' }));
  expect(send.mock.calls).toEqual([[{ type: 'password-chosen', phone }], [{ type: 'phone-change-asked' }]]);
});

test('a sign-in refused with a retry time shows the message and the seconds until the next try', async () => {
  await show({ kind: 'phone', phone, problem: refusalWith('rate_limited', 'Слишком много запросов', { retryAfter: 90 }) });
  expect(await screen.findByRole('alert')).toHaveTextContent('Слишком много запросов');
  expect(screen.getByText(/^Попробуйте через (90|8\d)\sс$/)).toBeVisible();
});
