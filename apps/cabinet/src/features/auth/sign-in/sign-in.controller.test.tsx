import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeGateway, problemBody } from '../../../testing/fake-gateway.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { CUSTOMER_SESSION, renderInCabinet } from '../../../testing/render-in-cabinet.tsx';
import { completeSignIn } from '../phone-code/complete-sign-in.ts';
import { SignInController } from './sign-in.controller.tsx';
import type { SignInStep } from './sign-in.machine.ts';

// `completeSignIn` opens a new document, which would unload the test's page.
vi.mock(import('../phone-code/complete-sign-in.ts'), () => ({
  completeSignIn: vi.fn(),
  clearSignInState: vi.fn(),
  targetAfterSignIn: () => '/ru/main-page',
}));

const phone = '+998900000001';
const sent = { length: 6, resend_after: 60, expires_in: 300, masked_phone: '99890*****01' };
const signedIn = { ...CUSTOMER_SESSION, redirect_to: '/ru/orders/100008' };

beforeEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.mocked(completeSignIn).mockClear();
});

type Calls = { onUnregistered: () => void; onReset: () => void; went?: (step: string | undefined) => void };

function Page({ start, went, ...calls }: Calls & { start: SignInStep | undefined }) {
  const [step, setStep] = useState(start);
  const go = (next: SignInStep | undefined) => {
    went?.(next);
    setStep(next);
  };
  return <SignInController stepUrl={{ step, setStep: go, back: () => go(undefined) }} {...calls} />;
}

async function show(routes: Parameters<typeof fakeGateway>[0], start?: SignInStep) {
  const gateway = fakeGateway(routes);
  const calls = { onUnregistered: vi.fn(), onReset: vi.fn(), went: vi.fn() };
  await renderInCabinet(<Page start={start} {...calls} />, { api: fakeServer({}).api, auth: gateway.auth });
  return { ...gateway, ...calls };
}

async function enterPhone() {
  await userEvent.type(await screen.findByLabelText('Номер телефона'), '900000001{Enter}');
  return screen.findByLabelText('Код из СМС');
}

test('[S2-25] the customer signs in with phone and code, and continues to the requested page', async () => {
  const { requests } = await show({ 'POST send-code': () => ({ body: sent }), 'POST login': () => ({ body: signedIn }) });
  await userEvent.type(await enterPhone(), '123456');
  await waitFor(() => expect(completeSignIn).toHaveBeenCalledWith('/ru/orders/100008', 'ru'));
  expect(requests).toEqual([
    { call: 'POST send-code', body: { phone, purpose: 'sign-in', channel: 'sms' } },
    { call: 'POST login', body: { strategy: 'customer', phone, code: '123456' } },
  ]);
});

test('a right code for an unregistered phone opens the registration', async () => {
  const { onUnregistered, went } = await show({
    'POST send-code': () => ({ body: sent }),
    'POST login': () => ({ status: 422, body: problemBody('registration_needed', 'Номер не зарегистрирован') }),
  });
  await userEvent.type(await enterPhone(), '123456');
  await waitFor(() => expect(onUnregistered).toHaveBeenCalledTimes(1));
  expect(completeSignIn).not.toHaveBeenCalled();
  // The next page sets the URL, so this page must not navigate any more.
  expect(went.mock.calls).toEqual([['code']]);
});

test('[S8-04] a wrong password at sign-in shows the message of the server and keeps the phone', async () => {
  await show(
    { 'POST login': () => ({ status: 401, body: problemBody('invalid_credentials', 'Учетные данные пользователя неверны') }) },
    'password',
  );
  await userEvent.type(await screen.findByLabelText('Номер телефона'), '900000001');
  await userEvent.type(screen.getByLabelText('Пароль'), 'not-mine{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Учетные данные пользователя неверны');
  expect(screen.getByLabelText('Номер телефона')).toHaveValue('+998 90 000 00 01');
});

test('[X-05] a sign-in refused for too many wrong codes locks the code step for the time set by the server', async () => {
  await show({
    'POST send-code': () => ({ body: sent }),
    'POST login': () => ({ status: 422, body: problemBody('otp_locked', 'Попытки закончились', { retry_after: 240 }) }),
  });
  await userEvent.type(await enterPhone(), '000000');
  expect(await screen.findByRole('alert')).toHaveTextContent('Слишком много неверных кодов');
  expect(screen.getByText(/через (4\sмин 0|3\sмин \d+)\sс$/)).toBeVisible();
  expect(screen.queryByLabelText('Код из СМС')).toBeNull();
});

