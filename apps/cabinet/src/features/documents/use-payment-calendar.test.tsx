import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { findAccessibilityViolations } from '../../testing/accessibility-violations.ts';
import { type FakeHandlers, fakeApi, problemBody } from '../../testing/fake-api.ts';
import { fakeGatewayClient } from '../../testing/fake-auth.ts';
import { CUSTOMER_SESSION, renderInCabinet } from '../../testing/render-in-cabinet.tsx';
import { CalendarCard } from './calendar-card.tsx';
import { usePaymentCalendar } from './use-payment-calendar.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const WAIT = { timeout: 30_000 };
const [GET, MAKE, REVOKE] = ['installment.getCalendar', 'installment.createCalendar', 'installment.revokeCalendar'] as const;
const linkOf = (secret: string) => `https://muddat.uz/api/installment/v3/calendar/${secret}/payments.ics`;
const LINK = 'Ссылка на календарь';
const TURN_ON = 'Включить календарь';
const FAILURE = { status: 500, body: problemBody('internal', 'Что-то пошло не так') };

const Calendar = () => <CalendarCard {...usePaymentCalendar()} />;

/** A server with one secret at a time: `first`, then `second`. */
async function open(secret: string | null, over: FakeHandlers = {}, locale: 'ru' | 'uz' = 'ru') {
  let now = secret;
  const body = () => ({ data: now === null ? null : { url: linkOf(now) } });
  const server = fakeApi({
    [GET]: () => ({ body: body() }),
    [MAKE]: () => {
      now ??= secret === null ? 'first' : 'second';
      return { body: body() };
    },
    [REVOKE]: () => {
      now = null;
      return { status: 204 };
    },
    ...over,
  });
  await renderInCabinet(<Calendar />, { api: server.api, locale });
  return server;
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }, WAIT));
const link = async (name = LINK) => (await screen.findByLabelText<HTMLInputElement>(name, {}, WAIT)).value;

