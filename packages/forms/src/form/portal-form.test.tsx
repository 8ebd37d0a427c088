import { passwordSignInSchema } from '@muddat/validators';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent as realUser } from 'vitest/browser';
import { FormPasswordField, FormPhoneField, PortalForm, SubmissionFailedError, usePortalForm, useSubmitting } from '../index.ts';
import { renderForm } from '../testing/render-form.tsx';

type Submit = (values: { phone: string; password: string }) => Promise<void> | void;

function SignIn({ onSubmit }: { onSubmit: Submit }) {
  const form = usePortalForm({ schema: passwordSignInSchema, initialValues: { phone: '', password: '' } });
  return (
    <PortalForm of={form} onSubmit={onSubmit}>
      <FormPhoneField of={form} name="phone" label="Телефон" />
      <FormPasswordField of={form} name="password" label="Пароль" autoComplete="current-password" />
      <button type="submit">Войти</button>
      <output data-testid="busy">{String(useSubmitting(form))}</output>
    </PortalForm>
  );
}

const show = (onSubmit: Submit = () => {}, locale: 'ru' | 'uz' = 'ru') => renderForm(<SignIn onSubmit={onSubmit} />, locale);
const phoneField = () => screen.getByLabelText('Телефон');
const passwordField = () => screen.getByLabelText('Пароль');
const send = () => userEvent.click(screen.getByRole('button', { name: 'Войти' }));
async function fill() {
  await userEvent.type(phoneField(), '901234567');
  await userEvent.type(passwordField(), 'secret-1');
}

afterEach(() => {
  document.body.innerHTML = '';
});

test('a field is validated when it loses focus, not while typing', async () => {
  const user = userEvent.setup();
  show();
  await user.type(phoneField(), '9012');
  expect(phoneField()).not.toHaveAttribute('aria-invalid');
  await user.tab();
  await waitFor(() => expect(phoneField()).toHaveAttribute('aria-invalid', 'true'));
  expect(screen.getByText('Введите номер целиком: +998 и ещё 9 цифр')).toBeVisible();
});

test('submitting an invalid form focuses the first invalid field and sends nothing', async () => {
  const sent = vi.fn();
  show(sent);
  await send();
  await waitFor(() => expect(phoneField()).toHaveFocus());
  expect(screen.getByText('Заполните поле «Телефон»')).toBeVisible();
  expect(sent).not.toHaveBeenCalled();
});

test('the error message of a field is in the language of the page', async () => {
  show(() => {}, 'uz');
  await send();
  expect(await screen.findByText(/«Телефон» maydonini toʻldiring/)).toBeVisible();
});

/** An error in the shape that the SDK throws. */
const refused = (data: object) => Object.assign(new Error('x'), { data });

test('the submitted values are the output of the schema', async () => {
  const sent = vi.fn();
  show(sent);
  await fill();
  await send();
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ phone: '+998901234567', password: 'secret-1' }));
});

test('error codes of the server appear at their fields, the first gets the focus, and values stay', async () => {
  show(() => {
    throw refused({ fields: { phone: 'required', password: 'maxLength?max=3' }, message: 'Проверьте поля' });
  });
  await fill();
  await send();
  expect(await screen.findByText('Поле «Пароль» должно быть не длиннее 3 символов')).toBeVisible();
  await waitFor(() => expect(phoneField()).toHaveFocus());
  expect(phoneField()).toHaveValue('+998 90 123 45 67');
  expect(passwordField()).toHaveValue('secret-1');
  expect(screen.queryByText('Проверьте поля')).toBeNull();
});

test('an error of the server stays until the field has another value', async () => {
  const user = userEvent.setup();
  show(() => {
    throw refused({ fields: { phone: 'not-valid' } });
  });
  await fill();
  await send();
  await waitFor(() => expect(phoneField()).toHaveFocus());
  await user.tab();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(phoneField()).toHaveAttribute('aria-invalid', 'true');
  await user.clear(phoneField());
  await user.type(phoneField(), '901234568');
  await user.tab();
  await waitFor(() => expect(phoneField()).not.toHaveAttribute('aria-invalid'));
});

test.each([
  ['an error code for an unknown field', refused({ fields: { other: 'required' }, message: 'Так нельзя' }), 'Так нельзя'],
  ['a message without fields', refused({ code: 'c', message: 'Лимит исчерпан' }), 'Лимит исчерпан'],
  ['a problem without a message', refused({ code: 'c', fields: {} }), 'Что-то пошло не так, пожалуйста, повторите попытку'],
  ['a missing response', Object.assign(new Error('timeout'), { data: null }), 'Что-то пошло не так, пожалуйста, повторите попытку'],
])('a submission that fails with %s shows a message in an alert of the form', async (_, error, sentence) => {
  show(() => {
    throw error;
  });
  await fill();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
});

test('if `onSubmit` throws SubmissionFailedError, the form keeps its values and shows no error', async () => {
  const told = vi.fn();
  window.addEventListener('error', told);
  show(() => {
    throw new SubmissionFailedError();
  });
  await fill();
  await send();
  await waitFor(() => expect(screen.getByTestId('busy')).toHaveTextContent('false'));
  expect([phoneField(), passwordField()].map((field) => field instanceof HTMLInputElement && field.value)).toEqual([
    '+998 90 123 45 67',
    'secret-1',
  ]);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(told).not.toHaveBeenCalled();
  window.removeEventListener('error', told);
});

test('a programming error shows the general message and is reported as an uncaught error', async () => {
  const told = vi.fn((event: ErrorEvent) => event.preventDefault());
  window.addEventListener('error', told, { capture: true, once: true });
  show(() => {
    throw new TypeError('x is undefined');
  });
  await fill();
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent('Что-то пошло не так, пожалуйста, повторите попытку');
  expect(told).toHaveBeenCalledTimes(1);
});

test('a second submit while the first is pending sends nothing, and the form is busy until it ends', async () => {
  let release = () => {};
  const sent = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        release = resolve;
      }),
  );
  show(sent);
  await fill();
  const form = passwordField().closest('form');
  if (!form) throw new Error('no form');
  fireEvent.submit(form);
  fireEvent.submit(form);
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  fireEvent.submit(form);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sent).toHaveBeenCalledTimes(1);
  expect(screen.getByTestId('busy')).toHaveTextContent('true');
  release();
  await waitFor(() => expect(screen.getByTestId('busy')).toHaveTextContent('false'));
});

test('a click on submit is not lost when it makes an error appear above the button', async () => {
  show();
  await realUser.type(phoneField(), '90123');
  await realUser.click(screen.getByRole('button', { name: 'Войти' }));
  await waitFor(() => expect(phoneField()).toHaveAttribute('aria-invalid', 'true'));
  await waitFor(() => expect(phoneField()).toHaveFocus());
  expect(screen.getByText('Заполните поле «Пароль»')).toBeVisible();
});
