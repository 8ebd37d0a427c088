import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { BankCard } from '../../domain/card/cards-query.ts';
import { accessibilityFaults } from '../../testing/accessibility-faults.ts';
import { type FakeHandlers, fakeApi, problem } from '../../testing/fake-api.ts';
import { CARD } from '../../testing/orders.ts';
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
const HUMO: BankCard = { ...CARD, entity_id: 'card_2', system: 'humo', bank: null, last4: '5678', expiry: '2610', is_default: false };

type Answers = FakeHandlers;

/** Renders the cards page with a state in place of the URL parameter that opens the form. */
function Page() {
  const [adding, setAdding] = useState(false);
  return <CardsController adding={adding} onAdding={setAdding} />;
}

/** A billing API with stored cards that the page can change. */
async function show(answers: Answers = {}, cards: BankCard[] = [HUMO, CARD]) {
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
const words = async () => (await rows()).map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
/** The card's name with the no-break space that the page uses. */
const kept = (name: string) => name.replace('•• ', '••\u00a0');
const button = (name: string) => screen.findByRole('button', { name: kept(name) });

test('[S2-16] [S3-04] the main card comes first; of each is shown whose, which, until when, and that its time is over', async () => {
  await show();
  expect(await words()).toEqual([
    'uzcard•• карта, последние цифры 1234основнаяKapitalbank · 12/29Убрать из основныхУдалить',
    'humo•• карта, последние цифры 567810/26срок истёкСделать основнойУдалить',
  ]);
  expect(await accessibilityFaults()).toEqual([]);
});

test('a card is made the main one from the keyboard: it comes first, the button keeps the focus, and what happened is told', async () => {
  const server = await show();
  const make = await button('Сделать основной: Humo •• 5678');
  make.focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Теперь основная: Humo •• 5678.')).toBeVisible();
  await waitFor(async () => expect((await words())[0]).toContain('5678основная'));
  expect(await button('Убрать из основных: Humo •• 5678')).toHaveFocus();
  expect(server.of(MAIN).map(({ body }) => body)).toEqual([{ entity_id: 'card_2', default: true }]);
});

test('the main card can be made an ordinary one, after which none is', async () => {
  await show();
  await userEvent.click(await button('Убрать из основных: Uzcard •• 1234'));
  expect(await screen.findByText('Uzcard •• 1234 больше не основная.')).toBeVisible();
  expect(screen.queryByText('основная')).toBeNull();
});

test('while a card is being made the main one, no card takes another press', async () => {
  let answer = (): void => undefined;
  const server = await show({ [MAIN]: () => new Promise((done) => (answer = () => done({ body: { ...HUMO, is_default: true } }))) });
  await userEvent.click(await button('Сделать основной: Humo •• 5678'));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: kept('Сделать основной: Humo •• 5678') })).toHaveAttribute('aria-busy', 'true'),
  );
  await userEvent.click(await button('Убрать из основных: Uzcard •• 1234'));
  await userEvent.click(await button('Удалить карту: Uzcard •• 1234'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await waitFor(() => expect(server.of(MAIN)).toHaveLength(1));
  answer();
  expect(await screen.findByText('Теперь основная: Humo •• 5678.')).toBeVisible();
});

