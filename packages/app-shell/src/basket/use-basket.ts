import { useSyncExternalStore } from 'react';
import { type BasketView, EMPTY_VIEW } from './basket-store.ts';
import { browserBasket } from './browser-basket.ts';

const subscribe = (listener: () => void) => browserBasket().subscribe(listener);
const read = () => browserBasket().get();
const beforeHydration = () => EMPTY_VIEW;

/** The basket as it is now; empty in what a server draws, since that is drawn for everybody. Changed by `browserBasket().change`. */
export const useBasket = (): BasketView => useSyncExternalStore(subscribe, read, beforeHydration);
