import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderInCabinet } from '../../testing/render-in-cabinet.tsx';
import { SubmitButton } from './submit-button.tsx';

beforeEach(() => {
  cleanup();
});

test('an answer that takes long is said to be waited for, and another press sends nothing', async () => {
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
