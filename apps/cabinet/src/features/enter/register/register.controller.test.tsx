import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CHANNELS } from '../../../testing/channels.ts';
import { fakeGateway, refusal } from '../../../testing/fake-gateway.ts';
import { fakeServer } from '../../../testing/fake-server.ts';
import { DILNOZA, renderInCabinet } from '../../../testing/render-in-cabinet.tsx';
import { goIn } from '../phone-code/go-in.ts';
import { RegisterController } from './register.controller.tsx';
import type { RegisterStep } from './register.machine.ts';

// `goIn` opens a new document, which would unload the test's page.
vi.mock(import('../phone-code/go-in.ts'), () => ({ goIn: vi.fn(), forgetWayIn: vi.fn(), targetAfterEntry: () => '/ru/main-page' }));

const phone = '+998909871234';
const sent = { length: 6, resend_after: 60, expires_in: 300, masked_phone: '99890*****34' };
const proven = { registered: false, expires_in: 900, masked_phone: '99890*****34' };
const signedIn = { ...DILNOZA, redirect_to: '/ru/orders/100008' };
const details = { name: 'Aziz Rahimov', birthdate: '1995-11-22', password: 'tuya choy 41' };

beforeEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.mocked(goIn).mockClear();
});

function Page({ start }: { start: RegisterStep | undefined }) {
  const [step, setStep] = useState(start);
  return (
    <main>
      <RegisterController address={{ step, go: (next) => setStep(next), back: () => setStep(undefined) }} />
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

test('[S2-05] phone, code and details register, and lead to where one wanted to go', async () => {
  const gateway = await show({
    'POST send-code': () => ({ body: sent }),
    'POST verify-code': () => ({ body: proven }),
    'POST register': () => ({ status: 201, body: signedIn }),
  });
  await enterPhoneAndCode();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'О вас' })).toHaveFocus());
  expect(await screen.findByText('details')).toBeVisible();
  await fillDetails();
  await waitFor(() => expect(goIn).toHaveBeenCalledWith('/ru/orders/100008', 'ru'));
  expect(gateway.asked).toEqual([
    { call: 'POST send-code', body: { phone, purpose: 'register', channel: 'sms' } },
    { call: 'POST verify-code', body: { phone, purpose: 'register', code: '123456' } },
    { call: 'POST register', body: details },
  ]);
});

const atDetails = {
  'GET proof': () => ({ body: { proof: { ...proven, purpose: 'register' } } }),
  'POST register': () => ({ status: 201, body: signedIn }),
} satisfies Parameters<typeof fakeGateway>[0];

test('offer, policy and advertising are consents of their own, and none is ticked beforehand', async () => {
  await show(atDetails, 'details');
  for (const name of [OFFER, POLICY, ADVERTISING]) expect(await screen.findByRole('checkbox', { name })).not.toBeChecked();
});

test.each([
  ['the offer', [POLICY], OFFER],
  ['the policy', [OFFER], POLICY],
])('nobody is registered without %s: its box says why and has the focus', async (_title, ticked, missing) => {
  const gateway = await show(atDetails, 'details');
  await fillDetails(ticked);
  const box = screen.getByRole('checkbox', { name: missing });
  await waitFor(() => expect(box).toHaveFocus());
  expect(box).toHaveAccessibleDescription('Без этого согласия зарегистрироваться нельзя');
  expect(gateway.of('POST register')).toEqual([]);
});

const READ = 'GET installment/v3/user/channels';
const SAVE = 'PUT installment/v3/user/channels';
const kept = () => ({ body: { data: CHANNELS } });

test('who wants no advertising changes nothing: it comes by SMS to who has asked for it', async () => {
  const server = fakeServer({ [READ]: kept, [SAVE]: kept });
  await show(atDetails, 'details', server);
  await fillDetails();
  await waitFor(() => expect(goIn).toHaveBeenCalled());
  expect(server.asked).toEqual([]);
});

