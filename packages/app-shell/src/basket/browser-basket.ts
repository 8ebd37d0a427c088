import { useSyncExternalStore } from 'react';
import { type BasketStore, type BasketView, createBasketStore, EMPTY_VIEW } from './basket-store.ts';
import { browserStorage, createDeviceBasket, type DeviceBasket } from './device-basket.ts';

/** Tabs of a customer tell each other that the account's basket was saved; what is in it goes not through the channel. */
const CHANNEL = 'muddat-basket';

let device: DeviceBasket | null = null;
let store: BasketStore | null = null;

const deviceBasket = (): DeviceBasket => {
  device ??= createDeviceBasket(browserStorage(), window);
  return device;
};

const openChannel = (): BroadcastChannel | null => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL));

/** The basket of this document. In the browser only: on a server it would be everybody's. */
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
 * For a page that has no basket itself, right after a sign-in: what a guest had put aside on this device goes over to the account.
 * Loads nothing where nothing was put aside; what fails is tried again by the next page that shows the basket. All who ask at once
 * wait for one merge.
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
const beforeHydration = () => EMPTY_VIEW;

/** The basket as it is now; empty in what a server draws, since that is drawn for everybody. Changed by `browserBasket().change`. */
export const useBasket = (): BasketView => useSyncExternalStore(subscribe, read, beforeHydration);
