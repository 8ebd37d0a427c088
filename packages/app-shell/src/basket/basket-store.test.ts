import { describe, expect, it, vi } from 'vitest';
import { createAccountBasket } from './account-basket.ts';
import type { AccountBasketApi } from './account-basket-api.ts';
import type { Basket } from './basket-item.ts';
import { addItem } from './basket-rules.ts';
import { createBasketStore } from './basket-store.ts';
import { createDeviceBasket } from './device-basket.ts';
import { basketItem, formatBasketLines } from './testing.ts';

function setUp(start: Basket = []) {
  let kept: { basket: Basket; version: number } = { basket: start, version: 1 };
  const calls: AccountBasketApi = {
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
  return { store, device, open, ready, kept: () => formatBasketLines(kept.basket) };
}

describe('the basket that a page shows', () => {
  it('is the device basket for a guest, without loading the module of the account basket', () => {
    const { store, open } = setUp();
    const heard = vi.fn();
    store.subscribe(heard);
    store.change((basket) => addItem(basket, basketItem('1')));
    expect([formatBasketLines(store.get().items), store.get().owner, heard.mock.calls.length, open.mock.calls.length]).toEqual([
      '1x1',
      'device',
      1,
      0,
    ]);
    expect(store.get()).toBe(store.get());
  });

  it('moves device items to the account at sign-in, and is empty after sign-out', async () => {
    const { store, device, ready, kept } = setUp([basketItem('1')]);
    store.change((basket) => addItem(basket, basketItem('2')));
    store.setSignedIn(true);
    expect([store.get().status, formatBasketLines(store.get().items)]).toEqual(['loading', '2x1']);
    await ready();
    expect([formatBasketLines(store.get().items), formatBasketLines(device.get()), kept()]).toEqual(['1x1 2x1', '', '1x1 2x1']);
    store.change((basket) => addItem(basket, basketItem('3')));
    await vi.waitFor(() => expect(kept()).toBe('1x1 2x1 3x1'));
    store.setSignedIn(false);
    expect([formatBasketLines(store.get().items), store.get().owner, formatBasketLines(device.get())]).toEqual(['', 'device', '']);
  });

  it('lists device items above the limit separately after sign-in, and moves them to the account once they fit', async () => {
    const { store, ready, kept } = setUp([basketItem('1', { quantity: 8 })]);
    store.change((basket) => addItem(basket, basketItem('2', { quantity: 2 })));
    store.setSignedIn(true);
    await ready();
    expect([formatBasketLines(store.get().items), formatBasketLines(store.get().unmergedItems)]).toEqual(['1x8 2x1', '2x1']);
    store.change(() => [basketItem('2')]);
    store.refresh();
    await vi.waitFor(() => expect([formatBasketLines(store.get().unmergedItems), kept()]).toEqual(['', '2x1']));
    store.discardUnmerged();
    expect(formatBasketLines(store.get().items)).toBe('2x1');
  });

  it('keeps the device items if the module of the account basket fails to load, and loads it on the next try', async () => {
    const { store, open, ready } = setUp([basketItem('1')]);
    open.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    store.change((basket) => addItem(basket, basketItem('2')));
    store.setSignedIn(true);
    await vi.waitFor(() => expect(store.get().status).toBe('failed'));
    expect(formatBasketLines(store.get().items)).toBe('2x1');
    store.refresh();
    await ready();
    expect(formatBasketLines(store.get().items)).toBe('1x1 2x1');
  });

  it('does not show an account basket that loads after the sign-out', async () => {
    const { store, open } = setUp([basketItem('1')]);
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
