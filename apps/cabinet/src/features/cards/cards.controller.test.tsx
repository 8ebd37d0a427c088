import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { BankCard } from '../../domain/card/cards-query.ts';
import { findAccessibilityViolations } from '../../testing/accessibility-violations.ts';
import { type FakeHandlers, fakeApi, problemBody } from '../../testing/fake-api.ts';
import { SAVED_CARD } from '../../testing/orders.ts';
import { renderInCabinet } from '../../testing/render-in-cabinet.tsx';
import { CardsController } from './cards.controller.tsx';

afterEach(cleanup);

const LIST = 'billing.listEntities';
const MAIN = 'billing.setDefaultEntity';
const REMOVE = 'billing.deleteEntity';
const SEND = 'billing.sendOtp';
const CONFIRM = 'billing.confirmOtp';
const NEXT = 'installment.getNextPayment';
/** The form that adds a card is a lazy chunk, so its first load may take long. */
const LAZY = { timeout: 20_000 };
const HUMO: BankCard = { ...SAVED_CARD, entity_id: 'card_2', system: 'humo', bank: null, last4: '5678', expiry: '2610', is_default: false };

type Handlers = FakeHandlers;

/** Renders the cards page with a state in place of the URL parameter that opens the form. */
function Page() {
  const [adding, setAdding] = useState(false);
  return <CardsController adding={adding} onAdding={setAdding} />;
}

/** A billing API with stored cards that the page can change. */
async function show(answers: Handlers = {}, cards: BankCard[] = [HUMO, SAVED_CARD]) {
  let kept = cards;
  const server = fakeApi({
    [LIST]: () => ({ body: { data: kept } }),
    [NEXT]: () => ({ body: { data: null, as_of: '2026-11-21' } }),
    [MAIN]: ({ body }) => {
      const { entity_id, default: main } = Object(body);
      kept = kept.map((card) => ({ ...card, is_default: card.entity_id === entity_id ? main : card.is_default && !main }));
      return { body: kept.find((card) => card.entity_id === entity_id) };
    },
    [REMOVE]: ({ body }) => {
      kept = kept.filter(({ entity_id }) => entity_id !== Object(body).entity_id);
      return { body: { entity_id: Object(body).entity_id, deleted: true } };
    },
    ...answers,
  });
  await renderInCabinet(<Page />, { api: server.api });
  return server;
}

const rows = async () => within(await screen.findByRole('list', { name: 'Сохранённые карты' })).getAllByRole('listitem');
const rowTexts = async () => (await rows()).map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
/** The card's name with the no-break space that the page uses. */
const withNbsp = (name: string) => name.replace('•• ', '••\u00a0');
const button = (name: string) => screen.findByRole('button', { name: withNbsp(name) });

test('[S2-16] [S3-04] the main card comes first; each card shows system, number, bank, expiry and whether it expired', async () => {
  await show();
  expect(await rowTexts()).toEqual([
    'uzcard•• карта, последние цифры 1234основнаяKapitalbank · 12/29Не использовать как основнуюУдалить',
    'humo•• карта, последние цифры 567810/26срок истёкСделать основнойУдалить',
  ]);
  expect(await findAccessibilityViolations()).toEqual([]);
});

test('making a card the main one by keyboard moves it first, announces it and keeps the focus', async () => {
  const server = await show();
  const make = await button('Сделать основной: Humo •• 5678');
  make.focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Теперь основная: Humo •• 5678.')).toBeVisible();
  await waitFor(async () => expect((await rowTexts())[0]).toContain('5678основная'));
  expect(await button('Не использовать как основную: Humo •• 5678')).toHaveFocus();
  expect(server.requestsTo(MAIN).map(({ body }) => body)).toEqual([{ entity_id: 'card_2', default: true }]);
});

test('the customer can unset the main card, and then no card is the main one', async () => {
  await show();
  await userEvent.click(await button('Не использовать как основную: Uzcard •• 1234'));
  expect(await screen.findByText('Uzcard •• 1234 больше не основная.')).toBeVisible();
  expect(screen.queryByText('основная')).toBeNull();
});

