import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { findAccessibilityViolations } from '../../testing/accessibility-violations.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderInCabinet } from '../../testing/render-in-cabinet.tsx';
import { PersonForm } from './person-form.tsx';

afterEach(cleanup);

const PASSPORT = { passport: 'AA1234567', pinfl: '31210932040247', birthdate: '1993-10-12' } as const;

async function open(given: Partial<Parameters<typeof PersonForm>[0]> = {}, locale: 'ru' | 'uz' = 'ru') {
  const onPerson = vi.fn(async () => undefined);
  await renderInCabinet(<PersonForm person={null} accountBirthdate="1996-03-01" today="2026-11-24" onPerson={onPerson} {...given} />, {
    api: fakeApi({}).api,
    locale,
  });
  return { onPerson };
}
const field = (label: string) => screen.findByLabelText(label);
const birthdate = () => field('Дата рождения');
const question = () => screen.queryByText('Какая дата верная?');
const confirmation = () => screen.findByRole('checkbox', { name: 'Да, в паспорте указана дата 12.10.1993' });
async function enter(label: string, text: string): Promise<void> {
  await userEvent.clear(await field(label));
  await userEvent.type(await field(label), text);
}
async function enterPassport(): Promise<void> {
  await enter('Серия и номер паспорта', PASSPORT.passport);
  await enter('ПИНФЛ', PASSPORT.pinfl);
}
const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Сохранить' }));

describe('[S2-24] the birthdate in the person form', () => {
  test('is filled in from the account and is sent without a question', async () => {
    const { onPerson } = await open({ accountBirthdate: PASSPORT.birthdate });
    expect(await birthdate()).toHaveValue('12.10.1993');
    await enterPassport();
    await save();
    await vi.waitFor(() => expect(onPerson.mock.calls).toEqual([[PASSPORT]]));
    expect(question()).toBeNull();
  });

  test('is empty if the account has none', async () => {
    await open({ accountBirthdate: null });
    expect(await birthdate()).toHaveValue('');
  });

  test('that differs from the account is sent only after a confirmation, and nothing typed is lost', async () => {
    const { onPerson } = await open();
    await enterPassport();
    expect(question()).toBeNull();
    await enter('Дата рождения', '12.10.1993');
    expect(question()).toBeVisible();
    expect(screen.getByText('В профиле указана дата 01.03.1996. После проверки её заменит дата из паспорта.')).toBeVisible();
    expect(await confirmation()).not.toBeChecked();
    expect(await findAccessibilityViolations()).toEqual([]);

    await save();
    expect(await screen.findByText('Сверьте дату с паспортом: подтвердите её или исправьте')).toBeVisible();
    await vi.waitFor(async () => expect(await confirmation()).toHaveFocus());
    expect(await confirmation()).toBeInvalid();
    expect(onPerson).not.toHaveBeenCalled();
    expect(
      [await birthdate(), await field('ПИНФЛ'), await field('Серия и номер паспорта')].map((one) => one.getAttribute('value')),
    ).toEqual(['12.10.1993', PASSPORT.pinfl, PASSPORT.passport]);

    await userEvent.keyboard(' ');
    await save();
    await vi.waitFor(() => expect(onPerson.mock.calls).toEqual([[PASSPORT]]));
  });

  test('has to be confirmed again after another change, and not once it is that of the account', async () => {
    await open();
    await enter('Дата рождения', '12.10.1993');
    await userEvent.click(await confirmation());
    await enter('Дата рождения', '12.11.1993');
    expect(await screen.findByRole('checkbox', { name: 'Да, в паспорте указана дата 12.11.1993' })).not.toBeChecked();
    await enter('Дата рождения', '01.03.1996');
    expect(question()).toBeNull();
  });

  test('that was saved before stays confirmed', async () => {
    const { onPerson } = await open({ person: PASSPORT });
    expect(await birthdate()).toHaveValue('12.10.1993');
    expect(await confirmation()).toBeChecked();
    await save();
    await vi.waitFor(() => expect(onPerson.mock.calls).toEqual([[PASSPORT]]));
  });

  test('is asked about in Uzbek too', async () => {
    await open({ person: PASSPORT }, 'uz');
    expect(await screen.findByText('Qaysi sana toʻgʻri?')).toBeVisible();
    expect(
      screen.getByText('Profilda 01.03.1996 sanasi koʻrsatilgan. Tekshiruvdan soʻng uning oʻrniga pasportdagi sana yoziladi.'),
    ).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Ha, pasportda 12.10.1993 sanasi koʻrsatilgan' })).toBeChecked();
  });
});
