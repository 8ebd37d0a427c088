import * as v from 'valibot';
import type { SiteApi } from '../../shared/data/api.ts';
import { isAllowedPictureUrl } from '../../shared/page/pictures.ts';

const nodeSchema = v.object({
  id: v.string(),
  alias: v.string(),
  name: v.string(),
  icon: v.nullable(v.string()),
  children: v.array(v.unknown()),
});

/** `icon`: URL of a picture on this site or by https; null if the category has none. */
export type Category = { id: string; alias: string; title: string; icon: string | null; children: Category[] };

/** The tree of categories; invalid nodes are dropped. */
export async function loadCategories(
  { installment }: Pick<SiteApi, 'installment'>,
  options: { timeoutMs?: number } = {},
): Promise<Category[]> {
  const { data } = v.parse(v.object({ data: v.array(v.unknown()) }), await installment.listCategories({}, options));
  return parseCategories(data);
}

const parseCategories = (nodes: readonly unknown[]): Category[] =>
  nodes.flatMap((node) => {
    const parsed = v.safeParse(nodeSchema, node);
    if (!parsed.success) return [];
    const { id, alias, name, icon, children } = parsed.output;
    return [
      { id, alias, title: name, icon: icon !== null && isAllowedPictureUrl(icon) ? icon : null, children: parseCategories(children) },
    ];
  });

/** The path from the root to the category with an alias; null if no category has it. */
export function findCategoryPath(alias: string, tree: readonly Category[]): readonly Category[] | null {
  for (const node of tree) {
    if (node.alias === alias) return [node];
    const below = findCategoryPath(alias, node.children);
    if (below) return [node, ...below];
  }
  return null;
}

/** The ids of a category and of everything below it. */
export const categoryIds = (category: Category): string[] => [category.id, ...category.children.flatMap(categoryIds)];