test('a tab reloaded after a sign-in code was sent shows the code step without another request', async () => {
  const { requests } = await show({ 'POST send-code': () => ({ body: sent }) });
  await enterPhone();
  cleanup();
  await renderInCabinet(<Page start="code" onReset={vi.fn()} onUnregistered={vi.fn()} />, {
    api: fakeServer({}).api,
    auth: fakeGateway({}).auth,
  });
  await waitFor(() => expect(screen.getByLabelText('Код из СМС')).toHaveFocus());
  expect(screen.getByText('Мы отправили код на номер +998 90 ••• •• 01')).toBeVisible();
  expect(requests).toHaveLength(1);
});

test('[S9-07] the sign-in page counts down the seconds until a new code can be requested', async () => {
  const { requestsTo } = await show({ 'POST send-code': () => ({ body: { ...sent, resend_after: 2 } }) });
  await enterPhone();
  expect(await screen.findByText(/^Новый код можно запросить через [12]\sс$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Отправить код ещё раз' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Отправить код ещё раз' }, { timeout: 20_000 }));
  await waitFor(() => expect(requestsTo('POST send-code')).toHaveLength(2));
});

test('the URL of the code step of the sign-in opens the phone step if no code was sent', async () => {
  await show({}, 'code');
  await waitFor(() => expect(screen.getByLabelText('Номер телефона')).toBeVisible());
});

test('pressing Enter twice in the phone field of the sign-in requests one code', async () => {
  const { requestsTo } = await show({ 'POST send-code': () => ({ body: sent }) });
  const field = await screen.findByLabelText('Номер телефона');
  await userEvent.type(field, '900000001{Enter}{Enter}');
  await screen.findByLabelText('Код из СМС');
  expect(requestsTo('POST send-code')).toHaveLength(1);
});

describe('sign-in by a passkey', () => {
  const options = {
    body: {
      challenge_id: 'chl_1',
      options: { challenge: 'Y2hhbGxlbmdl', rpId: 'localhost', userVerification: 'required', timeout: 300_000 },
    },
  };
  const bytes = (text: string) => new TextEncoder().encode(text).buffer;
  /** The assertion as a device returns it. */
  const assertion = {
    id: 'a2V5',
    rawId: bytes('key'),
    type: 'public-key',
    authenticatorAttachment: 'platform',
    response: {
      authenticatorData: bytes('data'),
      clientDataJSON: bytes('{}'),
      signature: bytes('signature'),
      userHandle: bytes('handle'),
    },
    getClientExtensionResults: () => ({}),
  };
  const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Войти по ключу доступа' }));

  test('the assertion of the device signs the customer in without a phone', async () => {
    vi.spyOn(navigator.credentials, 'get').mockResolvedValue(assertion);
    const { requests } = await show({ 'POST passkeys/sign-in-options': () => options, 'POST login': () => ({ body: signedIn }) });
    await press();
    await waitFor(() => expect(completeSignIn).toHaveBeenCalledWith('/ru/orders/100008', 'ru'));
    expect(requests).toEqual([
      { call: 'POST passkeys/sign-in-options', body: null },
      {
        call: 'POST login',
        body: {
          strategy: 'customer',
          passkey: { challenge_id: 'chl_1', credential: expect.objectContaining({ id: 'a2V5', rawId: 'a2V5' }) },
        },
      },
    ]);
  });

  test.each([
    ['closing the dialog of the browser', 'Ключ доступа не использован. Попробуйте ещё раз или войдите по коду.', true],
    ['a passkey refused by the server', 'Ключ не подошёл', false],
  ])('%s shows an error and the phone field', async (_title, sentence, closed) => {
    const device = vi.spyOn(navigator.credentials, 'get');
    if (closed) device.mockRejectedValue(new DOMException('The operation either timed out or was not allowed.', 'NotAllowedError'));
    else device.mockResolvedValue(assertion);
    await show({
      'POST passkeys/sign-in-options': () => options,
      'POST login': () => ({ status: 401, body: problemBody('passkey_refused', 'Ключ не подошёл') }),
    });
    await press();
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByLabelText('Номер телефона')).toBeVisible();
    expect(completeSignIn).not.toHaveBeenCalled();
  });
});
