import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { LongForm } from '../testing/long-form.tsx';
import { showForm } from '../testing/show-form.tsx';

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
  showForm(<LongForm draft />);
}
async function fill() {
  showForm(<LongForm draft />);
  await userEvent.fill(screen.getByLabelText('Имя'), 'Дилноза');
  await userEvent.fill(screen.getByLabelText('О себе'), 'не в списке');
  await userEvent.fill(screen.getByLabelText('Пароль'), 'olma-anor-2026');
  await userEvent.fill(screen.getByLabelText('Код'), '123456');
  await userEvent.fill(screen.getByLabelText('Номер карты'), '8600123456789012');
  await userEvent.click(screen.getByRole('switch', { name: /новости/ }));
}

test('what was filled in is offered again after a reload, and comes back when it is wanted', async () => {
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

test('passwords, codes and cards are never kept, though the form’s list names them, nor what the list does not name', async () => {
  await fill();
  reload();
  await screen.findByText(OFFER);
  expect(kept()).toContain('Дилноза');
  for (const secret of ['olma-anor', '123456', '8600', 'не в списке', 'password', 'card', 'code']) expect(kept()).not.toContain(secret);
});

test('who starts anew is asked no more', async () => {
  await fill();
  reload();
  await userEvent.click(await screen.findByRole('button', { name: 'Начать заново' }));
  expect(screen.queryByText(OFFER)).toBeNull();
  expect(kept()).toBe('');
  reload();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.queryByText(OFFER)).toBeNull();
});

test('a form that nobody touched keeps nothing and offers nothing', async () => {
  showForm(<LongForm draft />);
  reload();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(kept()).toBe('');
  expect(screen.queryByText(OFFER)).toBeNull();
});

test.each([
  [true, true],
  [false, false],
])('with unsaved changes %j the browser is asked to hold a page that is closed: %j', async (changed, asked) => {
  showForm(<LongForm ask />);
  if (changed) await userEvent.fill(screen.getByLabelText('Имя'), 'Дилноза');
  const leave = new Event('beforeunload', { cancelable: true });
  const heard = vi.fn();
  window.dispatchEvent(leave);
  heard(leave.defaultPrevented);
  expect(heard).toHaveBeenCalledWith(asked);
});
