import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { ENTITIES, goodRoutes, showPay } from '../../testing/show-pay.tsx';

const ORDER = 'GET installment/v3/user/order/100008';
const payButton = (timeout?: number) => screen.findByRole('button', { name: /^Оплатить/ }, { timeout: timeout ?? 1_000 });

beforeEach(() => {
  document.body.innerHTML = '';
  localStorage.clear();
});

/** Routes whose cards and balance are answered only after `release`. */
function withHeldSources() {
  const routes = goodRoutes();
  const entities = routes[ENTITIES];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  routes[ENTITIES] = async (asked) => {
    await held;
    return entities ? entities(asked) : {};
  };
  return { routes, release: () => release() };
}

test('the button waits until it is known what one can pay from, so that no press is lost', async () => {
  const { routes, release } = withHeldSources();
  await showPay({ server: fakeServer(routes) });
  // The form appears without waiting for slow sources.
  expect(await payButton(5_000)).toBeDisabled();
  release();
  await waitFor(async () => expect(await payButton()).toBeEnabled());
});

test('the form comes with what one can pay from: a part that came later would move the button', async () => {
  const { routes, release } = withHeldSources();
  const server = fakeServer(routes);
  await showPay({ server });
  await waitFor(() => expect([server.of(ORDER).length > 0, server.of(ENTITIES).length > 0]).toEqual([true, true]));
  // Two frames are enough for React to render the loaded order.
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  expect(screen.queryByRole('button', { name: /^Оплатить/ })).toBeNull();
  release();
  expect(await payButton(5_000)).toBeVisible();
});
