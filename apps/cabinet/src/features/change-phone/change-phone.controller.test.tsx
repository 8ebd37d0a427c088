import { useRouter, useRouterState } from '@tanstack/react-router';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeGatewayClient, refusalError, SENT_CODE_RESPONSE, UNANSWERED_ERROR } from '../../testing/fake-auth.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { CUSTOMER_SESSION, renderInCabinet } from '../../testing/render-in-cabinet.tsx';
import { ChangePhoneController } from './change-phone.controller.tsx';
import type { ChangePhoneStep } from './change-phone.machine.ts';

afterEach(cleanup);

const WAIT = { timeout: 20_000 };
const NEW = '+998901112233';
const NEW_SENT = { ...SENT_CODE_RESPONSE, masked_phone: '99890*****33' };
const CHANGED = { ...CUSTOMER_SESSION, user: { id: 'cus_0001', name: 'Dilnoza Karimova', phone: NEW } };

type Calls = NonNullable<Parameters<typeof fakeGatewayClient>[0]>;
type Address = { step: () => string; back: () => void };

const PATH = '/ru/profile/phone';
const STEPS = ['own-code', 'new-phone', 'new-code'] as const satisfies readonly ChangePhoneStep[];

/** The page in a router without the rest of the cabinet. The URL contains the step. */
function Page({ tell }: { tell: (address: Address) => void }) {
  const { history } = useRouter();
  const href = useRouterState({ select: ({ location }) => location.href });
  const step = STEPS.find((name) => href.endsWith(`step=${name}`)) ?? 'start';
  tell({ step: () => history.location.href, back: () => history.back() });
  return (
    <ChangePhoneController
      step={step}
      onStep={(next, how) => history[how](next === 'start' ? PATH : `${PATH}?step=${next}`)}
      supportPhone="+998712000000"
    />
  );
}

async function open(calls: Calls = {}) {
  const address: Address = { step: () => '', back: () => undefined };
  const all: Calls = {
    getSession: async () => CUSTOMER_SESSION,
    sendOwnCode: async () => SENT_CODE_RESPONSE,
    sendNewPhoneCode: async () => NEW_SENT,
    ...calls,
  };
  const page = <Page tell={(now) => Object.assign(address, now)} />;
  await renderInCabinet(page, { api: fakeServer({}).api, auth: fakeGatewayClient(all) });
  await screen.findByText(/^Шаг 1 из 3/, {}, WAIT);
  return address;
}
async function enterOwnCode(code = '111111') {
  await userEvent.click(screen.getByRole('button', { name: 'Получить код' }));
  await userEvent.type(await screen.findByLabelText('Код из СМС', {}, WAIT), code);
}
async function enterPhone() {
  await userEvent.type(await screen.findByLabelText('Новый номер телефона', {}, WAIT), '901112233{Enter}');
  await screen.findByText(/^Шаг 3 из 3/, {}, WAIT);
}
const enterNewCode = async (code = '222222') => userEvent.type(await screen.findByLabelText('Код из СМС', {}, WAIT), code);

test('the customer changes the phone with codes of both phones, and the page shows the new one', async () => {
  const changePhone = vi.fn(async () => CHANGED);
  const address = await open({ changePhone });
  await enterOwnCode();
  await enterPhone();
  await enterNewCode();
  expect(await screen.findByRole('heading', { name: 'Номер изменён' }, WAIT)).toBeVisible();
  expect(screen.getByText(/Теперь вы входите по номеру \+998 90 111 22 33/)).toBeVisible();
  expect(changePhone.mock.calls).toEqual([[{ code: '111111', phone: NEW, new_code: '222222' }]]);
  await waitFor(() => expect(address.step()).not.toContain('step='), WAIT);
});

test('Back in the change of phone returns one step at a time and keeps the typed phone', async () => {
  const address = await open();
  await enterOwnCode();
  await enterPhone();
  await waitFor(() => expect(address.step()).toBe(`${PATH}?step=new-code`), WAIT);
  address.back();
  expect(await screen.findByLabelText('Новый номер телефона', {}, WAIT)).toHaveValue('+998 90 111 22 33');
  address.back();
  expect(await screen.findByText(/^Шаг 1 из 3/, {}, WAIT)).toBeVisible();
  expect(await screen.findByLabelText('Код из СМС', {}, WAIT)).toBeVisible();
  address.back();
  expect(await screen.findByRole('button', { name: 'Получить код' }, WAIT)).toBeVisible();
});

