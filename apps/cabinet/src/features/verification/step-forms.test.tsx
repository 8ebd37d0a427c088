import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { findAccessibilityViolations } from '../../testing/accessibility-violations.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { SAVED_CARD } from '../../testing/orders.ts';
import { renderInCabinet } from '../../testing/render-in-cabinet.tsx';
import { CardForm } from './card-form.tsx';
import { ContactsForm } from './contacts-form.tsx';
import { PersonForm } from './person-form.tsx';

afterEach(cleanup);

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const enter = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label);
  await userEvent.click(field);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const render = (part: Parameters<typeof renderInCabinet>[0]) => renderInCabinet(part, { api: fakeApi({}).api });

test('[S5-01] the contacts form refuses a single contact, a repeated phone and the own phone, and then sends two contacts', async () => {
  const onContacts = vi.fn(async () => undefined);
  await render(<ContactsForm contacts={[]} ownPhone="+998900000001" onContacts={onContacts} />);
  await enter('Имя, номер 1', 'Азиз');
  await enter('Телефон, номер 1', '901112233');
  await press('Сохранить');
  expect(await screen.findByText('Минимум нужно добавить 2 номер')).toBeVisible();
  await enter('Имя, номер 2', 'Лола');
  await enter('Телефон, номер 2', '901112233');
  await press('Сохранить');
  expect(await screen.findByText('Номера не должны повторяться')).toBeVisible();
  await enter('Телефон, номер 2', '900000001');
  await press('Сохранить');
  expect(await screen.findByText('Это ваш номер, нужен номер близкого человека')).toBeVisible();
  expect(onContacts).not.toHaveBeenCalled();
  await enter('Телефон, номер 2', '911112233');
  await press('Сохранить');
  await vi.waitFor(() => expect(onContacts).toHaveBeenCalledOnce());
  expect(onContacts.mock.calls).toEqual([
    [
      {
        contacts: [
          { phone: '+998901112233', name: 'Азиз' },
          { phone: '+998911112233', name: 'Лола' },
        ],
        rows: [0, 1],
      },
    ],
  ]);
});

test('[S5-01] the contacts form of the verification allows a third contact and its removal', async () => {
  await render(<ContactsForm contacts={[]} ownPhone="+998900000001" onContacts={async () => undefined} />);
  await press('Добавить ещё номер');
  expect(await screen.findByLabelText('Телефон, номер 3')).toBeVisible();
  await press('Убрать номер 3');
  expect(screen.queryByLabelText('Телефон, номер 3')).toBeNull();
  expect(await findAccessibilityViolations()).toEqual([]);
});

test('[S2-24] the person form refuses a PINFL that contradicts the birthdate, and turns Cyrillic passport letters into Latin', async () => {
  const onPerson = vi.fn(async () => undefined);
  await render(<PersonForm person={null} accountBirthdate={null} today="2026-11-24" onPerson={onPerson} />);
  await enter('Серия и номер паспорта', 'аа 1234567');
  expect(await screen.findByText(/^Русские буквы заменили на латинские: AA1234567/)).toBeVisible();
  await enter('ПИНФЛ', '31210932040247');
  await enter('Дата рождения', '13.10.1993');
  await press('Сохранить');
  expect(await screen.findByText('ПИНФЛ не подходит к дате рождения')).toBeVisible();
  expect(onPerson).not.toHaveBeenCalled();
  await enter('Дата рождения', '12.10.1993');
  await press('Сохранить');
  await vi.waitFor(() => expect(onPerson).toHaveBeenCalledOnce());
  expect(onPerson.mock.calls).toEqual([[{ passport: 'AA1234567', pinfl: '31210932040247', birthdate: '1993-10-12' }]]);
});

test.each([
  ['24.11.2027', 'Проверьте год рождения'],
  ['25.11.2008', 'Рассрочка доступна с 18 лет'],
])('[S2-24] the person form refuses the birthdate %s with a reason, and the typed values stay', async (birthdate, sentence) => {
  const onPerson = vi.fn(async () => undefined);
  await render(<PersonForm person={null} accountBirthdate={null} today="2026-11-24" onPerson={onPerson} />);
  await enter('Серия и номер паспорта', 'AA1234567');
  await enter('Дата рождения', birthdate);
  await press('Сохранить');
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByLabelText('Дата рождения')).toHaveValue(birthdate);
  expect(screen.getByLabelText('Серия и номер паспорта')).toHaveValue('AA1234567');
  expect(onPerson).not.toHaveBeenCalled();
});

test('[S5-01] the contacts form refuses one phone in three formats at two of its contacts', async () => {
  const onContacts = vi.fn(async () => undefined);
  await render(<ContactsForm contacts={[]} ownPhone="+998900000001" onContacts={onContacts} />);
  await press('Добавить ещё номер');
  for (const [at, phone] of ['+998901112233', '90 111 22 33', '998 (90) 111-22-33'].entries()) {
    await enter(`Имя, номер ${at + 1}`, `Азиз ${at + 1}`);
    await enter(`Телефон, номер ${at + 1}`, phone);
  }
  await press('Сохранить');
  expect(await screen.findAllByText('Номера не должны повторяться')).toHaveLength(2);
  expect(screen.getByLabelText('Имя, номер 3')).toHaveValue('Азиз 3');
  expect(onContacts).not.toHaveBeenCalled();
});

const OTHER_CARD: typeof SAVED_CARD = { ...SAVED_CARD, entity_id: 'card_other' };

async function renderCardForm(items: (typeof SAVED_CARD)[]) {
  const onCard = vi.fn();
  await render(
    <CardForm
      cards={{ kind: 'ready', items }}
      chosen={null}
      addCard={() => null}
      write={{ kind: 'idle' }}
      onCard={onCard}
      onLeave={() => undefined}
    />,
  );
  return onCard;
}

test('[S2-24] the card form of the verification requires one of several saved cards and preselects none', async () => {
  const onCard = await renderCardForm([SAVED_CARD, OTHER_CARD]);
  await press('Выбрать');
  expect(await screen.findByText('Выберите карту из сохранённых')).toBeVisible();
  await userEvent.click((await screen.findAllByRole('radio'))[0] ?? document.body);
  await press('Выбрать');
  expect(onCard.mock.calls).toEqual([[SAVED_CARD.entity_id]]);
});

test('[S2-24] the card form of the verification has the only saved card chosen', async () => {
  const onCard = await renderCardForm([SAVED_CARD]);
  expect(await screen.findByRole('radio')).toBeChecked();
  await press('Выбрать');
  expect(onCard.mock.calls).toEqual([[SAVED_CARD.entity_id]]);
});
