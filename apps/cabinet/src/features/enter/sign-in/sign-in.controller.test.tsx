import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeGateway, refusal } from '../../../testing/fake-gateway.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { DILNOZA, renderInCabinet } from '../../../testing/render-in-cabinet.tsx';
import { goIn } from '../phone-code/go-in.ts';
import { SignInController } from './sign-in.controller.tsx';
import type { SignInStep } from './sign-in.machine.ts';

// `goIn` opens a new document, which would unload the test's page.
vi.mock(import('../phone-code/go-in.ts'), () => ({ goIn: vi.fn(), forgetWayIn: vi.fn(), targetAfterEntry: () => '/ru/main-page' }));

const phone = '+998900000001';
const sent = { length: 6, resend_after: 60, expires_in: 300, masked_phone: '99890*****01' };
const signedIn = { ...DILNOZA, redirect_to: '/ru/orders/100008' };

beforeEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.mocked(goIn).mockClear();
});

type Calls = { onUnregistered: () => void; onReset: () => void; went?: (step: string | undefined) => void };

function Page({ start, went, ...calls }: Calls & { start: SignInStep | undefined }) {
  const [step, setStep] = useState(start);
  const go = (next: SignInStep | undefined) => {
    went?.(next);
    setStep(next);
  };
  return <SignInController address={{ step, go, back: () => go(undefined) }} {...calls} />;
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

test('[S2-25] a phone and its code sign in, and lead to where one wanted to go', async () => {
  const { asked } = await show({ 'POST send-code': () => ({ body: sent }), 'POST login': () => ({ body: signedIn }) });
  await userEvent.type(await enterPhone(), '123456');
  await waitFor(() => expect(goIn).toHaveBeenCalledWith('/ru/orders/100008', 'ru'));
  expect(asked).toEqual([
    { call: 'POST send-code', body: { phone, purpose: 'sign-in', channel: 'sms' } },
    { call: 'POST login', body: { strategy: 'customer', phone, code: '123456' } },
  ]);
});

test('a right code of a phone that nobody registered goes on to the registration', async () => {
  const { onUnregistered, went } = await show({
    'POST send-code': () => ({ body: sent }),
    'POST login': () => ({ status: 422, body: refusal('registration_needed', 'Номер не зарегистрирован') }),
  });
  await userEvent.type(await enterPhone(), '123456');
  await waitFor(() => expect(onUnregistered).toHaveBeenCalledTimes(1));
  expect(goIn).not.toHaveBeenCalled();
  // The next page sets the URL, so this page must not navigate any more.
  expect(went.mock.calls).toEqual([['code']]);
});

test('[S8-04] a wrong password is told in the words of the server, and the phone stays', async () => {
  await show(
    { 'POST login': () => ({ status: 401, body: refusal('invalid_credentials', 'Учетные данные пользователя неверны') }) },
    'password',
  );
  await userEvent.type(await screen.findByLabelText('Номер телефона'), '900000001');
  await userEvent.type(screen.getByLabelText('Пароль'), 'not-mine{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Учетные данные пользователя неверны');
  expect(screen.getByLabelText('Номер телефона')).toHaveValue('+998 90 000 00 01');
});

test('[X-05] the fifth wrong code locks the step for the seconds that the server says', async () => {
  await show({
    'POST send-code': () => ({ body: sent }),
    'POST login': () => ({ status: 422, body: refusal('otp_locked', 'Попытки закончились', { retry_after: 240 }) }),
  });
  await userEvent.type(await enterPhone(), '000000');
  expect(await screen.findByRole('alert')).toHaveTextContent('Слишком много неверных кодов');
  expect(screen.getByText(/через (4\sмин 0|3\sмин \d+)\sс$/)).toBeVisible();
  expect(screen.queryByLabelText('Код из СМС')).toBeNull();
});

test('a tab that was loaded anew while its code was on the way asks for that code', async () => {
  const { asked } = await show({ 'POST send-code': () => ({ body: sent }) });
  await enterPhone();
  cleanup();
  await renderInCabinet(<Page start="code" onReset={vi.fn()} onUnregistered={vi.fn()} />, {
    api: fakeServer({}).api,
    auth: fakeGateway({}).auth,
  });
  await waitFor(() => expect(screen.getByLabelText('Код из СМС')).toHaveFocus());
  expect(screen.getByText('Мы отправили код на номер 99890*****01')).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('[S9-07] the seconds until a new code are counted down, and then one can be asked for', async () => {
  const { of } = await show({ 'POST send-code': () => ({ body: { ...sent, resend_after: 2 } }) });
  await enterPhone();
  expect(await screen.findByText(/^Новый код можно запросить через [12]\sс$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Отправить код ещё раз' })).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Отправить код ещё раз' }, { timeout: 20_000 }));
  await waitFor(() => expect(of('POST send-code')).toHaveLength(2));
});

test('an address that names the code where none was sent is the phone', async () => {
  await show({}, 'code');
  await waitFor(() => expect(screen.getByLabelText('Номер телефона')).toBeVisible());
});

test('pressed twice, one code is asked for', async () => {
  const { of } = await show({ 'POST send-code': () => ({ body: sent }) });
  const field = await screen.findByLabelText('Номер телефона');
  await userEvent.type(field, '900000001{Enter}{Enter}');
  await screen.findByLabelText('Код из СМС');
  expect(of('POST send-code')).toHaveLength(1);
});

describe('by a passkey', () => {
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

  test('the answer of the device signs in, and nothing was asked of who it is', async () => {
    vi.spyOn(navigator.credentials, 'get').mockResolvedValue(assertion);
    const { asked } = await show({ 'POST passkeys/sign-in-options': () => options, 'POST login': () => ({ body: signedIn }) });
    await press();
    await waitFor(() => expect(goIn).toHaveBeenCalledWith('/ru/orders/100008', 'ru'));
    expect(asked).toEqual([
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
    ['a dialog that was closed', 'Ключ доступа не использован. Попробуйте ещё раз или войдите по коду.', true],
    ['a passkey that the server refuses', 'Ключ не подошёл', false],
  ])('%s is told, and the phone is there', async (_title, sentence, closed) => {
    const device = vi.spyOn(navigator.credentials, 'get');
    if (closed) device.mockRejectedValue(new DOMException('The operation either timed out or was not allowed.', 'NotAllowedError'));
    else device.mockResolvedValue(assertion);
    await show({
      'POST passkeys/sign-in-options': () => options,
      'POST login': () => ({ status: 401, body: refusal('passkey_refused', 'Ключ не подошёл') }),
    });
    await press();
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByLabelText('Номер телефона')).toBeVisible();
    expect(goIn).not.toHaveBeenCalled();
  });
});
