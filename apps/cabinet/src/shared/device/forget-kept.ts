import { forgetDatabase } from './forget-database.ts';

export const KEPT_DATABASE = 'muddat.kept';

/**
 * Deletes what is kept for reading without a network, and its key: at every end of a session and at every sign-in. Tabs that are still open
 * keep nothing more until one opens a page of the cabinet anew (`kept-store.ts`).
 */
export const forgetKept = (): Promise<void> => forgetDatabase(KEPT_DATABASE);
