import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { refusalWith } from '../../testing/refusals.ts';
import { renderInCabinet } from '../../testing/render-in-cabinet.tsx';
import { CodeForm } from './code-form.tsx';
import { CodeNotice } from './code-notice.tsx';
import { CodeSentMessage } from './code-sent.tsx';
import { ResendCode } from './resend-code.tsx';
import type { SentOtp } from './sent-otp.ts';

afterEach(cleanup);

const WAIT = { timeout: 20_000 };
const otpWith = (more: Partial<SentOtp>): SentOtp => ({
  length: 6,
  resendAt: 0,
  expiresAt: Date.now() + 300_000,
  maskedPhone: '+998 90 ••• •• 01',
  channel: 'sms',
  lockedUntil: null,
  triesLeft: null,
  ...more,
});

async function show(otp: SentOtp, pending: 'sms' | 'call' | null = null) {
  const onResend = vi.fn();
  const all = (
    <>
      <CodeSentMessage otp={otp} />
      <CodeNotice otp={otp} />
      <ResendCode otp={otp} pending={pending} onResend={onResend} />
    </>
  );
  await renderInCabinet(all, { api: fakeServer({}).api });
  return onResend;
}

test('after the countdown the customer can request a new code by SMS or by call', async () => {
  const onResend = await show(otpWith({ resendAt: Date.now() + 8_000 }));
  expect(await screen.findByText(/^Новый код можно запросить через \d\sс$/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Отправить код ещё раз' }, WAIT));
  await userEvent.click(screen.getByRole('button', { name: 'Получить код по звонку' }));
  expect(onResend.mock.calls).toEqual([['sms'], ['call']]);
});

test('while a code is requested by call, neither resend button sends a request', async () => {
  const onResend = await show(otpWith({}), 'call');
  expect(await screen.findByRole('button', { name: 'Отправить код ещё раз' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Получить код по звонку' }));
  expect(onResend).not.toHaveBeenCalled();
});

test('for a code by call the code step shows the masked phone number that is called', async () => {
  await show(otpWith({ channel: 'call' }));
  expect(await screen.findByText('Звоним на номер +998 90 ••• •• 01: код назовёт робот')).toBeVisible();
});

test('after too many wrong codes no code can be requested, and the remaining time is shown', async () => {
  await show(otpWith({ lockedUntil: Date.now() + 125_000, triesLeft: 0 }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Слишком много неверных кодов');
  expect(screen.getByText(/через 2\sмин \d+\sс/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('after too many sent codes the last one can be entered, and the wait is shown in hours', async () => {
  await renderInCabinet(
    <CodeForm
      otp={otpWith({ resendAt: Date.now() + 20_000_000 })}
      problem={refusalWith('too_many_codes_sent', 'Отправлено слишком много кодов', { retryAfter: 20_000 })}
      busy={null}
      submitLabel="Оплатить"
      onCode={vi.fn()}
      onResend={vi.fn()}
    />,
    { api: fakeServer({}).api },
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Отправлено слишком много кодов. Последний ещё действует.');
  expect(screen.getByText(/^Новый код можно запросить через 5\sч \d+\sмин$/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Код из СМС/ })).toBeEnabled();
});

test('an expired code shows a notice and the button for a new code', async () => {
  await show(otpWith({ expiresAt: Date.now() - 1 }));
  expect(await screen.findByText('Время кода вышло. Запросите новый.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Отправить код ещё раз' })).toBeEnabled();
});
