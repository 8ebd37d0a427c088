let loading: Promise<typeof import('./offline.ts')> | undefined;

/** Loads the offline code. It has a separate script file, which the first view does not load. */
export function loadOffline(): Promise<typeof import('./offline.ts')> {
  loading ??= import('./offline.ts');
  return loading;
}

/** Whether the offline code is already requested, as when the document was opened without a network. */
export const isOfflineLoaded = (): boolean => loading !== undefined;
