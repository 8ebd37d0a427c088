import { describe, expect, it, vi } from 'vitest';
import { createAccountBasket } from './account-basket.ts';
import type { AccountAnswer, AccountCalls } from './account-calls.ts';
import type { Basket } from './basket-item.ts';
import { addItem, countGoods, removeItem, setQuantity } from './basket-rules.ts';
import { createDeviceBasket } from './device-basket.ts';
import { item, lines } from './testing.ts';

type Failure = 'failed' | 'signed-out' | 'answer lost';

/** A fake backend with one basket. Each entry of `trouble` makes the next call fail in that way; null lets it pass. */
function backend(start: Basket = []) {
  let kept: { basket: Basket; version: number } = { basket: start, version: start.length };
  const trouble: (Failure | null)[] = [];
  const saves: string[] = [];
  const answer = (): AccountAnswer => ({ kind: 'kept', ...kept });
  const calls: AccountCalls = {
    read: async () => {
      const met = trouble.shift() ?? null;
      return met === 'signed-out' ? { kind: 'signed-out' } : met === null ? answer() : { kind: 'failed' };
    },
    save: async (basket, version) => {
      const met = trouble.shift() ?? null;
      if (met === 'failed' || met === 'signed-out') return { kind: met };
      if (version !== kept.version) return { kind: 'changed' };
      if (countGoods(basket) > 9) throw new Error('too many');
      kept = { basket, version: version + 1 };
      saves.push(lines(basket));
      return met === 'answer lost' ? { kind: 'failed' } : answer();
    },
  };
  /** Simulates a save from another device. */
  const elsewhere = (edit: (basket: Basket) => Basket) => {
    kept = { basket: edit(kept.basket), version: kept.version + 1 };
  };
  return { calls, trouble, saves, elsewhere, kept: () => lines(kept.basket) };
}

const device = (basket: Basket = []) => {
  const made = createDeviceBasket(null, null);
  made.change(() => basket);
  return made;
};

describe('the basket of an account', () => {
  it('takes over what the device holds, and the device forgets it', async () => {
    const server = backend([item('1')]);
    const told = vi.fn();
    const [account, own] = [createAccountBasket(server.calls, told), device([item('2', { quantity: 2 })])];
    expect(account.get().status).toBe('loading');
    await account.refresh(own);
    expect([account.get().status, lines(account.get().basket), server.kept(), lines(own.get())]).toEqual([
      'ready',
      '1x1 2x2',
      '1x1 2x2',
      '',
    ]);
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('saves nothing where the device holds nothing new', async () => {
    const server = backend([item('1', { quantity: 2 })]);
    const own = device([item('1')]);
    await createAccountBasket(server.calls).refresh(own);
    expect([server.saves, lines(own.get())]).toEqual([[], '']);
  });

  it('what finds no room stays on the device', async () => {
    const server = backend([item('1', { quantity: 8 })]);
    const own = device([item('2', { quantity: 3 })]);
    await createAccountBasket(server.calls).refresh(own);
    expect([server.kept(), lines(own.get())]).toEqual(['1x8 2x1', '2x2']);
  });

  it('a merge whose answer was lost adds nothing twice', async () => {
    const server = backend([item('1')]);
    const [account, own] = [createAccountBasket(server.calls), device([item('2', { quantity: 2 })])];
    server.trouble.push(null, 'answer lost');
    await account.refresh(own);
    expect([account.get().saving, lines(own.get())]).toEqual(['failed', '2x2']);
    await account.refresh(own);
    expect([server.kept(), lines(own.get())]).toEqual(['1x1 2x2', '']);
  });

  it('what another device has saved in between is kept beside what is wanted here', async () => {
    const server = backend([item('1')]);
    const [account, own] = [createAccountBasket(server.calls), device()];
    await account.refresh(own);
    server.elsewhere((basket) => addItem(basket, item('5')));
    await account.change((basket) => addItem(basket, item('6')));
    expect([server.kept(), lines(account.get().basket), account.get().saving]).toEqual(['1x1 5x1 6x1', '1x1 5x1 6x1', 'saved']);
    server.elsewhere((basket) => addItem(basket, item('7', { quantity: 9 })));
    await account.change((basket) => addItem(basket, item('8', { quantity: 3 })));
    expect(server.kept()).toBe('1x1 5x1 6x1 7x6');
  });

  it('a change is seen at once and stays when it could not be saved; the next try saves it, and only once', async () => {
    const server = backend([item('1')]);
    const [account, own] = [createAccountBasket(server.calls), device()];
    await account.refresh(own);
    server.trouble.push('answer lost');
    const saving = account.change((basket) => setQuantity(basket, '1', 3));
    expect([lines(account.get().basket), account.get().saving]).toEqual(['1x3', 'saving']);
    await saving;
    expect([lines(account.get().basket), account.get().saving, server.kept()]).toEqual(['1x3', 'failed', '1x3']);
    await account.refresh(own);
    expect([lines(account.get().basket), account.get().saving, server.kept()]).toEqual(['1x3', 'saved', '1x3']);
  });

  it('quick changes one after the other end as the last of them', async () => {
    const server = backend([item('1')]);
    const account = createAccountBasket(server.calls);
    await account.refresh(device());
    const edits = [2, 3, 4].map((quantity) => account.change((basket) => setQuantity(basket, '1', quantity)));
    await Promise.all([...edits, account.change((basket) => addItem(basket, item('2')))]);
    await account.change((basket) => removeItem(basket, '1'));
    expect([server.kept(), account.get().saving]).toEqual(['2x1', 'saved']);
  });

  it('a name that is learned is shown and not sent: the account keeps none', async () => {
    const server = backend([item('1', { name: null })]);
    const account = createAccountBasket(server.calls);
    await account.refresh(device());
    await account.change((basket) => basket.map((one) => ({ ...one, name: 'Choynak' })));
    expect([account.get().basket[0]?.name, server.saves]).toEqual(['Choynak', []]);
    await account.refresh(device());
    expect(account.get().basket[0]?.name).toBe('Choynak');
  });

  it.each([
    ['is not known where the first read fails', ['failed'], 'failed'],
    ['is forgotten where the session has ended', ['signed-out'], 'signed-out'],
    ['is forgotten where it ends while the device’s goods go over', [null, 'signed-out'], 'signed-out'],
  ] satisfies [string, (Failure | null)[], string][])('%s, and the device keeps its goods', async (_title, trouble, status) => {
    const server = backend([item('1')]);
    server.trouble.push(...trouble);
    const [account, own] = [createAccountBasket(server.calls), device([item('2')])];
    await account.refresh(own);
    expect([account.get().status, lines(account.get().basket), lines(own.get())]).toEqual([status, '', '2x1']);
  });

  it('after a sign-out elsewhere nothing of the account is shown', async () => {
    const server = backend([item('1')]);
    const account = createAccountBasket(server.calls);
    await account.refresh(device());
    server.trouble.push('signed-out');
    await account.change((basket) => addItem(basket, item('2')));
    expect([account.get().status, lines(account.get().basket)]).toEqual(['signed-out', '']);
  });
});
