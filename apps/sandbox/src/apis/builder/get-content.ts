import { and, eq } from 'drizzle-orm';
import { inLocale } from '../../core/in-locale.ts';
import { operation } from '../../core/operation.ts';
import { Problem } from '../../core/problem.ts';
import { builderDocuments } from '../../db/schema/content.ts';
import { blockView } from './block-view.ts';
import { requireSameOrganization } from './organization.ts';
import { isOver } from './promo-end.ts';
import { readBlocks } from './stored-blocks.ts';

const HOME_PAGE = 'home';

export const getContent = operation('builder', 'getContent', async ({ ctx, headers, query, locale }) => {
  const organization = requireSameOrganization(headers.organization, query.organization);
  const page = query.page ?? HOME_PAGE;
  const [row] = await ctx.db
    .select()
    .from(builderDocuments)
    .where(and(eq(builderDocuments.organization, organization), eq(builderDocuments.page, page)));
  if (row === undefined) throw new Problem('not_found');
  const { blocks, faults } = readBlocks(row.blocks, locale);
  for (const { id, type, field, reason } of faults) ctx.log.warn({ page, block: id, type, field, reason }, 'a block of a page is left out');
  const shown = blocks.filter(({ block }) => !isOver(block, ctx.clock.now()));
  const context = { db: ctx.db, locale, today: ctx.clock.today() };
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
        blocks: await Promise.all(shown.map(async ({ known, block }) => (known ? blockView(context, block) : block))),
      },
    },
  };
});
