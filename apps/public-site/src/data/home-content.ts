import type { Locale } from '@muddat/i18n';
import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { SiteApi } from './api.ts';
import { type HomeBlock, parseBlocks } from './home-blocks.ts';

/** Spec 7: content belongs to organization 2. */
const ORGANIZATION = 2;

const contentSchema = v.object({ title: v.string(), description: v.string(), blocks: v.array(v.unknown()) });

export type HomeContent = { title: string; description: string; blocks: HomeBlock[] };

/** The home page as the page builder has it (spec 2, home; spec 7, Builder API). */
export const homeContentQuery = ({ builder }: SiteApi, locale: Locale) =>
  queryOptions({
    queryKey: ['content', 'home', locale],
    queryFn: async ({ signal }): Promise<HomeContent> => {
      const { data } = await builder.getContent({ organization: ORGANIZATION }, { signal });
      const { title, description, blocks } = v.parse(contentSchema, data);
      return { title, description, blocks: parseBlocks(blocks) };
    },
  });
