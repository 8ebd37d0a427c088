import { SITE_PAGES } from './pages.tsx';

/** All page views by module path; the build's manifest uses the same paths. */
const MODULES = import.meta.glob('../../pages/*/*-page.tsx');

/**
 * The source file of each page's view, by the page's id, so that the document can request the view together with the entry. Imports every
 * view to find its file.
 */
export async function findViewFiles(): Promise<ReadonlyMap<string, string>> {
  const sources = new Map<unknown, string>();
  for (const [path, load] of Object.entries(MODULES)) {
    const module: unknown = await load();
    if (typeof module !== 'object' || module === null) continue;
    for (const exported of Object.values(module)) sources.set(exported, path.replace('../../', 'src/'));
  }
  const files = await Promise.all(
    SITE_PAGES.map(async ({ id, view }) => {
      const file = sources.get(await view());
      // An unknown file is an error: the browser would request the view's chunks only after the entry has run.
      if (file === undefined) throw new Error(`page ${id}: its view is not in src/pages/<page>/<name>-page.tsx`);
      return [id, file] as const;
    }),
  );
  return new Map(files);
}