test('who wants advertising has it by SMS, and all else as before', async () => {
  const server = fakeServer({ [READ]: kept, [SAVE]: kept });
  await show(atDetails, 'details', server);
  await fillDetails([OFFER, POLICY, ADVERTISING]);
  await waitFor(() => expect(goIn).toHaveBeenCalledWith('/ru/orders/100008', 'ru'));
  expect(server.of(SAVE).map(({ body }) => body)).toEqual([{ channels: { ...CHANNELS.channels, promotion: ['portal', 'sms'] } }]);
});

test('a consent to advertising that does not arrive costs nobody the registration', async () => {
  const server = fakeServer({ [READ]: kept, [SAVE]: () => ({ status: 500, body: refusal('internal', 'Ошибка') }) });
  await show(atDetails, 'details', server);
  await fillDetails([OFFER, POLICY, ADVERTISING]);
  await waitFor(() => expect(goIn).toHaveBeenCalledWith('/ru/orders/100008', 'ru'), { timeout: 5_000 });
});

test('who was registered by a call whose answer was lost has the advertising that was asked for, too', async () => {
  const server = fakeServer({ [READ]: kept, [SAVE]: kept });
  const handlers = {
    ...atDetails,
    'POST register': () => ({ status: 409, body: refusal('already_registered', 'Уже есть') }),
    'POST login': () => ({ body: signedIn }),
  };
  await show(handlers, 'details', server);
  await fillDetails([OFFER, POLICY, ADVERTISING]);
  await userEvent.click(await screen.findByRole('button', { name: 'Войти' }));
  await waitFor(() => expect(goIn).toHaveBeenCalledWith('/ru/orders/100008', 'ru'));
  expect(server.of(SAVE)).toHaveLength(1);
});

test('a password manager is told whose password this is, and every field what it is for', async () => {
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

test('what the server refuses of the details stands under its field, and nothing typed is lost', async () => {
  await show(
    {
      'GET proof': () => ({ body: { proof: { ...proven, purpose: 'register' } } }),
      'POST register': () => ({
        status: 422,
        body: refusal('validation_failed', 'Проверьте поля', { fields: { password: 'password-weak' } }),
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
  ['without a proof the page begins at the phone', () => ({ body: { proof: null } }), 'Регистрация'],
  ['nor does the proof of a reset count', () => ({ body: { proof: { ...proven, purpose: 'reset' } } }), 'Регистрация'],
  [
    'a proof of a registered phone says so',
    () => ({ body: { proof: { ...proven, registered: true, purpose: 'register' } } }),
    'Этот номер уже зарегистрирован',
  ],
] as const)('loaded anew at the details: %s', async (_title, proof, heading) => {
  await show({ 'GET proof': proof }, 'details');
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
});

test('a registered phone signs in by the proof, with one press', async () => {
  const gateway = await show({
    'POST send-code': () => ({ body: sent }),
    'POST verify-code': () => ({ body: { ...proven, registered: true } }),
    'POST login': () => ({ body: signedIn }),
  });
  await enterPhoneAndCode();
  await userEvent.click(await screen.findByRole('button', { name: 'Войти' }));
  await waitFor(() => expect(goIn).toHaveBeenCalledWith('/ru/orders/100008', 'ru'));
  expect(gateway.of('POST login')).toEqual([{ strategy: 'customer', proof: true }]);
});

test('a proof that ran out leads back to the phone, which is still typed, and says why', async () => {
  const stale = refusal('ticket_expired', 'Подтверждение номера устарело');
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

test('no answer loses nothing: the details are sent again by another press', async () => {
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
  await waitFor(() => expect(goIn).toHaveBeenCalledTimes(1));
  expect(gateway.of('POST register')).toEqual([details, details]);
});

test('Back from the code is the phone as it was typed, and the code that is on its way still counts', async () => {
  const gateway = await show({ 'POST send-code': () => ({ body: sent }), 'POST verify-code': () => ({ body: proven }) });
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Номер телефона'), '909871234{Enter}');
  await screen.findByLabelText('Код из СМС');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByLabelText('Номер телефона')).toHaveValue('+998 90 987 12 34');
  await user.click(screen.getByRole('button', { name: 'Получить код' }));
  await waitFor(() => expect(screen.getByLabelText('Код из СМС')).toHaveFocus());
  expect(gateway.of('POST send-code')).toHaveLength(1);
});
