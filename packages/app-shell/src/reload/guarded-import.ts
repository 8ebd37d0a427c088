/** A chunk of the app failed to load: a new build has replaced it, or the network failed. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

/** Error messages of browsers and Vite for a module or style sheet that failed to load. */
const LOAD_ERROR =
  /^(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS)/i;

/**
 * Wraps an import for `lazyRouteComponent`. If an import fails, TanStack reloads the page once per file, and fails where sessionStorage is
 * blocked. It does not recognize `ChunkLoadError`, so the error component reloads through our guard instead (`useReloadOnChunkError`).
 */
export const guardedImport =
  <Module>(load: () => Promise<Module>): (() => Promise<Module>) =>
  () =>
    load().catch((error: unknown) => {
      if (error instanceof Error && LOAD_ERROR.test(error.message))
        throw new ChunkLoadError('A file of this page is missing', { cause: error });
      throw error;
    });
