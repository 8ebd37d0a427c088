import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { messages as ru } from '@muddat/i18n/catalogs/forms/ru.po';
import { messages as uz } from '@muddat/i18n/catalogs/forms/uz.po';
import { messages as uiRu } from '@muddat/i18n/catalogs/ui/ru.po';
import { messages as uiUz } from '@muddat/i18n/catalogs/ui/uz.po';
import { parsePhone, required } from '@muddat/validators';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent as realUser } from 'vitest/browser';
import {
  byRules,
  FormError,
  FormPasswordField,
  FormPhoneField,
  PortalForm,
  setValue,
  TYPING,
  usePortalForm,
  useSubmitting,
} from './index.ts';

type Values = { phone: string; password: string };
type Submit = (values: Values) => Promise<void> | void;
const phone = (value: unknown) => {
  const parsed = parsePhone(String(value ?? ''));
  return parsed.ok ? null : { code: parsed.code, params: {} };
};

function SignIn({ onSubmit }: { onSubmit: Submit }) {
  const [store, Field] = usePortalForm<Values>({ initialValues: { phone: '', password: '' } });
  return (
    <PortalForm of={store} onSubmit={onSubmit}>
      <Field name="phone" validate={byRules(required, phone)}>
        {(field, input) => (
          <FormPhoneField field={field} input={input} label="Телефон" onValue={(value) => setValue(store, 'phone', value, TYPING)} />
        )}
      </Field>
      <Field name="password" validate={byRules(required)}>
        {(field, input) => (
          <FormPasswordField
            field={field}
            input={input}
            label="Пароль"
            autoComplete="current-password"
            onValue={(value) => setValue(store, 'password', value, TYPING)}
          />
        )}
      </Field>
      <button type="submit">Войти</button>
      <output data-testid="busy">{String(useSubmitting(store))}</output>
    </PortalForm>
  );
}

function show(onSubmit: Submit = () => {}, locale: 'ru' | 'uz' = 'ru') {
  const messages = locale === 'ru' ? { ...ru, ...uiRu } : { ...uz, ...uiUz };
  const i18n = setupI18n({ locale, messages: { [locale]: messages } });
  return render(
    <I18nProvider i18n={i18n}>
      <SignIn onSubmit={onSubmit} />
    </I18nProvider>,
  );
}
const phoneField = () => screen.getByLabelText('Телефон');
const passwordField = () => screen.getByLabelText('Пароль');

afterEach(() => {
  document.body.innerHTML = '';
});

test('nothing is judged while one types; leaving the field judges it', async () => {
  const user = userEvent.setup();
  show();
  await user.type(phoneField(), '9012');
  expect(phoneField()).not.toHaveAttribute('aria-invalid');
  await user.tab();
  await vi.waitFor(() => expect(phoneField()).toHaveAttribute('aria-invalid', 'true'));
  expect(screen.getByText('Введите номер целиком: +998 и ещё 9 цифр')).toBeVisible();
});

test('the first wrong field gets the focus when the form is sent off, and nothing is sent', async () => {
  const user = userEvent.setup();
  const sent = vi.fn();
  show(sent);
  await user.click(screen.getByRole('button', { name: 'Войти' }));
  await vi.waitFor(() => expect(phoneField()).toHaveFocus());
  expect(screen.getByText('Заполните поле «Телефон»')).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
});

test('the sentence is in the language of the page', async () => {
  const user = userEvent.setup();
  show(() => {}, 'uz');
  await user.click(screen.getByRole('button', { name: 'Войти' }));
  expect(await screen.findByText(/«Телефон» maydonini toʻldiring/)).toBeVisible();
});

test('what the server refuses stands under its field, and what was typed stays', async () => {
  const user = userEvent.setup();
  show(() => {
    throw new FormError<Values>('', { password: 'Учетные данные пользователя неверны' });
  });
  await user.type(phoneField(), '901234567');
  await user.type(passwordField(), 'secret-1');
  await user.click(screen.getByRole('button', { name: 'Войти' }));
  expect(await screen.findByText('Учетные данные пользователя неверны')).toBeVisible();
  expect(phoneField()).toHaveValue('+998 90 123 45 67');
  expect(passwordField()).toHaveValue('secret-1');
});

test('a second press while the first is on its way sends nothing', async () => {
  const user = userEvent.setup();
  let release = () => {};
  const sent = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        release = resolve;
      }),
  );
  show(sent);
  await user.type(phoneField(), '901234567');
  await user.type(passwordField(), 'secret-1');
  const form = passwordField().closest('form');
  if (!form) throw new Error('no form');
  fireEvent.submit(form);
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  fireEvent.submit(form);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sent).toHaveBeenCalledTimes(1);
  release();
});

test('the store says that a submission is under way until it has ended', async () => {
  const user = userEvent.setup();
  let release = () => {};
  show(
    () =>
      new Promise<void>((resolve) => {
        release = resolve;
      }),
  );
  await user.type(phoneField(), '901234567');
  await user.type(passwordField(), 'secret-1');
  await user.click(screen.getByRole('button', { name: 'Войти' }));
  await vi.waitFor(() => expect(screen.getByTestId('busy')).toHaveTextContent('true'));
  fireEvent.submit(screen.getByTestId('busy').closest('form') ?? document.body);
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(screen.getByTestId('busy')).toHaveTextContent('true');
  release();
  await vi.waitFor(() => expect(screen.getByTestId('busy')).toHaveTextContent('false'));
});

test('a press on the button that makes the field above speak is not lost', async () => {
  show();
  await realUser.type(phoneField(), '90123');
  await realUser.click(screen.getByRole('button', { name: 'Войти' }));
  await vi.waitFor(() => expect(phoneField()).toHaveAttribute('aria-invalid', 'true'));
  await vi.waitFor(() => expect(phoneField()).toHaveFocus());
  expect(screen.getByText('Заполните поле «Пароль»')).toBeVisible();
});
