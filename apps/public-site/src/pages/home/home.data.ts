import * as v from 'valibot';
import { type HomeBlock, parseBlocks } from '../../data/home-blocks.ts';
import { loadPartnerStores, type PartnerStores } from '../../data/partner-stores.ts';
import type { PageAnswer, PageRequest } from '../../site-page/types.ts';

/** Spec 7: content belongs to organization 2. */
const ORGANIZATION = 2;

const contentSchema = v.object({ title: v.string(), description: v.string(), blocks: v.array(v.unknown()) });

export type HomeData = {
  blocks: HomeBlock[];
  /** The first stores of the marketplace; null when they could not be had. */
  partners: PartnerStores | null;
};

/** The home page as the page builder has it (spec 2, home; spec 7, Builder API); it stands without the stores. */
export async function load({ api }: PageRequest): Promise<PageAnswer<HomeData>> {
  const [content, partners] = await Promise.all([
    api.builder.getContent({ organization: ORGANIZATION }),
    loadPartnerStores(api).catch(() => null),
  ]);
  const { title, description, blocks } = v.parse(contentSchema, content.data);
  return {
    data: { blocks: parseBlocks(blocks), partners },
    head: { title, description },
    ...(partners === null ? { keep: false } : {}),
  };
}
