import { asc } from 'drizzle-orm';
import { operation } from '../../../core/operation.ts';
import { categories } from '../../../db/schema/catalogue.ts';
import { categoryTree } from './category-tree.ts';

const MAX_DEPTH = 5;

export const listCategories = operation('installment', 'listCategories', async ({ ctx, query, locale }) => {
  const rows = await ctx.db.select().from(categories).orderBy(asc(categories.position), asc(categories.id));
  return {
    status: 200,
    body: { data: categoryTree(rows, { parentId: query.parent_id ?? null, depth: query.depth ?? MAX_DEPTH, locale }) },
  };
});
