import { describe, expect, it, vi } from 'vitest';
import { BASKET_STORAGE_KEY } from './basket-key.ts';
import { addItem, removeItem, setQuantity } from './basket-rules.ts';
import { createDeviceBasket } from './device-basket.ts';
import { basketItem, createSharedStorage, formatBasketLines } from './testing.ts';

const open = (shared = createSharedStorage()) => {
  const { storage, events } = shared.open();
  return createDeviceBasket(storage, events);
};

describe('the basket of a device', () => {
  it('is restored in the next document, and its storage key is removed when it is empty', () => {
    const shared = createSharedStorage();
    open(shared).change((basket) => addItem(basket, basketItem('1')));
    const next = open(shared);
    expect(formatBasketLines(next.get())).toBe('1x1');
    next.change((basket) => removeItem(basket, '1'));
    expect(shared.values.has(BASKET_STORAGE_KEY)).toBe(false);
  });

  it('is shared by two tabs, and neither overwrites the items that the other has added', () => {
    const shared = createSharedStorage();
    const [one, two] = [open(shared), open(shared)];
    const heard = vi.fn();
    two.subscribe(heard);
    one.change((basket) => addItem(basket, basketItem('1')));
    expect(heard).toHaveBeenCalledTimes(1);
    expect(formatBasketLines(two.get())).toBe('1x1');
    // The first tab has no listener, so it does not learn of the second tab's change. Its own next change must still include that one.
    two.change((basket) => addItem(basket, basketItem('2')));
    one.change((basket) => addItem(basket, basketItem('3')));
    expect([formatBasketLines(one.get()), formatBasketLines(two.get())]).toEqual(['1x1 2x1 3x1', '1x1 2x1 3x1']);
    two.change((basket) => setQuantity(basket, '1', 4));
    shared.values.clear();
    one.change((basket) => addItem(basket, basketItem('9')));
    expect(formatBasketLines(one.get())).toBe('9x1');
  });

  it('does not notify after unsubscribing, and is up to date after subscribing again', async () => {
    const shared = createSharedStorage();
    const [one, two] = [open(shared), open(shared)];
    const heard = vi.fn();
    two.subscribe(heard)();
    one.change((basket) => addItem(basket, basketItem('1')));
    expect(heard).not.toHaveBeenCalled();
    two.subscribe(heard);
    expect(formatBasketLines(two.get())).toBe('1x1');
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
  });

  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  it.each([
    ['storage is missing', null],
    ['storage access is denied', { getItem: refuse, setItem: refuse, removeItem: refuse }],
    ['storage is full', { getItem: () => null, setItem: refuse, removeItem: () => undefined }],
  ])('works in memory when %s', (_title, storage) => {
    const basket = createDeviceBasket(storage, null);
    const heard = vi.fn();
    basket.subscribe(heard);
    basket.change((found) => addItem(found, basketItem('1')));
    basket.change((found) => addItem(found, basketItem('2')));
    expect([formatBasketLines(basket.get()), heard.mock.calls.length]).toEqual(['1x1 2x1', 2]);
  });

  it('keeps the valid items of corrupt storage, and the next change stores only valid items', () => {
    const shared = createSharedStorage();
    shared.values.set(BASKET_STORAGE_KEY, JSON.stringify({ v: 1, items: [basketItem('1'), { productId: 5 }, 'x'] }));
    const basket = open(shared);
    expect(formatBasketLines(basket.get())).toBe('1x1');
    basket.change((found) => addItem(found, basketItem('2')));
    expect(JSON.parse(shared.values.get(BASKET_STORAGE_KEY) ?? '')).toEqual({ v: 1, items: [basketItem('1'), basketItem('2')] });
  });

  it('does not notify listeners if nothing has changed', () => {
    const basket = open();
    const heard = vi.fn();
    basket.subscribe(heard);
    basket.change((found) => removeItem(found, 'none'));
    expect(heard).not.toHaveBeenCalled();
  });
});