test('[X-08] one press turns the payment calendar on and shows its links, with a note on who can read them', async () => {
  const { requestsTo } = await open(null);
  await press(TURN_ON);
  expect(await link()).toBe(linkOf('first'));
  expect(requestsTo(MAKE)).toHaveLength(1);
  expect(screen.getByLabelText(LINK)).toHaveAccessibleDescription(/видит даты, суммы и магазины/);
  const add = screen.getByRole('link', { name: 'Добавить в календарь' });
  expect(add).toHaveAttribute('href', linkOf('first').replace('https:', 'webcal:'));
  const google = screen.getByRole('link', { name: 'В Google Календарь' });
  expect([google.getAttribute('target'), google.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
  expect(screen.getByText(/^Календарь включён/).closest('[role=status]')).toHaveFocus();
  // The secret must not be in the page's URL.
  expect(window.location.href).not.toContain('first');
  expect(await findAccessibilityViolations()).toEqual([]);
});

test('[X-08] the link of an existing payment calendar is hidden, and shown on demand after re-authentication', async () => {
  let proven = false;
  const wanted = { status: 403, body: problemBody('fresh_proof_required', 'Подтвердите, что это вы', { methods: ['code', 'password'] }) };
  const answer = () => (proven ? { body: { data: { url: linkOf('first') } } } : wanted);
  const server = fakeApi({ [GET]: answer, [MAKE]: answer });
  const stepUp = async () => {
    proven = true;
    return { expires_in: 300 };
  };
  const auth = fakeGatewayClient({ getSession: async () => CUSTOMER_SESSION, stepUp });
  await renderInCabinet(<Calendar />, { api: server.api, auth });
  expect(await screen.findByText(/^Календарь включён\. Ссылка скрыта/, {}, WAIT)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByLabelText(LINK)).toBeNull();
  await press('Показать ссылку');
  await screen.findByRole('dialog', { name: 'Подтвердите, что это вы' }, { timeout: 20_000 });
  await press('Пароль');
  await userEvent.type(await screen.findByLabelText('Пароль', {}, WAIT), 'Muddat-demo-1{Enter}');
  expect(await link()).toBe(linkOf('first'));
  expect(screen.getByText('Ссылка показана.').closest('[role=status]')).toHaveFocus();
  expect(server.requestsTo(MAKE)).toHaveLength(2);
});

test('[X-08] the copy button copies the calendar link, and shows an error if the browser forbids it', async () => {
  await open('first');
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await press('Скопировать ссылку');
  expect(await screen.findByText('Ссылка скопирована')).toBeVisible();
  expect(write).toHaveBeenCalledWith(linkOf('first'));
  write.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await press('Скопировать ссылку');
  expect(await screen.findByText(/^Не удалось скопировать/)).toBeVisible();
});

test('[X-08] a new calendar link is created after a confirmation and replaces the old one', async () => {
  const { requestsTo } = await open('first');
  await press('Новая ссылка');
  expect(requestsTo(REVOKE)).toEqual([]);
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Сделать новую' }));
  await waitFor(async () => expect(await link()).toBe(linkOf('second')), WAIT);
  expect([requestsTo(REVOKE).length, requestsTo(MAKE).length]).toEqual([1, 1]);
  expect(screen.getByText(/^Готова новая ссылка/)).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('[X-08] turning the payment calendar off needs a confirmation, removes the link and allows turning it on again', async () => {
  const { requestsTo } = await open('first');
  await press('Отключить календарь');
  await press('Оставить');
  expect([requestsTo(REVOKE).length, await link()]).toEqual([0, linkOf('first')]);
  await press('Отключить календарь');
  await press('Отключить');
  expect(await screen.findByText(/^Календарь отключён/, {}, WAIT)).toBeVisible();
  expect(await screen.findByRole('button', { name: TURN_ON })).toBeVisible();
  expect(screen.queryByLabelText(LINK)).toBeNull();
});

test('[X-08] if creating a new calendar link fails, the revoked one disappears, and a second press creates the new one', async () => {
  const { handlers } = await open('first', { [MAKE]: () => FAILURE });
  await press('Новая ссылка');
  await press('Сделать новую');
  expect(await screen.findByRole('alert', {}, WAIT)).toBeVisible();
  await waitFor(() => expect(screen.queryByDisplayValue(linkOf('first'))).toBeNull(), WAIT);
  handlers[MAKE] = () => ({ body: { data: { url: linkOf('second') } } });
  handlers[GET] = handlers[MAKE];
  await press('Сделать новую');
  await waitFor(async () => expect(await link()).toBe(linkOf('second')), WAIT);
});

test.each([
  ['a refusal', { status: 429, body: problemBody('rate_limited', 'Слишком много попыток') }, /^Слишком много попыток/],
  ['no response', 'no-answer', /^Нет связи с сервером/],
] as const)('[X-08] if turning the payment calendar on gets %s, a message appears and a second press retries', async (_, answer, words) => {
  const { handlers } = await open(null, { [MAKE]: () => answer });
  await press(TURN_ON);
  expect(await screen.findByText(words, {}, WAIT)).toBeVisible();
  handlers[MAKE] = () => ({ body: { data: { url: linkOf('first') } } });
  handlers[GET] = handlers[MAKE];
  await press(TURN_ON);
  expect(await link()).toBe(linkOf('first'));
});

test('[X-08] a payment calendar that fails to load shows an error with a retry', async () => {
  const { handlers } = await open(null, { [GET]: () => 'no-answer' });
  expect(await screen.findByText('Не удалось загрузить календарь', {}, WAIT)).toBeVisible();
  handlers[GET] = () => ({ body: { data: { url: linkOf('first') } } });
  await press('Повторить');
  expect(await link()).toBe(linkOf('first'));
});

test('[X-08] in Uzbek, heading and link of the payment calendar are Uzbek', async () => {
  await open('first', {}, 'uz');
  expect(await link('Kalendar havolasi')).toBe(linkOf('first'));
  expect(screen.getByRole('heading', { name: 'Toʻlovlar kalendari' })).toBeVisible();
});
