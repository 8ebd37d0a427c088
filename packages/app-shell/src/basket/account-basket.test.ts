import { describe, expect, it, vi } from 'vitest';
import { createAccountBasket } from './account-basket.ts';
import type { AccountBasketApi, AccountBasketResult } from './account-basket-api.ts';
import type { Basket } from './basket-item.ts';
import { addItem, countPieces, removeItem, setQuantity } from './basket-rules.ts';
import { createDeviceBasket } from './device-basket.ts';
import { basketItem, formatBasketLines } from './testing.ts';

type Failure = 'failed' | 'signed-out' | 'answer lost';

/** A fake backend with one basket. Each entry of `trouble` makes one call fail in that way; null lets the call pass. */
function backend(start: Basket = []) {
  let kept: { basket: Basket; version: number } = { basket: start, version: start.length };
  const trouble: (Failure | null)[] = [];
  const saves: string[] = [];
  const answer = (): AccountBasketResult => ({ kind: 'kept', ...kept });
  const calls: AccountBasketApi = {
    read: async () => {
      const met = trouble.shift() ?? null;
      return met === 'signed-out' ? { kind: 'signed-out' } : met === null ? answer() : { kind: 'failed' };
    },
    save: async (basket, version) => {
      const met = trouble.shift() ?? null;
      if (met === 'failed' || met === 'signed-out') return { kind: met };
      if (version !== kept.version) return { kind: 'changed' };
      if (countPieces(basket) > 9) throw new Error('too many');
      kept = { basket, version: version + 1 };
      saves.push(formatBasketLines(basket));
      return met === 'answer lost' ? { kind: 'failed' } : answer();
    },
  };
  /** Simulates a save from another device. */
  const elsewhere = (edit: (basket: Basket) => Basket) => {
    kept = { basket: edit(kept.basket), version: kept.version + 1 };
  };
  return { calls, trouble, saves, elsewhere, kept: () => formatBasketLines(kept.basket) };
}

const device = (basket: Basket = []) => {
  const made = createDeviceBasket(null, null);
  made.change(() => basket);
  return made;
};

describe('the basket of an account', () => {
  it('takes over the items of the device, whose basket is empty afterwards', async () => {
    const server = backend([basketItem('1')]);
    const told = vi.fn();
    const [account, own] = [createAccountBasket(server.calls, told), device([basketItem('2', { quantity: 2 })])];
    expect(account.get().status).toBe('loading');
    await account.refresh(own);
    expect([account.get().status, formatBasketLines(account.get().basket), server.kept(), formatBasketLines(own.get())]).toEqual([
      'ready',
      '1x1 2x2',
      '1x1 2x2',
      '',
    ]);
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('saves nothing, but empties the device basket, if it already has the items of the device', async () => {
    const server = backend([basketItem('1', { quantity: 2 })]);
    const own = device([basketItem('1')]);
    await createAccountBasket(server.calls).refresh(own);
    expect([server.saves, formatBasketLines(own.get())]).toEqual([[], '']);
  });

  it('leaves items above the limit on the device', async () => {
    const server = backend([basketItem('1', { quantity: 8 })]);
    const own = device([basketItem('2', { quantity: 3 })]);
    await createAccountBasket(server.calls).refresh(own);
    expect([server.kept(), formatBasketLines(own.get())]).toEqual(['1x8 2x1', '2x2']);
  });

  it('adds no item twice if the merge is repeated after a lost response', async () => {
    const server = backend([basketItem('1')]);
    const [account, own] = [createAccountBasket(server.calls), device([basketItem('2', { quantity: 2 })])];
    server.trouble.push(null, 'answer lost');
    await account.refresh(own);
    expect([account.get().saving, formatBasketLines(own.get())]).toEqual(['failed', '2x2']);
    await account.refresh(own);
    expect([server.kept(), formatBasketLines(own.get())]).toEqual(['1x1 2x2', '']);
  });

  it('keeps both its own change and the items that another device has saved meanwhile', async () => {
    const server = backend([basketItem('1')]);
    const [account, own] = [createAccountBasket(server.calls), device()];
    await account.refresh(own);
    server.elsewhere((basket) => addItem(basket, basketItem('5')));
    await account.change((basket) => addItem(basket, basketItem('6')));
    expect([server.kept(), formatBasketLines(account.get().basket), account.get().saving]).toEqual(['1x1 5x1 6x1', '1x1 5x1 6x1', 'saved']);
    server.elsewhere((basket) => addItem(basket, basketItem('7', { quantity: 9 })));
    await account.change((basket) => addItem(basket, basketItem('8', { quantity: 3 })));
    expect(server.kept()).toBe('1x1 5x1 6x1 7x6');
  });

  it('shows a change at once, keeps it if the response is lost, and does not apply it twice', async () => {
    const server = backend([basketItem('1')]);
    const [account, own] = [createAccountBasket(server.calls), device()];
    await account.refresh(own);
    server.trouble.push('answer lost');
    const saving = account.change((basket) => setQuantity(basket, '1', 3));
    expect([formatBasketLines(account.get().basket), account.get().saving]).toEqual(['1x3', 'saving']);
    await saving;
    expect([formatBasketLines(account.get().basket), account.get().saving, server.kept()]).toEqual(['1x3', 'failed', '1x3']);
    await account.refresh(own);
    expect([formatBasketLines(account.get().basket), account.get().saving, server.kept()]).toEqual(['1x3', 'saved', '1x3']);
  });

  it('saves the last state after several quick changes', async () => {
    const server = backend([basketItem('1')]);
    const account = createAccountBasket(server.calls);
    await account.refresh(device());
    const edits = [2, 3, 4].map((quantity) => account.change((basket) => setQuantity(basket, '1', quantity)));
    await Promise.all([...edits, account.change((basket) => addItem(basket, basketItem('2')))]);
    await account.change((basket) => removeItem(basket, '1'));
    expect([server.kept(), account.get().saving]).toEqual(['2x1', 'saved']);
  });

  it('shows a product name that is learned later, also after a refresh, without saving it', async () => {
    const server = backend([basketItem('1', { name: null })]);
    const account = createAccountBasket(server.calls);
    await account.refresh(device());
    await account.change((basket) => basket.map((one) => ({ ...one, name: 'Choynak' })));
    expect([account.get().basket[0]?.name, server.saves]).toEqual(['Choynak', []]);
    await account.refresh(device());
    expect(account.get().basket[0]?.name).toBe('Choynak');
  });

  it.each([
    ['has the status failed if the first read fails', ['failed'], 'failed'],
    ['is cleared if the session has ended', ['signed-out'], 'signed-out'],
    ['is cleared if the session ends during the merge', [null, 'signed-out'], 'signed-out'],
  ] satisfies [string, (Failure | null)[], string][])('%s, and the device keeps its items', async (_title, trouble, status) => {
    const server = backend([basketItem('1')]);
    server.trouble.push(...trouble);
    const [account, own] = [createAccountBasket(server.calls), device([basketItem('2')])];
    await account.refresh(own);
    expect([account.get().status, formatBasketLines(account.get().basket), formatBasketLines(own.get())]).toEqual([status, '', '2x1']);
  });

  it('shows no items if a save finds that the session has ended', async () => {
    const server = backend([basketItem('1')]);
    const account = createAccountBasket(server.calls);
    await account.refresh(device());
    server.trouble.push('signed-out');
    await account.change((basket) => addItem(basket, basketItem('2')));
    expect([account.get().status, formatBasketLines(account.get().basket)]).toEqual(['signed-out', '']);
  });
});
