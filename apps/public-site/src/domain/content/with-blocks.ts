/** A page of blocks, with what its document's rare ones are drawn with: so the document is taken over whole, and nothing in it goes and comes. */
export async function withBlocks<Page>(loading: Promise<Page>): Promise<Page> {
  const page = await loading;
  if (!import.meta.env.SSR) await (await import('./blocks/rare-blocks.tsx')).rareBlocksOf(document);
  return page;
}
