import type { Locale } from '@muddat/i18n';
import { isApiError } from '@muddat/sdk';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { SiteApi } from './api.ts';

const pageSchema = v.object({
  title: v.string(),
  version: v.string(),
  published_at: v.string(),
  lead: v.string(),
  sections: v.array(v.object({ anchor: v.string(), heading: v.string(), paragraphs: v.array(v.string()) })),
});
export type TextPageContent = v.InferOutput<typeof pageSchema>;

/** A page of text of the mobile API by its alias; null when there is none. */
export const textPageQuery = ({ mobile }: SiteApi, locale: Locale, alias: string) =>
  queryOptions({
    queryKey: ['page', alias, locale],
    queryFn: async ({ signal }): Promise<TextPageContent | null> => {
      try {
        const { data } = await mobile.getPage({ id: alias }, { signal });
        return v.parse(pageSchema, data);
      } catch (error) {
        if (isApiError(error) && error.statusCode === 404) return null;
        throw error;
      }
    },
  });
