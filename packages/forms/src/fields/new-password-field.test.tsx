import { personalWords, registrationSchema } from '@muddat/validators';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  FormDateField,
  FormNewPasswordField,
  FormPasswordField,
  FormTextField,
  PortalForm,
  useFieldText,
  usePortalForm,
} from '../index.ts';
import { renderForm } from '../testing/render-form.tsx';

afterEach(() => {
  document.body.innerHTML = '';
});

const schema = registrationSchema({ today: '2026-11-21', phone: '+998901284637' });

/** A form with the fields of the last step of registration. */
function Registration({ onSubmit }: { onSubmit: (values: unknown) => void }) {
  const form = usePortalForm({
    schema,
    initialValues: { name: '', birthdate: '', password: '', confirmation: '' },
    fieldGroups: [
      ['password', 'confirmation'],
      ['name', 'birthdate', 'password'],
    ],
  });
  const name = useFieldText(form, 'name');
  return (
    <PortalForm of={form} onSubmit={onSubmit}>
      <FormTextField of={form} name="name" label="Имя" />
      <FormDateField of={form} name="birthdate" label="Дата рождения" />
      <FormNewPasswordField of={form} name="password" label="Новый пароль" personalWords={personalWords({ name })} />
      <FormPasswordField of={form} name="confirmation" label="Повтор пароля" autoComplete="new-password" />
      <button type="submit">Готово</button>
    </PortalForm>
  );
}

test('a password made of the customer’s own name is shown as weak while typing and refused when left', async () => {
  const onSubmit = vi.fn();
  renderForm(<Registration onSubmit={onSubmit} />);
  const field = (label: string) => screen.getByLabelText(label);
  await userEvent.fill(field('Имя'), 'Xurshidbek Aliyev');
  await userEvent.fill(field('Дата рождения'), '1.2.1990');
  await userEvent.fill(field('Новый пароль'), 'xurshidbek-7');
  expect(await screen.findByText('Слабый пароль: его легко подобрать', { selector: '[aria-hidden]' })).toBeVisible();
  await userEvent.tab();
  expect(await screen.findByText('Пароль слишком простой: его легко подобрать')).toBeVisible();
  await userEvent.fill(field('Новый пароль'), 'tuya choy 41');
  await userEvent.fill(field('Повтор пароля'), 'tuya choy 41');
  await userEvent.click(screen.getByRole('button', { name: 'Готово' }));
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({
    name: 'Xurshidbek Aliyev',
    birthdate: '1990-02-01',
    password: 'tuya choy 41',
    confirmation: 'tuya choy 41',
  });
});
