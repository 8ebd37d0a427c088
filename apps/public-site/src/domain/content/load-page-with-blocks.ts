/**
 * Loads a page of blocks, and the script of the rare blocks if its document contains any. Without that script hydration would remove the
 * rare blocks for a moment.
 */
export async function loadPageWithBlocks<Page>(loading: Promise<Page>): Promise<Page> {
  const page = await loading;
  if (!import.meta.env.SSR) await (await import('./blocks/rare-blocks.tsx')).preloadRareBlocks(document);
  return page;
}
