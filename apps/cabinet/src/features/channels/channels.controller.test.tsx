import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { findAccessibilityViolations } from '../../testing/accessibility-violations.ts';
import { DEFAULT_CHANNELS } from '../../testing/channels.ts';
import { type FakeHandlers, fakeApi, problemBody } from '../../testing/fake-api.ts';
import { fakeGatewayClient } from '../../testing/fake-auth.ts';
import { CUSTOMER_SESSION, renderInCabinet } from '../../testing/render-in-cabinet.tsx';
import { ChannelsController } from './channels.controller.tsx';

afterEach(cleanup);
const WAIT = { timeout: 30_000 };
const READ = 'installment.getChannels';
const SAVE = 'installment.saveChannels';

const noProof = async (): Promise<{ expires_in: number }> => Promise.reject(new Error('nobody asks for a proof'));

async function show(handlers: FakeHandlers = {}, locale: 'ru' | 'uz' = 'ru', stepUp = noProof) {
  const server = fakeApi({
    [READ]: () => ({ body: { data: DEFAULT_CHANNELS } }),
    [SAVE]: ({ body }) => ({ body: { data: { ...DEFAULT_CHANNELS, ...Object(body) } } }),
    ...handlers,
  });
  const auth = fakeGatewayClient({ getSession: async () => CUSTOMER_SESSION, stepUp });
  await renderInCabinet(<ChannelsController />, { api: server.api, locale, auth });
  return server;
}
const box = (kind: string, channel: string) => screen.findByRole('checkbox', { name: `${kind}: ${channel}` }, WAIT);
const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) }, WAIT);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('[S2-15] each kind of notification shows its channels; a mandatory channel has no box', async () => {
  await show();
  expect(await box('Напоминания о платежах', 'СМС')).toBeChecked();
  expect(await box('Акции', 'СМС')).not.toBeChecked();
  expect(within(await row('Заказы и деньги')).getByRole('cell', { name: 'всегда' })).toBeVisible();
  expect(screen.getAllByRole('checkbox')).toHaveLength(10);
  expect(await findAccessibilityViolations()).toEqual([]);
});

test('[S2-15] «Сохранить» saves all changed channels at once, and «Сохранено» stays until the next change', async () => {
  const { requestsTo } = await show();
  await userEvent.click(await box('Акции', 'СМС'));
  await userEvent.click(await box('Доставка', 'СМС'));
  expect(requestsTo(SAVE)).toEqual([]);
  await press('Сохранить');
  expect(await screen.findByText('Сохранено', {}, WAIT)).toBeVisible();
  const channels = { ...DEFAULT_CHANNELS.channels, promotion: ['portal', 'sms'], delivery: ['portal'] };
  expect(requestsTo(SAVE).map(({ body }) => body)).toEqual([{ channels }]);
  await userEvent.click(await box('Доставка', 'СМС'));
  expect(screen.queryByText('Сохранено')).toBeNull();
});

test('[S2-15] notifications of answers always appear in the portal, and also by SMS if the customer chooses it', async () => {
  const { requestsTo } = await show();
  expect(within(await row('Ответы')).getByRole('cell', { name: 'всегда' })).toBeVisible();
  const sms = await box('Ответы', 'СМС');
  expect(sms).not.toBeChecked();
  await userEvent.click(sms);
  await press('Сохранить');
  expect(await screen.findByText('Сохранено', {}, WAIT)).toBeVisible();
  expect(requestsTo(SAVE).map(({ body }) => body)).toEqual([{ channels: { ...DEFAULT_CHANNELS.channels, answer: ['portal', 'sms'] } }]);
});

test('[S2-22] turning off reminders by SMS requires re-authentication, and then saves the choice without a second press', async () => {
  let proven = false;
  const refused = { status: 403, body: problemBody('fresh_proof_required', 'Подтвердите, что это вы', { methods: ['code', 'password'] }) };
  const stepUp = async () => {
    proven = true;
    return { expires_in: 300 };
  };
  const { requestsTo } = await show(
    { [SAVE]: ({ body }) => (proven ? { body: { data: { ...DEFAULT_CHANNELS, ...Object(body) } } } : refused) },
    'ru',
    stepUp,
  );
  await userEvent.click(await box('Напоминания о платежах', 'СМС'));
  await press('Сохранить');
  await screen.findByRole('dialog', { name: 'Подтвердите, что это вы' }, { timeout: 20_000 });
  await userEvent.click(await screen.findByRole('button', { name: 'Пароль' }, WAIT));
  await userEvent.type(await screen.findByLabelText('Пароль', {}, WAIT), 'Muddat-demo-1{Enter}');
  expect(await screen.findByText('Сохранено', {}, WAIT)).toBeVisible();
  expect(requestsTo(SAVE)).toHaveLength(2);
});

test('if no channel is chosen for payment reminders, the page of notification channels shows a warning', async () => {
  await show();
  await userEvent.click(await box('Напоминания о платежах', 'СМС'));
  expect(screen.queryByText(/^Без напоминаний/)).toBeNull();
  await userEvent.click(await box('Напоминания о платежах', 'Портал'));
  expect(screen.getByText(/^Без напоминаний/)).toBeVisible();
});

test.each([
  ['no response', () => 'no-answer' as const],
  ['a refusal', () => ({ status: 500, body: problemBody('internal', 'Что-то пошло не так') })],
])('if saving channels gets %s, an error appears, the choice stays, and a second press saves it', async (_, answer) => {
  let fails = true;
  const { requestsTo } = await show({
    [SAVE]: ({ body }) => (fails ? answer() : { body: { data: { ...DEFAULT_CHANNELS, ...Object(body) } } }),
  });
  await userEvent.click(await box('Новости Muddat', 'Портал'));
  await press('Сохранить');
  expect((await screen.findByRole('alert', {}, WAIT)).textContent).toMatch(/\S/);
  expect(await box('Новости Muddat', 'Портал')).not.toBeChecked();
  expect(screen.queryByText('Сохранено')).toBeNull();
  fails = false;
  await press('Сохранить');
  expect(await screen.findByText('Сохранено', {}, WAIT)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(requestsTo(SAVE).map(({ body }) => body)).toEqual(Array(2).fill({ channels: { ...DEFAULT_CHANNELS.channels, news: [] } }));
});

test('channel settings that fail to load show an error with a retry', async () => {
  let fails = true;
  await show({ [READ]: () => (fails ? 'no-answer' : { body: { data: DEFAULT_CHANNELS } }) });
  expect(await screen.findByText('Не удалось загрузить настройки', {}, WAIT)).toBeVisible();
  fails = false;
  await press('Повторить');
  expect(await box('Доставка', 'СМС')).toBeChecked();
});

test('in Uzbek, the page of notification channels shows Uzbek labels and descriptions', async () => {
  await show({}, 'uz');
  expect(await box('Toʻlov eslatmalari', 'SMS')).toBeChecked();
  expect(
    await screen.findByRole('rowheader', {
      name: /^Javoblar\s*Doʻkon yoki biz savolingizga yoki qaytarish haqidagi xabaringizga javob berdik/,
    }),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Saqlash' })).toBeVisible();
});
