let loading: Promise<typeof import('./offline.ts')> | undefined;

/** What a page needs without a network. A file of its own, which no first view waits for. */
export function loadOffline(): Promise<typeof import('./offline.ts')> {
  loading ??= import('./offline.ts');
  return loading;
}

/** Somebody needed it already: the document was opened without an answer. */
export const isOfflineLoaded = (): boolean => loading !== undefined;
