import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_CHANNELS } from '../../../testing/channels.ts';
import { fakeGateway, problemBody } from '../../../testing/fake-gateway.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { CUSTOMER_SESSION, renderInCabinet } from '../../../testing/render-in-cabinet.tsx';
import { completeSignIn } from '../phone-code/complete-sign-in.ts';
import { RegisterController } from './register.controller.tsx';
import type { RegisterStep } from './register.machine.ts';

// `completeSignIn` opens a new document, which would unload the test's page.
vi.mock(import('../phone-code/complete-sign-in.ts'), () => ({
  completeSignIn: vi.fn(),
  clearSignInState: vi.fn(),
  targetAfterSignIn: () => '/ru/main-page',
}));

const phone = '+998909871234';
const sent = { length: 6, resend_after: 60, expires_in: 300, masked_phone: '99890*****34' };
const proven = { registered: false, expires_in: 900, masked_phone: '99890*****34' };
const signedIn = { ...CUSTOMER_SESSION, redirect_to: '/ru/orders/100008' };
const details = { name: 'Aziz Rahimov', birthdate: '1995-11-22', password: 'tuya choy 41' };

beforeEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.mocked(completeSignIn).mockClear();
});

function Page({ start }: { start: RegisterStep | undefined }) {
  const [step, setStep] = useState(start);
  return (
    <main>
      <RegisterController stepUrl={{ step, setStep: (next) => setStep(next), back: () => setStep(undefined) }} />
      <output>{step ?? 'phone'}</output>
      <button type="button" onClick={() => setStep(undefined)}>
        Back
      </button>
    </main>
  );
}

async function show(routes: Parameters<typeof fakeGateway>[0], start?: RegisterStep, { api } = fakeServer({})) {
  const gateway = fakeGateway(routes);
  await renderInCabinet(<Page start={start} />, { api, auth: gateway.auth });
  return gateway;
}

const OFFER = /^Принимаю публичную оферту/;
const POLICY = /^Даю согласие на обработку/;
const ADVERTISING = 'Хочу получать рекламу по СМС';

async function fillDetails(ticked: readonly (string | RegExp)[] = [OFFER, POLICY]) {
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Имя и фамилия'), details.name);
  await user.type(screen.getByLabelText('Дата рождения'), '22111995');
  await user.type(screen.getByLabelText('Пароль'), details.password);
  for (const name of ticked) await user.click(screen.getByRole('checkbox', { name }));
  await user.click(screen.getByRole('button', { name: 'Зарегистрироваться' }));
}

async function enterPhoneAndCode() {
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Номер телефона'), '909871234{Enter}');
  await user.type(await screen.findByLabelText('Код из СМС'), '123456');
}

test('[S2-05] the customer registers with phone, code and details, and continues to the requested page', async () => {
  const gateway = await show({
    'POST send-code': () => ({ body: sent }),
    'POST verify-code': () => ({ body: proven }),
    'POST register': () => ({ status: 201, body: signedIn }),
  });
  await enterPhoneAndCode();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'О вас' })).toHaveFocus());
  expect(await screen.findByText('details')).toBeVisible();
  await fillDetails();
  await waitFor(() => expect(completeSignIn).toHaveBeenCalledWith('/ru/orders/100008', 'ru'));
  expect(gateway.requests).toEqual([
    { call: 'POST send-code', body: { phone, purpose: 'register', channel: 'sms' } },
    { call: 'POST verify-code', body: { phone, purpose: 'register', code: '123456' } },
    { call: 'POST register', body: details },
  ]);
});

const atDetails = {
  'GET proof': () => ({ body: { proof: { ...proven, purpose: 'register' } } }),
  'POST register': () => ({ status: 201, body: signedIn }),
} satisfies Parameters<typeof fakeGateway>[0];

test('the registration has separate checkboxes for offer, policy and advertising, and none is preselected', async () => {
  await show(atDetails, 'details');
  for (const name of [OFFER, POLICY, ADVERTISING]) expect(await screen.findByRole('checkbox', { name })).not.toBeChecked();
});

