import type { Locale } from '@muddat/i18n';
import type { installment } from '@muddat/sdk/types';
import type { categories } from '../../../db/schema/catalogue.ts';

type Row = typeof categories.$inferSelect;
type Category = installment.components['schemas']['Category'];

/** The children of `parentId` (null: the roots) nested `depth` levels deep, in the order of `rows`. */
export function categoryTree(
  rows: readonly Row[],
  { parentId, depth, locale }: { parentId: string | null; depth: number; locale: Locale },
): Category[] {
  const byParent = Map.groupBy(rows, (row) => row.parentId);
  const below = (parent: string | null, levels: number): Category[] =>
    levels === 0
      ? []
      : (byParent.get(parent) ?? []).map((row) => ({
          id: row.id,
          parent_id: row.parentId,
          alias: row.alias,
          name: locale === 'uz' ? row.nameUz : row.nameRu,
          icon: row.icon,
          children: below(row.id, levels - 1),
        }));
  return below(parentId, depth);
}
