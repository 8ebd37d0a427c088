/**
 * Loads a page of blocks together with the script of the rare blocks that its document contains. Without that script hydration would remove
 * them for a moment.
 */
export async function withBlocks<Page>(loading: Promise<Page>): Promise<Page> {
  const page = await loading;
  if (!import.meta.env.SSR) await (await import('./blocks/rare-blocks.tsx')).rareBlocksOf(document);
  return page;
}
