import { isApiError } from '@muddat/sdk';
import type { ApiPicture } from '@muddat/ui/picture';
import * as v from 'valibot';
import { OPTIONAL_SECTION_OPTIONS, type SiteApi } from '../../shared/data/api.ts';
import { storeSchema } from './blocks/parse/block-schemas.ts';
import { figureSchema, pictureSchema } from './blocks/parse/common-schemas.ts';

/** Content belongs to organization 2 (spec 7). */
const ORGANIZATION = 2;

const hero = v.object({
  type: v.literal('hero'),
  headline: v.string(),
  lead: v.string(),
  cta: v.object({ label: v.string() }),
  picture: v.nullish(pictureSchema, null),
});
const point = v.object({ icon: v.string(), title: v.string(), text: v.string() });
const benefits = v.object({ type: v.literal('benefits'), title: v.string(), items: v.array(point) });
const steps = v.object({ type: v.literal('steps'), title: v.string(), items: v.array(v.object({ title: v.string(), text: v.string() })) });
const figures = v.object({ type: v.literal('figures'), title: v.string(), items: v.array(figureSchema) });
const partners = v.object({ type: v.literal('partners'), title: v.string(), items: v.array(storeSchema) });
const contentSchema = v.object({ data: v.object({ title: v.string(), description: v.string(), blocks: v.array(v.unknown()) }) });
const benefitsSchema = v.object({ data: v.array(point) });

export type TitledBenefits = { title: string; items: v.InferOutput<typeof point>[] };
export type TitledStores = { title: string; items: v.InferOutput<typeof storeSchema>[] };
export type TitledFigures = { title: string; items: v.InferOutput<typeof figureSchema>[] };
export type TitledSteps = { title: string; items: { title: string; text: string }[] };

/** The content of an information page: only the blocks that such pages show. */
export type MarketingContent = {
  title: string;
  description: string;
  hero: { headline: string; lead: string; label: string; picture: ApiPicture | null };
  figures: TitledFigures | null;
  points: TitledBenefits | null;
  steps: TitledSteps | null;
  stores: TitledStores | null;
};

/** Null: the builder has no such page, does not answer, or the page has no hero. The caller then shows its own texts. */
export async function loadMarketingContent({ builder }: SiteApi, page: string): Promise<MarketingContent | null> {
  try {
    const { data } = v.parse(contentSchema, await builder.getContent({ organization: ORGANIZATION, page }, OPTIONAL_SECTION_OPTIONS));
    const banner = findBlock(hero, data.blocks);
    if (banner === null) return null;
    const { headline, lead, cta, picture } = banner;
    return {
      title: data.title,
      description: data.description,
      hero: { headline, lead, label: cta.label, picture },
      figures: toTitledList(findBlock(figures, data.blocks)),
      points: toTitledList(findBlock(benefits, data.blocks)),
      steps: toTitledList(findBlock(steps, data.blocks)),
      stores: toTitledList(findBlock(partners, data.blocks)),
    };
  } catch (error) {
    if (isApiError(error) || v.isValiError(error)) return null;
    throw error;
  }
}

function findBlock<Block>(schema: v.GenericSchema<unknown, Block>, blocks: readonly unknown[]): Block | null {
  for (const block of blocks) {
    const parsed = v.safeParse(schema, block);
    if (parsed.success) return parsed.output;
  }
  return null;
}

const toTitledList = <Item>(block: { title: string; items: Item[] } | null) => block && { title: block.title, items: block.items };

export type Benefit = v.InferOutput<typeof point>;

/** Benefits for the customer (mobile API, listBenefits); null if unavailable. */
export async function loadBenefits({ mobile }: SiteApi): Promise<Benefit[] | null> {
  try {
    return v.parse(benefitsSchema, await mobile.listBenefits({}, OPTIONAL_SECTION_OPTIONS)).data;
  } catch (error) {
    if (isApiError(error) || v.isValiError(error)) return null;
    throw error;
  }
}