test.each([
  ['the offer', [POLICY], OFFER],
  ['the policy', [OFFER], POLICY],
])('a registration without consent to %s is not sent; the checkbox has error and focus', async (_title, ticked, missing) => {
  const gateway = await show(atDetails, 'details');
  await fillDetails(ticked);
  const box = screen.getByRole('checkbox', { name: missing });
  await waitFor(() => expect(box).toHaveFocus());
  expect(box).toHaveAccessibleDescription('Без этого согласия зарегистрироваться нельзя');
  expect(gateway.requestsTo('POST register')).toEqual([]);
});

const READ = 'GET installment/v3/user/channels';
const SAVE = 'PUT installment/v3/user/channels';
const channelsResponse = () => ({ body: { data: DEFAULT_CHANNELS } });

test('a registration without consent to advertising neither reads nor changes the notification channels', async () => {
  const server = fakeServer({ [READ]: channelsResponse, [SAVE]: channelsResponse });
  await show(atDetails, 'details', server);
  await fillDetails();
  await waitFor(() => expect(completeSignIn).toHaveBeenCalled());
  expect(server.requests).toEqual([]);
});

test('consent to advertising in the registration adds SMS to the channels of promotions and changes no others', async () => {
  const server = fakeServer({ [READ]: channelsResponse, [SAVE]: channelsResponse });
  await show(atDetails, 'details', server);
  await fillDetails([OFFER, POLICY, ADVERTISING]);
  await waitFor(() => expect(completeSignIn).toHaveBeenCalledWith('/ru/orders/100008', 'ru'));
  expect(server.requestsTo(SAVE).map(({ body }) => body)).toEqual([
    { channels: { ...DEFAULT_CHANNELS.channels, promotion: ['portal', 'sms'] } },
  ]);
});

test('the registration succeeds even if saving the consent to advertising fails', async () => {
  const server = fakeServer({ [READ]: channelsResponse, [SAVE]: () => ({ status: 500, body: problemBody('internal', 'Ошибка') }) });
  await show(atDetails, 'details', server);
  await fillDetails([OFFER, POLICY, ADVERTISING]);
  await waitFor(() => expect(completeSignIn).toHaveBeenCalledWith('/ru/orders/100008', 'ru'), { timeout: 5_000 });
});

test('signing in after the registration was refused as `already_registered` saves the consent to advertising too', async () => {
  const server = fakeServer({ [READ]: channelsResponse, [SAVE]: channelsResponse });
  const handlers = {
    ...atDetails,
    'POST register': () => ({ status: 409, body: problemBody('already_registered', 'Уже есть') }),
    'POST login': () => ({ body: signedIn }),
  };
  await show(handlers, 'details', server);
  await fillDetails([OFFER, POLICY, ADVERTISING]);
  await userEvent.click(await screen.findByRole('button', { name: 'Войти' }));
  await waitFor(() => expect(completeSignIn).toHaveBeenCalledWith('/ru/orders/100008', 'ru'));
  expect(server.requestsTo(SAVE)).toHaveLength(1);
});

test('each field of the registration has its autocomplete value, and a hidden username field holds the phone', async () => {
  await show({ 'POST send-code': () => ({ body: sent }), 'POST verify-code': () => ({ body: proven }) });
  expect(await screen.findByLabelText('Номер телефона')).toHaveAttribute('autocomplete', 'tel');
  await enterPhoneAndCode();
  expect(await screen.findByLabelText('Имя и фамилия')).toHaveAttribute('autocomplete', 'name');
  expect(screen.getByLabelText('Дата рождения')).toHaveAttribute('autocomplete', 'bday');
  expect(screen.getByLabelText('Пароль')).toHaveAttribute('autocomplete', 'new-password');
  const username = document.querySelector('input[autocomplete=username]');
  expect(username).toHaveValue(phone);
  expect(username).not.toBeVisible();
});

