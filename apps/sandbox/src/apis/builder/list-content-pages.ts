import { asc, eq } from 'drizzle-orm';
import { operation } from '../../core/operation.ts';
import { pickByLocale } from '../../core/pick-by-locale.ts';
import { builderDocuments } from '../../db/schema/content.ts';
import { requireSameOrganization } from './organization.ts';

export const listContentPages = operation('builder', 'listContentPages', async ({ ctx, headers, query, locale }) => {
  const organization = requireSameOrganization(headers.organization, query.organization);
  const rows = await ctx.db
    .select()
    .from(builderDocuments)
    .where(eq(builderDocuments.organization, organization))
    .orderBy(asc(builderDocuments.page));
  const data = rows.map((row) => ({
    page: row.page,
    title: pickByLocale(locale, row.titleRu, row.titleUz),
    version: row.version,
    updated_at: row.updatedAt.toISOString(),
  }));
  return { status: 200, body: { data } };
});
