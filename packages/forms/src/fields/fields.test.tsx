import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { LongForm } from '../testing/long-form.tsx';
import { renderForm } from '../testing/render-form.tsx';

afterEach(() => {
  document.body.innerHTML = '';
});

const field = (label: string) => screen.getByLabelText(label);
/** Waits 60 ms, longer than any validation takes, to show that none happens. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 60));

const TYPED = [
  ['Имя', 'ab', 'Поле «Имя» должно быть не короче 3 символов'],
  ['Телефон', '9012', 'Введите номер целиком: +998 и ещё 9 цифр'],
  ['Дата рождения', '31.02.1990', 'Такой даты нет. Проверьте день и месяц'],
  ['Дата рождения', '31.02', 'Введите дату так: 27.11.1996'],
  ['О себе', 'слишком длинно', 'Поле «О себе» должно быть не длиннее 10 символов'],
  ['Сумма', '999', /Сумма платежа меньше допустимой: от 1.000.сум/],
  ['Номер карты', '8600 12', 'Проверьте номер карты: в нём 16 цифр'],
  ['Код', '123', 'Поле «Код»: нужно ровно 6 цифр'],
  ['Пароль', 'abc', 'Поле «Пароль» должно быть не короче 8 символов'],
] as const;

test.each(TYPED)(
  '[S5-09] the field «%s» is validated when it loses focus, not on each keystroke, also after it was wrong',
  async (label, text, sentence) => {
    renderForm(<LongForm />);
    await userEvent.click(field(label));
    for (const key of text) {
      await userEvent.keyboard(key);
      expect(field(label)).not.toHaveAttribute('aria-invalid');
    }
    await pause();
    expect(field(label)).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await waitFor(() => expect(field(label)).toHaveAttribute('aria-invalid', 'true'));
    expect(screen.getByText(sentence)).toBeVisible();
    await userEvent.click(field(label));
    await userEvent.clear(field(label));
    await pause();
    expect(screen.getByText(sentence)).toBeVisible();
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
  },
);

test.each([
  ['Телефон', '90 123 45 67 8', 'Введите номер целиком: +998 и ещё 9 цифр'],
  ['Сумма', '5e4', /Введите сумму цифрами, например 50.000/],
  ['Код', '1234567', 'Поле «Код»: нужно ровно 6 цифр'],
])('the field «%s» keeps the invalid text %o and shows an error when it loses focus', async (label, text, sentence) => {
  renderForm(<LongForm />);
  await userEvent.fill(field(label), text);
  await userEvent.tab();
  await waitFor(() => expect(field(label)).toHaveAttribute('aria-invalid', 'true'));
  expect(field(label)).toHaveValue(text);
  expect(screen.getByText(sentence)).toBeVisible();
});

test('[S5-09] a change event of the browser (autofill) validates a field that still has the focus', async () => {
  renderForm(<LongForm />);
  const name = field('Имя');
  if (!(name instanceof HTMLInputElement)) throw new Error('no input');
  await userEvent.click(name);
  await userEvent.keyboard('ab');
  name.dispatchEvent(new Event('change', { bubbles: true }));
  await waitFor(() => expect(name).toHaveAttribute('aria-invalid', 'true'));
  expect(name).toHaveFocus();
});

test('[S5-09] a checkbox and a checkbox group are validated at each change', async () => {
  renderForm(<LongForm />);
  const offer = screen.getByRole('checkbox', { name: 'Согласен с офертой' });
  await userEvent.click(offer);
  await pause();
  expect(offer).not.toHaveAttribute('aria-invalid');
  await userEvent.click(offer);
  await waitFor(() => expect(offer).toHaveAttribute('aria-invalid', 'true'));
  expect(screen.getByText('Примите условия оферты')).toBeVisible();
  const topics = within(screen.getByRole('group', { name: 'Темы' })).getByRole('checkbox', { name: 'Первый' });
  await userEvent.click(topics);
  await userEvent.click(topics);
  expect(await screen.findByText('Заполните поле «Темы»')).toBeVisible();
});

test('[S5-09] choosing an option of a select clears its error at once', async () => {
  renderForm(<LongForm />);
  await userEvent.click(screen.getByRole('button', { name: /Отправить/ }));
  const sentence = () => within(document.body).queryAllByText('Заполните поле «Регион»');
  await waitFor(() => expect(sentence()).not.toHaveLength(0));
  // The message appears twice: below the field and in the list above the form. The list still shows the errors of the last submission.
  expect(sentence()).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: /Регион/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Второй' }));
  await waitFor(() => expect(sentence()).toHaveLength(1));
});

test('a select that is opened and left without a choice is validated when it loses focus', async () => {
  renderForm(<LongForm />);
  const region = screen.getByRole('button', { name: /Регион/ });
  await userEvent.click(region);
  await screen.findByRole('option', { name: 'Второй' });
  await pause();
  expect(screen.queryByText('Заполните поле «Регион»')).toBeNull();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(region).toHaveFocus());
  await userEvent.tab();
  expect(await screen.findByText('Заполните поле «Регион»')).toBeVisible();
});

test('a radio group is validated when the focus leaves it, not when it moves within', async () => {
  renderForm(<LongForm />);
  const way = within(screen.getByRole('radiogroup', { name: 'Способ' }));
  way.getByRole('radio', { name: 'Первый' }).focus();
  way.getByRole('radio', { name: 'Второй' }).focus();
  await pause();
  expect(screen.queryByText('Заполните поле «Способ»')).toBeNull();
  field('Имя').focus();
  expect(await screen.findByText('Заполните поле «Способ»')).toBeVisible();
});

test('[S5-02] a mismatch of password and confirmation is shown at the confirmation, whichever changed last', async () => {
  renderForm(<LongForm />);
  const [password, confirmation] = [field('Пароль'), field('Повтор пароля')];
  const mismatch = 'Поле «Повтор пароля» не совпадает с паролем';
  await userEvent.fill(password, 'olma-anor-2026');
  await userEvent.click(confirmation);
  await pause();
  // The confirmation is still empty and only has the focus, so it shows no error.
  expect(confirmation).not.toHaveAttribute('aria-invalid');
  await userEvent.fill(confirmation, 'olma-anor-2027');
  await userEvent.tab();
  expect(await screen.findByText(mismatch)).toBeVisible();
  await userEvent.fill(confirmation, 'olma-anor-2026');
  await userEvent.tab();
  await waitFor(() => expect(screen.queryByText(mismatch)).toBeNull());
  await userEvent.fill(password, 'olma-anor-2025');
  await userEvent.tab();
  expect(await screen.findByText(mismatch)).toBeVisible();
});
