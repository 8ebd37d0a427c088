import { describe, expect, it, vi } from 'vitest';
import { BASKET_KEY } from './basket-key.ts';
import { addItem, removeItem, setQuantity } from './basket-rules.ts';
import { createDeviceBasket } from './device-basket.ts';
import { item, lines, sharedStorage } from './testing.ts';

const open = (shared = sharedStorage()) => {
  const { storage, events } = shared.open();
  return createDeviceBasket(storage, events);
};

describe('the basket of a device', () => {
  it('is there again in the next document, and leaves nothing behind when it is empty', () => {
    const shared = sharedStorage();
    open(shared).change((basket) => addItem(basket, item('1')));
    const next = open(shared);
    expect(lines(next.get())).toBe('1x1');
    next.change((basket) => removeItem(basket, '1'));
    expect(shared.values.has(BASKET_KEY)).toBe(false);
  });

  it('is one for two tabs: each hears the other, and neither overwrites what the other has put in', () => {
    const shared = sharedStorage();
    const [one, two] = [open(shared), open(shared)];
    const heard = vi.fn();
    two.subscribe(heard);
    one.change((basket) => addItem(basket, item('1')));
    expect(heard).toHaveBeenCalledTimes(1);
    expect(lines(two.get())).toBe('1x1');
    // The first tab has no listener and misses this change. Its next change must still include it.
    two.change((basket) => addItem(basket, item('2')));
    one.change((basket) => addItem(basket, item('3')));
    expect([lines(one.get()), lines(two.get())]).toEqual(['1x1 2x1 3x1', '1x1 2x1 3x1']);
    two.change((basket) => setQuantity(basket, '1', 4));
    shared.values.clear();
    one.change((basket) => addItem(basket, item('9')));
    expect(lines(one.get())).toBe('9x1');
  });

  it('hears nothing after it has stopped listening, and has caught up when it listens again', async () => {
    const shared = sharedStorage();
    const [one, two] = [open(shared), open(shared)];
    const heard = vi.fn();
    two.subscribe(heard)();
    one.change((basket) => addItem(basket, item('1')));
    expect(heard).not.toHaveBeenCalled();
    two.subscribe(heard);
    expect(lines(two.get())).toBe('1x1');
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
  });

  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  it.each([
    ['there is no storage', null],
    ['every call is refused', { getItem: refuse, setItem: refuse, removeItem: refuse }],
    ['it is full', { getItem: () => null, setItem: refuse, removeItem: () => undefined }],
  ])('works as long as the document lives where %s', (_title, storage) => {
    const basket = createDeviceBasket(storage, null);
    const heard = vi.fn();
    basket.subscribe(heard);
    basket.change((found) => addItem(found, item('1')));
    basket.change((found) => addItem(found, item('2')));
    expect([lines(basket.get()), heard.mock.calls.length]).toEqual(['1x1 2x1', 2]);
  });

  it('takes what can be saved out of a spoilt storage, and writes it back whole', () => {
    const shared = sharedStorage();
    shared.values.set(BASKET_KEY, JSON.stringify({ v: 1, items: [item('1'), { productId: 5 }, 'x'] }));
    const basket = open(shared);
    expect(lines(basket.get())).toBe('1x1');
    basket.change((found) => addItem(found, item('2')));
    expect(JSON.parse(shared.values.get(BASKET_KEY) ?? '')).toEqual({ v: 1, items: [item('1'), item('2')] });
  });

  it('tells nobody where nothing changed', () => {
    const basket = open();
    const heard = vi.fn();
    basket.subscribe(heard);
    basket.change((found) => removeItem(found, 'none'));
    expect(heard).not.toHaveBeenCalled();
  });
});
