import { useSyncExternalStore } from 'react';
import { type BasketStore, type BasketView, createBasketStore, EMPTY_BASKET_VIEW } from './basket-store.ts';
import { browserStorage, createDeviceBasket, type DeviceBasket } from './device-basket.ts';

/** BroadcastChannel on which a tab announces that it has saved the account's basket. Messages do not contain the basket. */
const CHANNEL = 'muddat-basket';

let device: DeviceBasket | null = null;
let store: BasketStore | null = null;

const deviceBasket = (): DeviceBasket => {
  device ??= createDeviceBasket(browserStorage(), window);
  return device;
};

const openChannel = (): BroadcastChannel | null => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL));

/** The basket of this document. Browser only: on a server one instance would be shared by all visitors. */
export function browserBasket(): BasketStore {
  if (store !== null) return store;
  const channel = openChannel();
  const made = createBasketStore(deviceBasket(), async () => {
    const { openAccountBasket } = await import('./open-account-basket.ts');
    return openAccountBasket(() => channel?.postMessage('saved'));
  });
  channel?.addEventListener('message', () => made.refresh());
  store = made;
  return made;
}

let merging: Promise<void> | null = null;

/**
 * Merges the guest's basket on this device into the account right after a sign-in, for pages without a basket. Loads no code if the
 * device's basket is empty. Concurrent callers share one merge. Rejects if the code cannot be loaded. Goods that were
 * not merged stay on the device, and the next page that shows the basket merges them.
 */
export function mergeDeviceBasket(): Promise<void> {
  merging ??= merge().finally(() => {
    merging = null;
  });
  return merging;
}

async function merge(): Promise<void> {
  const own = deviceBasket();
  if (own.get().length === 0) return;
  const { openAccountBasket } = await import('./open-account-basket.ts');
  const channel = openChannel();
  await openAccountBasket(() => channel?.postMessage('saved')).refresh(own);
  channel?.close();
}

const subscribe = (listener: () => void) => browserBasket().subscribe(listener);
const read = () => browserBasket().get();
const beforeHydration = () => EMPTY_BASKET_VIEW;

/**
 * The current basket. Empty in server-rendered documents and until hydration, because all visitors share them. To change the basket, use
 * `browserBasket().change`.
 */
export const useBasket = (): BasketView => useSyncExternalStore(subscribe, read, beforeHydration);
