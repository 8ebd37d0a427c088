import { readStoredValue, tabStorage, writeStoredValue } from '@muddat/app-shell';

const STORAGE_KEY = 'muddat.customer-changed';

/** Notes that another customer signed in while this tab showed a page of the first one. The page is then loaded anew. */
export const markCustomerChanged = (path: string): void => writeStoredValue(tabStorage(), STORAGE_KEY, path);

/** Whether this page of this tab was opened by another customer than the one who is signed in now. */
export const hasCustomerChanged = (path: string): boolean =>
  readStoredValue(tabStorage(), STORAGE_KEY, (stored) => stored === path) === true;
