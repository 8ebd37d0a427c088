import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { LongForm } from '../testing/long-form.tsx';
import { renderForm } from '../testing/render-form.tsx';

beforeEach(() => {
  cleanup();
  document.body.innerHTML = '';
  sessionStorage.clear();
});

const OFFER = 'Вы начали заполнять эту форму. Продолжить с того же места?';
const kept = () => sessionStorage.getItem('muddat.draft.long') ?? '';
/** Simulates a page reload. */
function reload() {
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  cleanup();
  renderForm(<LongForm draft />);
}
async function fill() {
  renderForm(<LongForm draft />);
  await userEvent.fill(screen.getByLabelText('Имя'), 'Дилноза');
  await userEvent.fill(screen.getByLabelText('О себе'), 'не в списке');
  await userEvent.fill(screen.getByLabelText('Пароль'), 'olma-anor-2026');
  await userEvent.fill(screen.getByLabelText('Код'), '123456');
  await userEvent.fill(screen.getByLabelText('Номер карты'), '8600123456789012');
  await userEvent.click(screen.getByRole('switch', { name: /новости/ }));
}

test('after a reload the form offers its draft and restores it on request', async () => {
  await fill();
  reload();
  expect(await screen.findByText(OFFER)).toBeVisible();
  expect(screen.getByLabelText('Имя')).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: 'Продолжить' }));
  expect(screen.getByLabelText('Имя')).toHaveValue('Дилноза');
  expect(screen.getByRole('switch', { name: /новости/ })).toBeChecked();
  expect(screen.getByLabelText('О себе')).toHaveValue('');
  expect(screen.queryByText(OFFER)).toBeNull();
});

test('passwords, codes, card numbers and unlisted fields are never stored in a draft', async () => {
  await fill();
  reload();
  await screen.findByText(OFFER);
  expect(kept()).toContain('Дилноза');
  for (const secret of ['olma-anor', '123456', '8600', 'не в списке', 'password', 'card', 'code']) expect(kept()).not.toContain(secret);
});

test('a click on «Начать заново» deletes the draft of a form, which is not offered any more', async () => {
  await fill();
  reload();
  await userEvent.click(await screen.findByRole('button', { name: 'Начать заново' }));
  expect(screen.queryByText(OFFER)).toBeNull();
  expect(kept()).toBe('');
  reload();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByText(OFFER)).toBeNull();
});

test('an untouched form stores no draft and offers none', async () => {
  renderForm(<LongForm draft />);
  reload();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(kept()).toBe('');
  expect(screen.queryByText(OFFER)).toBeNull();
});

test.each([
  [true, true],
  [false, false],
])('closing a page with unsaved changes (%j) asks for confirmation: %j', async (changed, asked) => {
  renderForm(<LongForm confirmLeave />);
  if (changed) await userEvent.fill(screen.getByLabelText('Имя'), 'Дилноза');
  const leave = new Event('beforeunload', { cancelable: true });
  const heard = vi.fn();
  window.dispatchEvent(leave);
  heard(leave.defaultPrevented);
  expect(heard).toHaveBeenCalledWith(asked);
});
