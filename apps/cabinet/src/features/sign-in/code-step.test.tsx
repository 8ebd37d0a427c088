import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { renderInCabinet } from '../../testing/render-in-cabinet.tsx';
import { CodeStep } from './code-step.tsx';

afterEach(() => {
  document.body.innerHTML = '';
});

test('[S9-07] at sign-in the seconds until a new code are counted down, and then one can be asked for', async () => {
  const user = userEvent.setup();
  const onResend = vi.fn();
  const nothing = () => undefined;
  const now = Date.now();
  const otp = { length: 6, resendAt: now + 2_000, expiresAt: now + 300_000, maskedPhone: '+998 90 ••• •• 01' };
  await renderInCabinet(
    <CodeStep
      otp={otp}
      problem={null}
      busy={null}
      onCode={nothing}
      onResend={onResend}
      onChangePhone={nothing}
      onPasswordInstead={nothing}
    />,
    { api: fakeServer({}).api },
  );
  expect(await screen.findByText('Новый код можно запросить через 1 с', {}, { timeout: 3_000 })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Отправить код ещё раз' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Отправить код ещё раз' }, { timeout: 3_000 }));
  expect(onResend).toHaveBeenCalledTimes(1);
});
