import { asc } from 'drizzle-orm';
import { operation } from '../../core/operation.ts';
import { pickByLocale } from '../../core/pick-by-locale.ts';
import { clients } from '../../db/schema/content.ts';

export const listClients = operation('mobile', 'listClients', async ({ ctx, locale }) => {
  const rows = await ctx.db.select().from(clients).orderBy(asc(clients.position));
  const data = rows.map(({ id, name, industryRu, industryUz, employees, logo }) => ({
    id,
    name,
    industry: pickByLocale(locale, industryRu, industryUz),
    employees,
    logo,
  }));
  return { status: 200, body: { data } };
});