test('where making a card the main one failed, the list stands, it is said why, and can be tried again', async () => {
  let broken = true;
  const server = await show();
  const works = server.handlers[MAIN];
  server.handlers[MAIN] = (asked) => (broken || !works ? { status: 500, body: problem('internal', 'Что-то пошло не так') } : works(asked));
  await userEvent.click(await button('Сделать основной: Humo •• 5678'));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toMatch(/^Humo ••\s5678 не стала основной/);
  expect(alert.textContent).toMatch(/Что-то пошло не так/);
  expect((await words())[0]).toContain('1234основная');
  expect(await accessibilityFaults()).toEqual([]);
  broken = false;
  await userEvent.click(within(alert).getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Теперь основная: Humo •• 5678.')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a card that was deleted elsewhere cannot be made the main one: it is said, and it leaves the list', async () => {
  const server = await show({ [MAIN]: () => ({ status: 404, body: problem('not_found', 'Не найдено') }) });
  await screen.findByRole('list');
  server.handlers[LIST] = () => ({ body: { data: [CARD] } });
  await userEvent.click(await button('Сделать основной: Humo •• 5678'));
  expect(await screen.findByText('Этой карты уже нет среди сохранённых.')).toBeVisible();
  await waitFor(async () => expect(await rows()).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Повторить' })).toBeNull();
});

test('[S2-10] a card is removed only after a question that names it; then it is gone, and the focus is on the words that say so', async () => {
  const server = await show();
  await userEvent.click(await button('Удалить карту: Humo •• 5678'));
  const question = await screen.findByRole('alertdialog', { name: kept('Удалить карту Humo •• 5678?') });
  await userEvent.click(within(question).getByRole('button', { name: 'Оставить' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(server.of(REMOVE)).toEqual([]);
  await userEvent.click(await button('Удалить карту: Humo •• 5678'));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Удалить' }));
  const told = await screen.findByText('Карта Humo •• 5678 удалена.');
  expect(await rows()).toHaveLength(1);
  await waitFor(() => expect(told.closest('[role=status]')).toHaveFocus());
  expect(server.of(REMOVE).map(({ body }) => body)).toEqual([{ entity_id: 'card_2' }]);
});

test('a card with a payment on it stays, and the question says why', async () => {
  const busy = 'Картой сейчас оплачивают. Удалить её можно после платежа';
  await show({ [REMOVE]: () => ({ status: 409, body: problem('card_busy', busy) }) });
  await userEvent.click(await button('Удалить карту: Uzcard •• 1234'));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toMatch(/Это основная карта\./);
  await userEvent.click(within(question).getByRole('button', { name: 'Удалить' }));
  expect(await within(question).findByText(busy)).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'Оставить' }));
  expect(await rows()).toHaveLength(2);
});

test('a removal whose answer was lost is found done when it is tried again', async () => {
  let asked = 0;
  const server = await show();
  const works = server.handlers[REMOVE];
  server.handlers[REMOVE] = async (call) => {
    asked += 1;
    if (asked > 1) return { status: 404, body: problem('not_found', 'Не найдено') };
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

test('[S2-10] a customer without cards can add one, and is told how to pay without one', async () => {
  await show({}, []);
  expect(await screen.findByRole('heading', { name: 'Сохранённых карт нет' })).toBeVisible();
  expect(screen.getByText(/с баланса Muddat/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Добавить карту' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'К ближайшему платежу' })).toHaveAttribute('href', '/ru/main-page');
  expect(await accessibilityFaults()).toEqual([]);
});

test('[S8-07] cards that could not be loaded say so in the words of the specification, and come when they are asked for again', async () => {
  let broken = true;
  await show({ [LIST]: () => (broken ? 'no-answer' : { body: { data: [HUMO, CARD] } }) });
  expect(await screen.findByText('Произошла ошибка при получении банковских картах. Нажмите, чтобы повторить попытку')).toBeVisible();
  expect(await accessibilityFaults()).toEqual([]);
  broken = false;
  await userEvent.click(await button('Повторить'));
  expect(await rows()).toHaveLength(2);
});

test('while cards load, a screen reader announces it', async () => {
  await show({ [LIST]: () => new Promise(() => undefined) });
  expect(await screen.findByText('Загружаем карты…')).toBeInTheDocument();
  expect(await accessibilityFaults()).toEqual([]);
});

test('what to do about a card that has ended, and about one that ends in two months, is said in words', async () => {
  await show({}, [CARD, HUMO, { ...CARD, entity_id: 'card_3', last4: '0093', expiry: '2701', is_default: false }]);
  expect(await screen.findByText(/^Срок карты Humo ••.5678 истёк, платить ею не получится\./)).toBeVisible();
  expect(screen.getByText(/^Срок карты Uzcard ••.0093 скоро истекает\./)).toBeVisible();
  expect(screen.queryByText(/^Срок карты Uzcard ••.1234/)).toBeNull();
});

test('[S2-10] [S2-16] a card that is added stands in the list, and the words that say so have the focus', async () => {
  const added: BankCard = { ...CARD, entity_id: 'card_9', last4: '0093', is_default: false };
  const server = await show({
    [SEND]: () => ({
      body: { otp_id: 'otp_1', length: 6, resend_after: 60, expires_in: 300, tries_left: 5, masked_phone: '99890*****31' },
    }),
    [CONFIRM]: () => {
      server.handlers[LIST] = () => ({ body: { data: [CARD, HUMO, added] } });
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

test('who gives up adding a card finds the list as it was', async () => {
  await show();
  await userEvent.click(await button('Добавить карту'));
  await userEvent.click(await screen.findByRole('button', { name: 'Не добавлять' }, LAZY));
  expect(await rows()).toHaveLength(2);
});
