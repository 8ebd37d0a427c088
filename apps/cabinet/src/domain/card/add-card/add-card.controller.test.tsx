import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { accessibilityFaults } from '../../../testing/accessibility-faults.ts';
import { problem } from '../../../testing/fake-api.ts';
import { CARD } from '../../../testing/orders.ts';
import { CONFIRM, click, code, expiry, fillIn, NUMBER, number, offer, SEND, showAddCard, submit } from '../../../testing/show-add-card.tsx';

afterEach(cleanup);

test('[S3-04] a card is added by its number, expiry, owner and the code from the SMS; the expiry is typed MM/YY and sent YYMM', async () => {
  const { of, onAdded } = await showAddCard();
  await fillIn();
  expect(await accessibilityFaults()).toEqual([]);
  expect(screen.getByText('uzcard')).toBeVisible();
  expect(await number()).toHaveValue('8600 4900 0000 1234');
  expect(expiry()).toHaveValue('12/29');
  await userEvent.type(screen.getByLabelText('Имя владельца'), 'DILNOZA KARIMOVA');
  await submit();
  await code();
  expect(screen.getByText('Код отправлен на номер 99890*****31, к которому подключены СМС карты •• 1234')).toBeVisible();
  expect(screen.getByText(/^Новый код можно запросить через/)).toBeVisible();
  await userEvent.type(await code(), '111111');
  await waitFor(() => expect(onAdded).toHaveBeenCalledExactlyOnceWith(CARD));
  expect(of(SEND).map(({ body }) => body)).toEqual([{ number: NUMBER, expiry: '2912', owner: 'DILNOZA KARIMOVA', offer_accepted: true }]);
  expect(of(CONFIRM).map(({ body }) => body)).toEqual([{ otp_id: 'otp_1', code: '111111' }]);
  expect([...of(SEND), ...of(CONFIRM)].every(({ key }) => key !== null)).toBe(true);
});

test('[S5-07] the consent to the public offer starts unticked, links to it, and nothing is sent without it', async () => {
  const { of } = await showAddCard();
  await userEvent.type(await number(), NUMBER);
  await userEvent.type(expiry(), '1229');
  expect(offer()).not.toBeChecked();
  expect(screen.getByRole('link', { name: 'публичной оферты' })).toHaveAttribute('href', '/ru/public-offer');
  await submit();
  expect(await screen.findByText('Примите условия оферты')).toBeVisible();
  expect(of(SEND)).toEqual([]);
});

test('[S5-07] a consent that the server misses is told at its box', async () => {
  await showAddCard({
    [SEND]: () => ({
      status: 422,
      body: problem('offer_not_accepted', 'Примите условия публичной оферты', { fields: { offer_accepted: 'required' } }),
    }),
  });
  await fillIn();
  await submit();
  expect(await screen.findByText('Примите условия оферты')).toBeVisible();
  expect(offer()).toBeInvalid();
});

test.each([
  ['8600490000001235', null],
  ['9860010000001235', null],
  ['4008470000000008', 'В номере карты ошибка: сверьте его с картой'],
  ['5555360000000001', 'В номере карты ошибка: сверьте его с картой'],
  ['4111111111111111', 'Такие карты пока не принимаем. Нужна карта Uzcard или Humo'],
  ['860049000000', 'Проверьте номер карты: в нём 16 цифр'],
])('[S3-04] the number %s is judged: %s', async (typed, wrong) => {
  const { of } = await showAddCard();
  await fillIn(typed);
  await submit();
  if (wrong === null) expect(await code()).toBeVisible();
  else {
    expect(await screen.findByText(wrong)).toBeVisible();
    expect(of(SEND)).toEqual([]);
  }
});

test('a check digit that does not agree on a local card is a warning, which blocks nothing', async () => {
  await showAddCard();
  await userEvent.type(await number(), '8600490000001235');
  await userEvent.tab();
  expect(await screen.findByText(/похоже, в нём опечатка/)).toBeVisible();
});

test('an expiry that has passed is refused at its field, here', async () => {
  await showAddCard();
  await userEvent.type(await number(), NUMBER);
  await userEvent.type(expiry(), '0120');
  await userEvent.tab();
  expect(await screen.findByText('Срок карты истёк')).toBeVisible();
});

test('where an offer takes the cards of one bank, another bank’s card is refused at its field', async () => {
  await showAddCard({}, { bankPrefixes: ['561468'] });
  await fillIn();
  await submit();
  expect(await screen.findByText('Нужна карта другого банка')).toBeVisible();
});

test.each([
  ['ru', 'Ошибка про получение банковской карты', /^Карта не сохранена, деньги не списаны/, 'Срок карты истёк'],
  ['uz', 'Bank kartasini olishda xatolik yuz berdi', /^Karta saqlanmadi, pul yechilmadi/, 'Karta muddati tugagan'],
] as const)(
  '[S8-06] in %s a card that the server refuses says so, what is safe, marks its field, and loses nothing typed',
  async (locale, sentence, safe, atField) => {
    const { of } = await showAddCard(
      { [SEND]: () => ({ status: 422, body: problem('card_invalid', sentence, { fields: { expiry: 'expiry-past' } }) }) },
      { locale },
    );
    const labels =
      locale === 'ru' ? ['Номер карты', 'Срок действия', 'Получить код'] : ['Karta raqami', 'Amal qilish muddati', 'Kod olish'];
    await userEvent.type(await screen.findByLabelText(labels[0] ?? ''), NUMBER);
    await userEvent.type(screen.getByLabelText(labels[1] ?? ''), '1229');
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: labels[2] ?? '' }));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByText(safe)).toBeVisible();
    expect(await screen.findByText(atField)).toBeVisible();
    expect(screen.getByLabelText(labels[0] ?? '')).toHaveValue('8600 4900 0000 1234');
    expect(screen.getByRole('checkbox')).toBeChecked();
    expect(of(SEND)).toHaveLength(1);
  },
);

test('a card that is saved already is told, and can be gone on with', async () => {
  const { onAdded } = await showAddCard({}, { saved: [CARD] });
  await fillIn();
  await submit();
  await userEvent.type(await code(), '111111');
  expect(await screen.findByRole('heading', { name: 'Эта карта уже сохранена' })).toBeVisible();
  expect(onAdded).not.toHaveBeenCalled();
  await click('Продолжить');
  expect(onAdded).toHaveBeenCalledExactlyOnceWith(CARD);
});

test('the whole number stands nowhere but in its field: not in a store of the browser, the address or the log', async () => {
  const logged = ['log', 'info', 'warn', 'error', 'debug'] as const;
  const spies = logged.map((level) => vi.spyOn(console, level));
  const { onAdded } = await showAddCard();
  await fillIn();
  await submit();
  await userEvent.type(await code(), '111111');
  await waitFor(() => expect(onAdded).toHaveBeenCalledOnce());
  const traces = [
    JSON.stringify({ ...localStorage }),
    JSON.stringify({ ...sessionStorage }),
    document.cookie,
    window.location.href,
    document.body.innerHTML,
    ...spies.flatMap(({ mock }) => mock.calls.flat().map(String)),
  ];
  for (const trace of traces) expect(trace.replaceAll(/\s/g, '')).not.toContain(NUMBER);
});

test('who gives up says so', async () => {
  const { onCancel } = await showAddCard();
  await number();
  await click('Не добавлять');
  expect(onCancel).toHaveBeenCalledOnce();
});
