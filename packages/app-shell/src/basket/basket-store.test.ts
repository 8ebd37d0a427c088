import { describe, expect, it, vi } from 'vitest';
import { createAccountBasket } from './account-basket.ts';
import type { AccountCalls } from './account-calls.ts';
import type { Basket } from './basket-item.ts';
import { addItem } from './basket-rules.ts';
import { createBasketStore } from './basket-store.ts';
import { createDeviceBasket } from './device-basket.ts';
import { item, lines } from './testing.ts';

function setUp(start: Basket = []) {
  let kept: { basket: Basket; version: number } = { basket: start, version: 1 };
  const calls: AccountCalls = {
    read: async () => ({ kind: 'kept', ...kept }),
    save: async (basket, version) => {
      kept = { basket, version: version + 1 };
      return { kind: 'kept', ...kept };
    },
  };
  const device = createDeviceBasket(null, null);
  const open = vi.fn(async () => createAccountBasket(calls));
  const store = createBasketStore(device, open);
  const ready = () => vi.waitFor(() => expect([store.get().owner, store.get().saving]).toEqual(['account', 'saved']));
  return { store, device, open, ready, kept: () => lines(kept.basket) };
}

describe('the basket that a page shows', () => {
  it('is the device’s for a guest, and the account’s part is not even loaded', () => {
    const { store, open } = setUp();
    const heard = vi.fn();
    store.subscribe(heard);
    store.change((basket) => addItem(basket, item('1')));
    expect([lines(store.get().items), store.get().owner, heard.mock.calls.length, open.mock.calls.length]).toEqual(['1x1', 'device', 1, 0]);
    expect(store.get()).toBe(store.get());
  });

  it('at the sign-in the device’s goods go over to the account; after the sign-out nothing of the account is here', async () => {
    const { store, device, ready, kept } = setUp([item('1')]);
    store.change((basket) => addItem(basket, item('2')));
    store.setSignedIn(true);
    expect([store.get().status, lines(store.get().items)]).toEqual(['loading', '2x1']);
    await ready();
    expect([lines(store.get().items), lines(device.get()), kept()]).toEqual(['1x1 2x1', '', '1x1 2x1']);
    store.change((basket) => addItem(basket, item('3')));
    await vi.waitFor(() => expect(kept()).toBe('1x1 2x1 3x1'));
    store.setSignedIn(false);
    expect([lines(store.get().items), store.get().owner, lines(device.get())]).toEqual(['', 'device', '']);
  });

  it('what found no room is told apart, and can be thrown away or moved when there is room', async () => {
    const { store, ready, kept } = setUp([item('1', { quantity: 8 })]);
    store.change((basket) => addItem(basket, item('2', { quantity: 2 })));
    store.setSignedIn(true);
    await ready();
    expect([lines(store.get().items), lines(store.get().left)]).toEqual(['1x8 2x1', '2x1']);
    store.change(() => [item('2')]);
    store.refresh();
    await vi.waitFor(() => expect([lines(store.get().left), kept()]).toEqual(['', '2x1']));
    store.dropLeft();
    expect(lines(store.get().items)).toBe('2x1');
  });

  it('where the account’s part cannot be loaded the device’s goods stay shown, and a further try loads it', async () => {
    const { store, open, ready } = setUp([item('1')]);
    open.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    store.change((basket) => addItem(basket, item('2')));
    store.setSignedIn(true);
    await vi.waitFor(() => expect(store.get().status).toBe('failed'));
    expect(lines(store.get().items)).toBe('2x1');
    store.refresh();
    await ready();
    expect(lines(store.get().items)).toBe('1x1 2x1');
  });

  it('an account that arrives after the sign-out is not shown', async () => {
    const { store, open } = setUp([item('1')]);
    let arrive: () => void = () => {};
    const made = await open();
    open.mockImplementationOnce(() => new Promise((resolve) => (arrive = () => resolve(made))));
    store.setSignedIn(true);
    store.setSignedIn(false);
    arrive();
    await Promise.resolve();
    expect([store.get().owner, made.get().status]).toEqual(['device', 'loading']);
  });
});
