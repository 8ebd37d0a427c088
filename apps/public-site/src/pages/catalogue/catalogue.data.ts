import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { type Category, categoryIds, loadCategories } from '../../domain/product/category-tree.ts';
import { OPTIONAL_SECTION_OPTIONS } from '../../shared/data/api.ts';
import type { PageRequest, PageResult } from '../../shared/page/types.ts';

/** A category. `alias`: its name in the address; `count`: number of its products, null when they could not be counted. */
export type CatalogueEntry = { alias: string; title: string; count: number | null };
export type CatalogueSection = CatalogueEntry & { icon: string | null; entries: CatalogueEntry[] };
export type CatalogueData = { sections: CatalogueSection[] };

const countsSchema = v.object({ facets: v.object({ categories: v.array(v.object({ id: v.string(), count: v.number() })) }) });

/**
 * All categories of the marketplace with the number of products in each (spec 7, GET /v3/categories). The page renders without the numbers.
 */
export async function load({ api, i18n }: PageRequest): Promise<PageResult<CatalogueData>> {
  const [tree, counts] = await Promise.all([loadCategories(api), loadCounts(api).catch(() => null)]);
  const entry = (category: Category): CatalogueEntry => ({
    alias: category.alias,
    title: category.title,
    count: counts && categoryIds(category).reduce((sum, id) => sum + (counts.get(id) ?? 0), 0),
  });
  return {
    data: { sections: tree.map((root) => ({ ...entry(root), icon: root.icon, entries: root.children.map(entry) })) },
    head: {
      title: i18n._(
        msg({ message: 'Каталог товаров в рассрочку — Muddat', comment: 'Title of the catalogue for the browser and search engines' }),
      ),
      description: i18n._(
        msg({
          message: 'Все категории товаров магазинов Muddat: цена сразу, платёж в месяц и вся наценка видны до оформления.',
          comment: 'Description of the catalogue for search engines',
        }),
      ),
    },
    ...(counts === null ? { keep: false } : {}),
  };
}

async function loadCounts({ installment }: PageRequest['api']): Promise<ReadonlyMap<string, number>> {
  const { facets } = v.parse(countsSchema, await installment.listProducts({ per_page: 1 }, OPTIONAL_SECTION_OPTIONS));
  return new Map(facets.categories.map(({ id, count }) => [id, count]));
}
