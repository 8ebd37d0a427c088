import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderInCabinet } from '../../testing/render-in-cabinet.tsx';
import { SubmitButton } from './submit-button.tsx';

beforeEach(() => {
  cleanup();
});

test('a pending submit button shows a notice about a slow response, and another press does not submit', async () => {
  const onSubmit = vi.fn();
  const form = (
    <form onSubmit={onSubmit}>
      <SubmitButton pending>Войти</SubmitButton>
    </form>
  );
  await renderInCabinet(form, { api: fakeServer({}).api });
  expect(await screen.findByText('Связь медленная, ждём ответа…', {}, { timeout: 20_000 })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Войти' }));
  expect(onSubmit).not.toHaveBeenCalled();
});
