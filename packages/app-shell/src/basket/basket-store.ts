import type { AccountBasket } from './account-basket.ts';
import { type Basket, EMPTY_BASKET } from './basket-item.ts';
import type { DeviceBasket } from './device-basket.ts';

export interface BasketView {
  readonly items: Basket;
  /** Where `items` are stored: on this device, or on the account of the signed-in customer. */
  readonly owner: 'device' | 'account';
  /** Goods that exceed the account's limit and are therefore only stored on this device. */
  readonly unmergedItems: Basket;
  /** `loading`, `failed`: the account's basket is not known, or not yet; `items` are those of the device then. */
  readonly status: 'ready' | 'loading' | 'failed';
  readonly saving: 'saved' | 'saving' | 'failed';
}

export interface BasketStore {
  get(): BasketView;
  subscribe(listener: () => void): () => void;
  change(edit: (basket: Basket) => Basket): void;
  /**
   * Call this when the page learns the session state. On sign-in it reads the account's basket and merges the device's into it; on sign-out
   * it drops the account's basket from memory.
   */
  setSignedIn(signedIn: boolean): void;
  /**
   * Reads the account's basket again and saves pending changes. Call it after a failure, after an order took goods out, or when another tab
   * has saved.
   */
  refresh(): void;
  /** Discards the goods in `unmergedItems`. */
  discardUnmerged(): void;
}

/** The view for the server and for hydration: no basket is known yet, so it is the same for every visitor. */
export const EMPTY_BASKET_VIEW: BasketView = {
  items: EMPTY_BASKET,
  owner: 'device',
  unmergedItems: EMPTY_BASKET,
  status: 'ready',
  saving: 'saved',
};

/** The one basket that a page shows: the device's for a guest, the account's for a customer. */
export function createBasketStore(device: DeviceBasket, openAccount: () => Promise<AccountBasket>): BasketStore {
  const listeners = new Set<() => void>();
  let account: AccountBasket | null = null;
  let signedIn = false;
  let openFailed = false;
  let view = look();

  function look(): BasketView {
    const state = account?.get();
    if (!signedIn || state?.status === 'signed-out') return { ...EMPTY_BASKET_VIEW, items: device.get() };
    if (state?.status === 'ready') {
      return { items: state.basket, owner: 'account', unmergedItems: device.get(), status: 'ready', saving: state.saving };
    }
    const failed = openFailed || state?.status === 'failed';
    return { ...EMPTY_BASKET_VIEW, items: device.get(), status: failed ? 'failed' : 'loading' };
  }
  const update = (): void => {
    view = look();
    for (const listener of listeners) listener();
  };
  const open = async (): Promise<void> => {
    openFailed = false;
    try {
      const opened = account ?? (await openAccount());
      if (!signedIn) return;
      if (account === null) {
        account = opened;
        opened.subscribe(update);
      }
      update();
      await opened.refresh(device);
    } catch {
      // The chunk with the account's code did not load: a new build has replaced it, or the network failed.
      openFailed = true;
      update();
    }
  };

  device.subscribe(update);
  return {
    get: () => view,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (edit) => {
      if (view.owner === 'account' && account !== null) void account.change(edit);
      else device.change(edit);
    },
    setSignedIn: (now) => {
      if (now === signedIn) return;
      signedIn = now;
      account = null;
      update();
      if (now) void open();
    },
    refresh: () => {
      if (signedIn) void open();
    },
    discardUnmerged: () => {
      if (view.owner === 'account') device.change(() => EMPTY_BASKET);
    },
  };
}
