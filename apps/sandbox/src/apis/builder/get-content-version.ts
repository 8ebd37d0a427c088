import { createHash } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { operation } from '../../core/operation.ts';
import { builderDocuments } from '../../db/schema/content.ts';
import { countEndedPromos } from './ended-promos.ts';
import { requireSameOrganization } from './organization.ts';

const VERSION_LENGTH = 16;

/**
 * A hash of all pages, their versions and times. The time is included because a page that was deleted and made again may have its old
 * number. Ended offers are included because they change the page without an edit.
 */
export const getContentVersion = operation('builder', 'getContentVersion', async ({ ctx, headers, query }) => {
  const organization = requireSameOrganization(headers.organization, query.organization);
  const rows = await ctx.db
    .select()
    .from(builderDocuments)
    .where(eq(builderDocuments.organization, organization))
    .orderBy(asc(builderDocuments.page));
  const now = ctx.clock.now();
  const version = createHash('sha256')
    .update(rows.map((row) => `${row.page} ${row.version} ${row.updatedAt.getTime()} ${countEndedPromos(row.blocks, now)}`).join('\n'))
    .digest('hex')
    .slice(0, VERSION_LENGTH);
  return { status: 200, body: { data: { version } } };
});