test('if the server refuses the password of a registration, its field is invalid and has the focus, and the name stays', async () => {
  await show(
    {
      'GET proof': () => ({ body: { proof: { ...proven, purpose: 'register' } } }),
      'POST register': () => ({
        status: 422,
        body: problemBody('validation_failed', 'Проверьте поля', { fields: { password: 'password-weak' } }),
      }),
    },
    'details',
  );
  await fillDetails();
  await waitFor(() => expect(screen.getByLabelText('Пароль')).toHaveAttribute('aria-invalid', 'true'));
  await waitFor(() => expect(screen.getByLabelText('Пароль')).toHaveFocus());
  expect(screen.getByLabelText('Имя и фамилия')).toHaveValue(details.name);
});

test.each([
  ['without a proof the page opens the phone step', () => ({ body: { proof: null } }), 'Регистрация'],
  ['with the proof of a reset the page opens the phone step', () => ({ body: { proof: { ...proven, purpose: 'reset' } } }), 'Регистрация'],
  [
    'with the proof of a registered phone the page says that it is registered',
    () => ({ body: { proof: { ...proven, registered: true, purpose: 'register' } } }),
    'Этот номер уже зарегистрирован',
  ],
] as const)('after a reload at the details step of the registration: %s', async (_title, proof, heading) => {
  await show({ 'GET proof': proof }, 'details');
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
});

test('if the phone of a registration is registered already, the customer signs in after the code with one press', async () => {
  const gateway = await show({
    'POST send-code': () => ({ body: sent }),
    'POST verify-code': () => ({ body: { ...proven, registered: true } }),
    'POST login': () => ({ body: signedIn }),
  });
  await enterPhoneAndCode();
  await userEvent.click(await screen.findByRole('button', { name: 'Войти' }));
  await waitFor(() => expect(completeSignIn).toHaveBeenCalledWith('/ru/orders/100008', 'ru'));
  expect(gateway.requestsTo('POST login')).toEqual([{ strategy: 'customer', proof: true }]);
});

test('if the proof has expired, the registration returns to the phone step with the typed phone and the reason', async () => {
  const stale = problemBody('ticket_expired', 'Подтверждение номера устарело');
  await show({
    'POST send-code': () => ({ body: sent }),
    'POST verify-code': () => ({ body: proven }),
    'POST register': () => ({ status: 422, body: stale }),
  });
  await enterPhoneAndCode();
  await fillDetails();
  expect(await screen.findByRole('alert')).toHaveTextContent('Подтверждение номера устарело');
  expect(screen.getByLabelText('Номер телефона')).toHaveValue('+998 90 987 12 34');
});

test('after a lost response to the registration a second press sends the same details', async () => {
  let answers = 0;
  const gateway = await show(
    {
      'GET proof': () => ({ body: { proof: { ...proven, purpose: 'register' } } }),
      'POST register': () => {
        answers += 1;
        return answers === 1 ? 'no-answer' : { status: 201, body: signedIn };
      },
    },
    'details',
  );
  await fillDetails();
  expect(await screen.findByRole('alert')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Зарегистрироваться' }));
  await waitFor(() => expect(completeSignIn).toHaveBeenCalledTimes(1));
  expect(gateway.requestsTo('POST register')).toEqual([details, details]);
});

test('Back from the registration code shows the typed phone; «Получить код» then sends no second code', async () => {
  const gateway = await show({ 'POST send-code': () => ({ body: sent }), 'POST verify-code': () => ({ body: proven }) });
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Номер телефона'), '909871234{Enter}');
  await screen.findByLabelText('Код из СМС');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByLabelText('Номер телефона')).toHaveValue('+998 90 987 12 34');
  await user.click(screen.getByRole('button', { name: 'Получить код' }));
  await waitFor(() => expect(screen.getByLabelText('Код из СМС')).toHaveFocus());
  expect(gateway.requestsTo('POST send-code')).toHaveLength(1);
});
