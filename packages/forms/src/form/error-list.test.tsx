import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { LongForm } from '../testing/long-form.tsx';
import { renderForm } from '../testing/render-form.tsx';

afterEach(() => {
  document.body.innerHTML = '';
});

const send = () => userEvent.click(screen.getByRole('button', { name: 'Отправить' }));
const list = () => screen.findByRole('alert');

test.each([
  ['ru', 'Исправьте 16 полей', 'Заполните поле «Имя»'],
  ['uz', '16 ta maydonni toʻgʻrilang', '«Имя» maydonini toʻldiring'],
] as const)(
  'in %s a submitted long form lists its errors in the order of its fields, with the focus on the list',
  async (locale, title, first) => {
    const onSubmit = vi.fn();
    renderForm(<LongForm onSubmit={onSubmit} />, locale);
    await send();
    const box = await list();
    await waitFor(() => expect(box).toHaveFocus());
    expect(within(box).getByRole('heading')).toHaveTextContent(title);
    const links = within(box).getAllByRole('link');
    expect(links).toHaveLength(16);
    expect(links[0]).toHaveTextContent(first);
    expect(onSubmit).not.toHaveBeenCalled();
  },
);

test.each([
  ['Заполните поле «Имя»', () => screen.getByLabelText('Имя')],
  ['Заполните поле «Регион»', () => screen.getByRole('button', { name: /Регион/ })],
  ['Заполните поле «Банк»', () => screen.getByRole('combobox', { name: /Банк/ })],
  ['Заполните поле «Способ»', () => within(screen.getByRole('radiogroup', { name: 'Способ' })).getByRole('radio', { name: 'Первый' })],
  // The group sets its own text for `required` (`errorTexts`).
  ['Выберите тариф', () => within(screen.getByRole('group', { name: 'Тариф' })).getByRole('radio', { name: 'Первый' })],
  ['Заполните поле «Темы»', () => within(screen.getByRole('group', { name: 'Темы' })).getByRole('checkbox', { name: 'Первый' })],
  ['Примите условия оферты', () => screen.getByRole('checkbox', { name: 'Согласен с офертой' })],
])('the error link «%s» moves the focus to its field', async (sentence, control) => {
  renderForm(<LongForm />);
  await send();
  await userEvent.click(within(await list()).getByRole('link', { name: sentence }));
  await waitFor(() => expect(control()).toHaveFocus());
});

test('the error link of a missing photo moves the focus into the photo field', async () => {
  renderForm(<LongForm />);
  await send();
  await userEvent.click(within(await list()).getByRole('link', { name: 'Добавьте фото: Паспорт' }));
  await waitFor(() => expect(screen.getByRole('group', { name: 'Паспорт' }).contains(document.activeElement)).toBe(true));
});
