import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeGatewayClient, refusalError, SENT_CODE_RESPONSE, UNANSWERED_ERROR } from '../../testing/fake-auth.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { CUSTOMER_SESSION, renderInCabinet } from '../../testing/render-in-cabinet.tsx';
import { ChangePasswordController } from './change-password.controller.tsx';

afterEach(cleanup);

const WAIT = { timeout: 20_000 };
const OLD = 'Muddat-demo-1';
const NEW = 'togʻdagi-uzun-yoʻl';

async function open(calls: Parameters<typeof fakeGatewayClient>[0] = {}) {
  const auth = fakeGatewayClient({ getSession: async () => CUSTOMER_SESSION, ...calls });
  await renderInCabinet(<ChangePasswordController />, { api: fakeServer({}).api, auth });
  await screen.findByRole('radio', { name: /Текущим паролем/ }, WAIT);
}
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Сменить пароль' }));

test('a password change by the current password warns that other devices are signed out, then counts the ended sessions', async () => {
  const changePassword = vi.fn(async () => ({ ended: 2 }));
  await open({ changePassword });
  expect(screen.getByText('Другие устройства выйдут из кабинета, на этом вы останетесь.')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Текущий пароль'), OLD);
  await userEvent.type(screen.getByLabelText('Новый пароль'), NEW);
  await submit();
  expect(await screen.findByRole('heading', { name: 'Пароль изменён' }, WAIT)).toBeVisible();
  expect(screen.getByText('Завершено 2 сеанса.')).toBeVisible();
  expect(changePassword.mock.calls).toEqual([[{ current_password: OLD, password: NEW }]]);
});

test('the form of the password change has autocomplete values, and a hidden username field holds the phone', async () => {
  await open();
  expect(document.querySelector('input[autocomplete=username]')).toHaveValue('+998900000001');
  expect(screen.getByLabelText('Текущий пароль')).toHaveAttribute('autocomplete', 'current-password');
  expect(screen.getByLabelText('Новый пароль')).toHaveAttribute('autocomplete', 'new-password');
});

test('a password change by a code first requires the code, and the new password typed before stays', async () => {
  const sendOwnCode = vi.fn(async () => SENT_CODE_RESPONSE);
  const changePassword = vi.fn(async () => ({ ended: 0 }));
  await open({ sendOwnCode, changePassword });
  await userEvent.type(screen.getByLabelText('Новый пароль'), NEW);
  await userEvent.click(screen.getByRole('radio', { name: /Кодом из СМС/ }));
  expect(screen.queryByRole('button', { name: 'Сменить пароль' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Получить код' }));
  await userEvent.type(await screen.findByLabelText('Код из СМС', {}, WAIT), '123456');
  expect(screen.getByLabelText('Новый пароль')).toHaveValue(NEW);
  expect(changePassword).not.toHaveBeenCalled();
  await submit();
  expect(await screen.findByRole('heading', { name: 'Пароль изменён' }, WAIT)).toBeVisible();
  expect(sendOwnCode.mock.calls).toEqual([[{ purpose: 'password', channel: 'sms' }]]);
  expect(changePassword.mock.calls).toEqual([[{ code: '123456', password: NEW }]]);
});

test.each([
  ['Текущий пароль', refusalError('password_wrong', 'Текущий пароль введён неверно', { fields: { current_password: 'password_wrong' } })],
  ['Новый пароль', refusalError('password_same', 'Новый пароль совпадает с прежним', { fields: { password: 'password_same' } })],
])('a refusal of the password change is shown at the field «%s»', async (label, refusal) => {
  await open({ changePassword: () => Promise.reject(refusal) });
  await userEvent.type(screen.getByLabelText('Текущий пароль'), OLD);
  await userEvent.type(screen.getByLabelText('Новый пароль'), NEW);
  await submit();
  expect(await screen.findByText(refusal.message, {}, WAIT)).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveAttribute('aria-invalid', 'true'), WAIT);
});

test('without a response to a password change the page says that the new password may have been saved', async () => {
  await open({ changePassword: () => Promise.reject(UNANSWERED_ERROR) });
  await userEvent.type(screen.getByLabelText('Текущий пароль'), OLD);
  await userEvent.type(screen.getByLabelText('Новый пароль'), NEW);
  await submit();
  expect(await screen.findByText(/если текущий пароль уже не подходит, значит, новый сохранён/, {}, WAIT)).toBeVisible();
});

test('an invalid form of the password change is not sent, and its fields are marked invalid', async () => {
  const changePassword = vi.fn(() => Promise.reject(UNANSWERED_ERROR));
  await open({ changePassword });
  await userEvent.type(screen.getByLabelText('Новый пароль'), '123');
  await submit();
  await waitFor(() => expect(screen.getByLabelText('Текущий пароль')).toHaveAttribute('aria-invalid', 'true'), WAIT);
  expect(screen.getByLabelText('Новый пароль')).toHaveAttribute('aria-invalid', 'true');
  expect(changePassword).not.toHaveBeenCalled();
});
