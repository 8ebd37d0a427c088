import { asc } from 'drizzle-orm';
import { operation } from '../../core/operation.ts';
import { pickByLocale } from '../../core/pick-by-locale.ts';
import { benefits, figures } from '../../db/schema/content.ts';
import { figureView } from '../builder/figure-view.ts';

export const listBenefits = operation('mobile', 'listBenefits', async ({ ctx, locale }) => {
  const rows = await ctx.db.select().from(benefits).orderBy(asc(benefits.position));
  const figureRows = await ctx.db.select().from(figures).orderBy(asc(figures.position));
  return {
    status: 200,
    body: {
      data: rows.map(({ id, icon, titleRu, titleUz, textRu, textUz }) => ({
        id,
        icon,
        title: pickByLocale(locale, titleRu, titleUz),
        text: pickByLocale(locale, textRu, textUz),
      })),
      figures: figureRows.map((row) => figureView(row, locale)),
    },
  };
});
