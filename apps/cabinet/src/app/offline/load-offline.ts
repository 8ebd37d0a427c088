let loading: Promise<typeof import('./offline.ts')> | undefined;

/** Loads the offline code, once per document. It has a separate script file, which the first view does not load. */
export function loadOfflineModule(): Promise<typeof import('./offline.ts')> {
  loading ??= import('./offline.ts');
  return loading;
}

/** Whether the offline code was requested before, as when the document was opened without a network. */
export const isOfflineModuleRequested = (): boolean => loading !== undefined;