test('after a reload the change of phone starts again, and the code already sent can be entered', async () => {
  await open({ sendOwnCode: () => Promise.reject(refusalError('resend_too_early', 'Код уже отправлен', { resend_after: 40 })) });
  await userEvent.click(screen.getByRole('button', { name: 'Получить код' }));
  expect(await screen.findByLabelText('Код из СМС', {}, WAIT)).toBeVisible();
  expect(screen.getByText('Мы отправили код на номер +998 90 ••• •• 01')).toBeVisible();
  expect(screen.getByText(/^Новый код можно запросить через/)).toBeVisible();
});

test('a wrong code of the present phone returns to its step; the right one is then sent with the code of the new phone', async () => {
  const changePhone = vi
    .fn<NonNullable<Calls['changePhone']>>()
    .mockRejectedValueOnce(refusalError('otp_wrong', 'Введен неправильный код', { fields: { code: 'otp_wrong' }, tries_left: 4 }))
    .mockResolvedValueOnce(CHANGED);
  const address = await open({ changePhone });
  await enterOwnCode('999999');
  await enterPhone();
  await enterNewCode();
  expect(await screen.findByText('Введен неправильный код', {}, WAIT)).toBeVisible();
  expect(screen.getByText(/^Шаг 1 из 3/)).toBeVisible();
  expect(screen.getByText('Осталось 4 попытки')).toBeVisible();
  await waitFor(() => expect(address.step()).toBe(`${PATH}?step=own-code`), WAIT);
  await userEvent.type(screen.getByLabelText('Код из СМС'), '111111');
  expect(await screen.findByRole('heading', { name: 'Номер изменён' }, WAIT)).toBeVisible();
  expect(changePhone.mock.calls.at(-1)).toEqual([{ code: '111111', phone: NEW, new_code: '222222' }]);
});

test('after a wrong code of the new phone the page stays at its step and shows the remaining tries', async () => {
  const refusal = refusalError('otp_wrong', 'Введен неправильный код', { fields: { new_code: 'otp_wrong' }, tries_left: 2 });
  await open({ changePhone: () => Promise.reject(refusal) });
  await enterOwnCode();
  await enterPhone();
  await enterNewCode();
  expect(await screen.findByText('Введен неправильный код', {}, WAIT)).toBeVisible();
  expect(screen.getByText(/^Шаг 3 из 3/)).toBeVisible();
  expect(screen.getByText('Осталось 2 попытки')).toBeVisible();
});

test('if the response to a change of phone is lost but the session has the new phone, the page reports the change', async () => {
  let changed = false;
  const changePhone = async () => {
    changed = true;
    throw UNANSWERED_ERROR;
  };
  await open({ changePhone, getSession: async () => (changed ? CHANGED : CUSTOMER_SESSION) });
  await enterOwnCode();
  await enterPhone();
  await enterNewCode();
  expect(await screen.findByRole('heading', { name: 'Номер изменён' }, WAIT)).toBeVisible();
});

test('the change of phone refuses the present phone as the new one and requests no code', async () => {
  const sendNewPhoneCode = vi.fn(async () => NEW_SENT);
  await open({ sendNewPhoneCode });
  await enterOwnCode();
  await userEvent.type(await screen.findByLabelText('Новый номер телефона', {}, WAIT), '900000001{Enter}');
  expect(await screen.findByText('Это ваш нынешний номер. Введите другой', {}, WAIT)).toBeVisible();
  expect(sendNewPhoneCode).not.toHaveBeenCalled();
});

test('a customer without access to the present phone finds the phone of support', async () => {
  await open();
  await userEvent.click(screen.getByText('Нет доступа к этому номеру?'));
  expect(screen.getByRole('link', { name: '+998 71 200 00 00' })).toHaveAttribute('href', 'tel:+998712000000');
});