test('while a card is being made the main one, the buttons of the other cards are ignored', async () => {
  let answer = (): void => undefined;
  const server = await show({ [MAIN]: () => new Promise((done) => (answer = () => done({ body: { ...HUMO, is_default: true } }))) });
  await userEvent.click(await button('Сделать основной: Humo •• 5678'));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: withNbsp('Сделать основной: Humo •• 5678') })).toHaveAttribute('aria-busy', 'true'),
  );
  await userEvent.click(await button('Не использовать как основную: Uzcard •• 1234'));
  await userEvent.click(await button('Удалить карту: Uzcard •• 1234'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await waitFor(() => expect(server.requestsTo(MAIN)).toHaveLength(1));
  answer();
  expect(await screen.findByText('Теперь основная: Humo •• 5678.')).toBeVisible();
});

test('if making a card the main one fails, the list stays and an error offers a retry', async () => {
  let broken = true;
  const server = await show();
  const works = server.handlers[MAIN];
  server.handlers[MAIN] = (asked) =>
    broken || !works ? { status: 500, body: problemBody('internal', 'Что-то пошло не так') } : works(asked);
  await userEvent.click(await button('Сделать основной: Humo •• 5678'));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/^Humo ••\s5678 не стала основной/);
  expect(alert.textContent).toMatch(/Что-то пошло не так/);
  expect((await rowTexts())[0]).toContain('1234основная');
  expect(await findAccessibilityViolations()).toEqual([]);
  broken = false;
  await userEvent.click(within(alert).getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Теперь основная: Humo •• 5678.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('if the card to be made the main one was deleted elsewhere, an error appears and the card leaves the list', async () => {
  const server = await show({ [MAIN]: () => ({ status: 404, body: problemBody('not_found', 'Не найдено') }) });
  await screen.findByRole('list');
  server.handlers[LIST] = () => ({ body: { data: [SAVED_CARD] } });
  await userEvent.click(await button('Сделать основной: Humo •• 5678'));
  expect(await screen.findByText('Этой карты уже нет среди сохранённых.')).toBeVisible();
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull();
});

test('[S2-10] removing a card needs a confirmation that names it, and then focuses the status message', async () => {
  const server = await show();
  await userEvent.click(await button('Удалить карту: Humo •• 5678'));
  const question = await screen.findByRole('alertdialog', { name: withNbsp('Удалить карту Humo •• 5678?') });
  await userEvent.click(within(question).getByRole('button', { name: 'Оставить' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.requestsTo(REMOVE)).toEqual([]);
  await userEvent.click(await button('Удалить карту: Humo •• 5678'));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Удалить' }));
  const told = await screen.findByText('Карта Humo •• 5678 удалена.');
  expect(await rows()).toHaveLength(1);
  await waitFor(() => expect(told.closest('[role=status]')).toHaveFocus());
  expect(server.requestsTo(REMOVE).map(({ body }) => body)).toEqual([{ entity_id: 'card_2' }]);
});

test('a card with a pending payment is not removed, and the confirmation shows the reason', async () => {
  const busy = 'Картой сейчас оплачивают. Удалить её можно после платежа';
  await show({ [REMOVE]: () => ({ status: 409, body: problemBody('card_busy', busy) }) });
  await userEvent.click(await button('Удалить карту: Uzcard •• 1234'));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toMatch(/Это основная карта\./);
  await userEvent.click(within(question).getByRole('button', { name: 'Удалить' }));
  expect(await within(question).findByText(busy)).toBeVisible();
  expect(await findAccessibilityViolations()).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'Оставить' }));
  expect(await rows()).toHaveLength(2);
});

test('repeating the removal of a card whose response was lost shows the card as removed', async () => {
  let asked = 0;
  const server = await show();
  const works = server.handlers[REMOVE];
  server.handlers[REMOVE] = async (call) => {
    asked += 1;
    if (asked > 1) return { status: 404, body: problemBody('not_found', 'Не найдено') };
    await works?.(call);
    return 'no-answer';
  };
  await userEvent.click(await button('Удалить карту: Humo •• 5678'));
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Удалить' }));
  expect(await within(question).findByText(/^Нет связи с сервером/)).toBeVisible();
  await userEvent.click(within(question).getByRole('button', { name: 'Удалить' }));
  expect(await screen.findByText('Карта Humo •• 5678 удалена.')).toBeVisible();
  expect(await rows()).toHaveLength(1);
});

test('[S2-10] a customer without cards can add one, and reads how to pay without a card', async () => {
  await show({}, []);
  expect(await screen.findByRole('heading', { name: 'Сохранённых карт нет' })).toBeVisible();
  expect(screen.getByText(/с баланса Muddat/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Добавить карту' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'К ближайшему платежу' })).toHaveAttribute('href', '/ru/main-page');
  expect(await findAccessibilityViolations()).toEqual([]);
});

test('[S8-07] cards that fail to load show the message of the specification, and a retry loads them', async () => {
  let broken = true;
  await show({ [LIST]: () => (broken ? 'no-answer' : { body: { data: [HUMO, SAVED_CARD] } }) });
  expect(await screen.findByText('Произошла ошибка при получении банковских картах. Нажмите, чтобы повторить попытку')).toBeVisible();
  expect(await findAccessibilityViolations()).toEqual([]);
  broken = false;
  await userEvent.click(await button('Повторить'));
  expect(await rows()).toHaveLength(2);
});

test('while cards load, a screen reader announces it', async () => {
  await show({ [LIST]: () => new Promise(() => undefined) });
  expect(await screen.findByText('Загружаем карты…')).toBeInTheDocument();
  expect(await findAccessibilityViolations()).toEqual([]);
});

test('the cards page warns about an expired card and about one that expires in two months', async () => {
  await show({}, [SAVED_CARD, HUMO, { ...SAVED_CARD, entity_id: 'card_3', last4: '0093', expiry: '2701', is_default: false }]);
  expect(await screen.findByText(/^Срок карты Humo ••.5678 истёк, платить ею не получится\./)).toBeVisible();
  expect(screen.getByText(/^Срок карты Uzcard ••.0093 скоро истекает\./)).toBeVisible();
  expect(screen.queryByText(/^Срок карты Uzcard ••.1234/)).toBeNull();
});

test('[S2-10] [S2-16] an added card appears in the list, and the status message has the focus', async () => {
  const added: BankCard = { ...SAVED_CARD, entity_id: 'card_9', last4: '0093', is_default: false };
  const server = await show({
    [SEND]: () => ({
      body: { otp_id: 'otp_1', length: 6, resend_after: 60, expires_in: 300, tries_left: 5, masked_phone: '99890*****31' },
    }),
    [CONFIRM]: () => {
      server.handlers[LIST] = () => ({ body: { data: [SAVED_CARD, HUMO, added] } });
      return { body: added };
    },
  });
  await userEvent.click(await button('Добавить карту'));
  await userEvent.type(await screen.findByLabelText('Номер карты', {}, LAZY), '8600490000000093');
  await userEvent.type(screen.getByLabelText('Срок действия'), '1229');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Получить код' }));
  await userEvent.type(await screen.findByLabelText('Код из СМС'), '111111');
  const told = await screen.findByText('Карта Uzcard •• 0093 сохранена. Ею можно платить.');
  await waitFor(() => expect(told.closest('[role=status]')).toHaveFocus());
  expect(await rows()).toHaveLength(3);
});

test('cancelling the form of a new card returns to the unchanged list of cards', async () => {
  await show();
  await userEvent.click(await button('Добавить карту'));
  await userEvent.click(await screen.findByRole('button', { name: 'Не добавлять' }, LAZY));
  expect(await rows()).toHaveLength(2);
});
