import type { Locale } from '@muddat/i18n';
import { isApiError } from '@muddat/sdk';
import * as v from 'valibot';
import { OPTIONAL_SECTION_OPTIONS, type SiteApi } from '../../shared/data/api.ts';
import type { Block } from './blocks/block.ts';
import { parseBlocks } from './blocks/parse/parse-blocks.ts';

/** Content belongs to organization 2 (spec 7). */
const ORGANIZATION = 2;
const HOME = 'home';

const contentSchema = v.object({
  data: v.object({ title: v.string(), description: v.string(), blocks: v.array(v.unknown()) }),
});

export type PageContent = { title: string; description: string; blocks: Block[] };

/**
 * Loads a page of the builder. Blocks that cannot be shown are left out and logged. Null: there is no page with this name.
 * @throws ApiError when the request fails otherwise, ValiError when the response is not a page
 */
export async function loadPageContent({ builder }: Pick<SiteApi, 'builder'>, page: string, locale: Locale): Promise<PageContent | null> {
  // A request without a name returns the home page (spec 7).
  const named = page === HOME ? {} : { page };
  const answer = await builder.getContent({ organization: ORGANIZATION, ...named }, OPTIONAL_SECTION_OPTIONS).catch((error: unknown) => {
    if (isApiError(error) && error.statusCode === 404) return null;
    throw error;
  });
  if (answer === null) return null;
  const { title, description, blocks: raw } = v.parse(contentSchema, answer).data;
  const { blocks, skipped } = parseBlocks(raw, locale, Date.now());
  for (const { id, kind, reason } of skipped) logMissingContent({ page, block: id, kind, reason });
  return { title, description, blocks };
}

/** The data of a page made of blocks. */
export type ContentPageData = {
  /** Used as the h1 if no block is a hero. */
  title: string;
  blocks: Block[];
  /** The builder's content was not available, so the page shows only its fallback content. */
  isFallback: boolean;
};

/** Logs on the server that a page or a block is missing, and why. */
export function logMissingContent(fields: { page: string; block?: string; kind?: string; reason: string }): void {
  console.warn(JSON.stringify({ level: 'warn', msg: 'a part of a content page is left out', ...fields }));
}
