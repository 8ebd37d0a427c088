import type { builder } from '@muddat/sdk/types';
import { and, eq } from 'drizzle-orm';
import { operation } from '../../core/operation.ts';
import { Problem } from '../../core/problem.ts';
import { builderDocuments } from '../../db/schema/content.ts';
import { inLocale } from '../in-locale.ts';
import { blockView } from './block-view.ts';
import { requireSameOrganization } from './organization.ts';
import { parseStoredBlocks } from './stored-blocks.ts';

const HOME_PAGE = 'home';

export const getContent = operation('builder', 'getContent', async ({ ctx, headers, query, locale }) => {
  const organization = requireSameOrganization(headers.organization, query.organization);
  const page = query.page ?? HOME_PAGE;
  const [row] = await ctx.db
    .select()
    .from(builderDocuments)
    .where(and(eq(builderDocuments.organization, organization), eq(builderDocuments.page, page)));
  if (row === undefined) throw new Problem('not_found');
  const blocks: builder.components['schemas']['Content']['blocks'] = [];
  for (const stored of parseStoredBlocks(row.blocks, locale)) {
    blocks.push(stored.known ? await blockView(ctx.db, stored.block, locale) : stored.block);
  }
  return {
    status: 200,
    body: {
      data: {
        organization,
        page,
        title: inLocale(locale, row.titleRu, row.titleUz),
        description: inLocale(locale, row.descriptionRu, row.descriptionUz),
        version: row.version,
        updated_at: row.updatedAt.toISOString(),
        blocks,
      },
    },
  };
});
