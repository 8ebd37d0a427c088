import { and, eq } from 'drizzle-orm';
import { operation } from '../../core/operation.ts';
import { pickByLocale } from '../../core/pick-by-locale.ts';
import { Problem } from '../../core/problem.ts';
import { builderDocuments } from '../../db/schema/content.ts';
import { blockView } from './block-view.ts';
import { isEndedPromo } from './ended-promos.ts';
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
  const { blocks, errors } = parseStoredBlocks(row.blocks, locale);
  for (const { id, type, field, reason } of errors) ctx.log.warn({ page, block: id, type, field, reason }, 'a block of a page is left out');
  const shown = blocks.filter(({ block }) => !isEndedPromo(block, ctx.clock.now()));
  const context = { db: ctx.db, locale, today: ctx.clock.today() };
  return {
    status: 200,
    body: {
      data: {
        organization,
        page,
        title: pickByLocale(locale, row.titleRu, row.titleUz),
        description: pickByLocale(locale, row.descriptionRu, row.descriptionUz),
        version: row.version,
        updated_at: row.updatedAt.toISOString(),
        blocks: await Promise.all(shown.map(async ({ known, block }) => (known ? blockView(context, block) : block))),
      },
    },
  };
});
