import type { AccountBasketApi, AccountBasketResult } from './account-basket-api.ts';
import { type Basket, EMPTY_BASKET } from './basket-item.ts';
import type { DeviceBasket } from './device-basket.ts';
import { mergeBaskets, withoutMergedItems } from './merge-baskets.ts';
import { applyChanges, diffBaskets, type PendingChanges } from './pending-changes.ts';

export interface AccountBasketState {
  /** The account's basket with the unsaved changes applied. */
  readonly basket: Basket;
  readonly status: 'loading' | 'ready' | 'failed' | 'signed-out';
  readonly saving: 'saved' | 'saving' | 'failed';
}

export interface AccountBasket {
  get(): AccountBasketState;
  subscribe(listener: () => void): () => void;
  /** Reads the account's basket, merges the device's basket into it and saves changes that failed before. */
  refresh(device: DeviceBasket): Promise<void>;
  change(edit: (basket: Basket) => Basket): Promise<void>;
}

/** Maximum number of retries of a save after version conflicts. More in a row are not expected of one customer's devices. */
const MAX_CONFLICTS = 5;

/** The fields that the account stores, as a string for comparison. */
const savedFields = (basket: Basket): string =>
  JSON.stringify(basket.map(({ productId, quantity, price }) => [productId, quantity, price]));

/** The basket of a signed-in customer. The account stores it; this object holds a copy until the document is closed. */
export function createAccountBasket(calls: AccountBasketApi, onSaved: () => void = () => {}): AccountBasket {
  const listeners = new Set<() => void>();
  let kept: { basket: Basket; version: number } = { basket: EMPTY_BASKET, version: 0 };
  let wishes: PendingChanges = new Map();
  let state: AccountBasketState = { basket: EMPTY_BASKET, status: 'loading', saving: 'saved' };
  let queue: Promise<void> = Promise.resolve();

  const show = (change: Partial<AccountBasketState> = {}): void => {
    state = { ...state, ...change, basket: applyChanges(kept.basket, wishes) };
    for (const listener of listeners) listener();
  };
  const isOver = (): boolean => state.status === 'signed-out';
  const inTurn = (job: () => Promise<void>): Promise<void> => {
    queue = queue.then(job);
    return queue;
  };
  /** Applies the response of a call to the state. Returns true if the response contains the account's basket. */
  const take = (answer: AccountBasketResult): boolean => {
    if (answer.kind === 'kept') {
      // The account's API returns neither names nor stores, so keep those that this document already knows.
      const known = new Map(state.basket.map((item) => [item.productId, item]));
      const basket = answer.basket.map((item) => {
        const before = known.get(item.productId);
        return before === undefined ? item : { ...item, name: before.name, store: before.store };
      });
      kept = { basket, version: answer.version };
    }
    if (answer.kind === 'signed-out') {
      kept = { basket: EMPTY_BASKET, version: 0 };
      wishes = new Map();
      show({ status: 'signed-out', saving: 'saved' });
    }
    return answer.kind === 'kept';
  };
  /**
   * Saves `next(basket)`. If another device has saved in between, reads the account's basket and retries. Returns true if the basket is
   * saved or `next` changes nothing.
   */
  const save = async (next: (basket: Basket) => Basket): Promise<boolean> => {
    for (let conflicts = 0; conflicts <= MAX_CONFLICTS; conflicts += 1) {
      const wanted = next(kept.basket);
      if (wanted === kept.basket) return true;
      const answer = await calls.save(wanted, kept.version);
      if (answer.kind === 'kept') {
        take(answer);
        onSaved();
        return true;
      }
      if (answer.kind !== 'changed') {
        take(answer);
        return false;
      }
      if (!take(await calls.read())) return false;
    }
    return false;
  };
  const saveWishes = async (): Promise<void> => {
    if (wishes.size === 0 || isOver()) return;
    const asked = wishes;
    show({ saving: 'saving' });
    const saved = await save((basket) => applyChanges(basket, asked));
    if (isOver()) return;
    // Changes that were made during the save remain, and the next save sends them.
    if (saved) wishes = new Map([...wishes].filter(([productId, item]) => asked.get(productId) !== item || !asked.has(productId)));
    show({ saving: saved ? 'saved' : 'failed' });
  };
  const takeOver = async (device: DeviceBasket): Promise<boolean> => {
    const before = device.get();
    if (before.length === 0) return true;
    const saved = await save((basket) => mergeBaskets(before, basket).account);
    if (!saved) return false;
    const { unmerged } = mergeBaskets(before, kept.basket);
    device.change((now) => withoutMergedItems(now, before, unmerged));
    return true;
  };

  return {
    get: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh: (device) =>
      inTurn(async () => {
        if (state.status === 'failed') show({ status: 'loading' });
        if (!take(await calls.read())) {
          if (state.status === 'loading') show({ status: 'failed' });
          return;
        }
        const merged = await takeOver(device);
        if (isOver()) return;
        show({ status: 'ready', saving: merged ? state.saving : 'failed' });
        await saveWishes();
      }),
    change: (edit) => {
      const next = edit(state.basket);
      if (next === state.basket) return queue;
      if (savedFields(next) === savedFields(state.basket)) {
        // Only names or stores changed, which the account does not store.
        const known = new Map(next.map((item) => [item.productId, item]));
        kept = { ...kept, basket: kept.basket.map((item) => known.get(item.productId) ?? item) };
        show();
        return queue;
      }
      wishes = new Map([...wishes, ...diffBaskets(state.basket, next)]);
      show({ saving: 'saving' });
      return inTurn(saveWishes);
    },
  };
}
