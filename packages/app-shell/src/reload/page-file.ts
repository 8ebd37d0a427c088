/** A file of the app that did not come: after a new build the old names are gone, or the network was. */
export class PageFileMissing extends Error {
  override name = 'PageFileMissing';
}

/** What the browsers and Vite say of a module or a style sheet that could not be loaded. */
const MISSING =
  /^(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed|Unable to preload CSS)/i;

/**
 * An import for `lazyRouteComponent`. TanStack's own answer to a file that did not come is a reload once per file, and a second
 * mistake where sessionStorage is forbidden; so it is told of another error, and the page in place of the one that failed
 * reloads by the one guard (`useFileReload`).
 */
export const pageFile =
  <Module>(load: () => Promise<Module>): (() => Promise<Module>) =>
  () =>
    load().catch((error: unknown) => {
      if (error instanceof Error && MISSING.test(error.message))
        throw new PageFileMissing('A file of this page is missing', { cause: error });
      throw error;
    });
