import { PAGES } from './pages.tsx';

/** Every view of the site by the path of its module, as the build's manifest names it. */
const MODULES = import.meta.glob('../../pages/*/*-page.tsx');

/** By the id of a page, the source that its view comes from: what the document asks for beside the entry. Loads every view. */
export async function findViewFiles(): Promise<ReadonlyMap<string, string>> {
  const sources = new Map<unknown, string>();
  for (const [path, load] of Object.entries(MODULES)) {
    const module: unknown = await load();
    if (typeof module !== 'object' || module === null) continue;
    for (const exported of Object.values(module)) sources.set(exported, path.replace('../../', 'src/'));
  }
  const files = await Promise.all(
    PAGES.map(async ({ id, view }) => {
      const file = sources.get(await view());
      // Its files would be asked for only after the entry has run.
      if (file === undefined) throw new Error(`page ${id}: its view is not in src/pages/<page>/<name>-page.tsx`);
      return [id, file] as const;
    }),
  );
  return new Map(files);
}
