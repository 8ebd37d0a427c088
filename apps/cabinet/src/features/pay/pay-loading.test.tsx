import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { GET_PAYOFF_QUOTE_ROUTE, LIST_ENTITIES_ROUTE, renderPay, successRoutes } from '../../testing/render-pay.tsx';

const ORDER = 'GET installment/v3/user/order/100008';
const payButton = (timeout?: number) => screen.findByRole('button', { name: /^Оплатить/ }, { timeout: timeout ?? 1_000 });

beforeEach(() => {
  document.body.innerHTML = '';
  localStorage.clear();
});

/** Routes of which one is answered only after `release`. */
function withHeldRoute(route: string) {
  const routes = successRoutes();
  const answer = routes[route];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  routes[route] = async (request) => {
    await held;
    return answer ? answer(request) : {};
  };
  return { routes, release: () => release() };
}
/** Cards and balance are answered only after `release`. */
const withHeldSources = () => withHeldRoute(LIST_ENTITIES_ROUTE);

test('[X-02] while the payoff of the order loads, the customer cannot pay: the amount may be more than closes the order', async () => {
  const { routes, release } = withHeldRoute(GET_PAYOFF_QUOTE_ROUTE);
  await renderPay({ server: fakeServer(routes) });
  expect(await payButton(5_000)).toBeDisabled();
  release();
  await waitFor(async () => expect(await payButton()).toBeEnabled());
});

test('if cards and balance load slowly, the payment form shows its pay button disabled until they have loaded', async () => {
  const { routes, release } = withHeldSources();
  await renderPay({ server: fakeServer(routes) });
  // The form appears without waiting for slow sources.
  expect(await payButton(5_000)).toBeDisabled();
  release();
  await waitFor(async () => expect(await payButton()).toBeEnabled());
});

test('the payment form waits briefly for cards and balance before it shows the pay button', async () => {
  const { routes, release } = withHeldSources();
  const server = fakeServer(routes);
  await renderPay({ server });
  await waitFor(() =>
    expect([server.requestsTo(ORDER).length > 0, server.requestsTo(LIST_ENTITIES_ROUTE).length > 0]).toEqual([true, true]),
  );
  // Two frames are enough for React to render the loaded order.
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  expect(screen.queryByRole('button', { name: /^Оплатить/ })).toBeNull();
  release();
  expect(await payButton(5_000)).toBeVisible();
});
