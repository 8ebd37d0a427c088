import { isApiError } from '@muddat/sdk';
import * as v from 'valibot';
import { withNonBreakingSpacesDeep } from '../../shared/data/non-breaking-spaces.ts';
import type { PageLoad } from '../../shared/page/types.ts';

const pageSchema = v.object({
  title: v.string(),
  version: v.string(),
  published_at: v.string(),
  lead: v.string(),
  sections: v.array(v.object({ anchor: v.string(), heading: v.string(), paragraphs: v.array(v.string()) })),
});
/** Content of a text page of the mobile API (spec 7). */
export type TextPageData = v.InferOutput<typeof pageSchema>;

/** Loads a text page by its alias. */
export const textPageLoader =
  (alias: string): PageLoad<TextPageData> =>
  async ({ api, notFound }) => {
    const { data } = await api.mobile.getPage({ id: alias }).catch((error: unknown) => {
      if (isApiError(error) && error.statusCode === 404) notFound();
      throw error;
    });
    const page = v.parse(pageSchema, withNonBreakingSpacesDeep(data));
    return { data: page, head: { title: `${page.title} — Muddat`, description: page.lead } };
  };
