import { TOP_CATEGORIES } from './index.ts';

/** The id of a top-level category: '1' to '12' in the order of the menu. */
export function topCategoryId(alias: string): string {
  const index = TOP_CATEGORIES.findIndex((section) => section.alias === alias);
  if (index === -1) throw new TypeError(`there is no section ${alias}`);
  return String(index + 1);
}

/** The id of a subcategory: the number of its top-level category and two digits, for example '101'. */
export function subcategoryId(sectionAlias: string, alias: string): string {
  const section = topCategoryId(sectionAlias);
  const index = TOP_CATEGORIES[Number(section) - 1]?.subcategories.findIndex((leaf) => leaf.alias === alias) ?? -1;
  if (index === -1) throw new TypeError(`there is no leaf ${alias} in ${sectionAlias}`);
  return `${section}${String(index + 1).padStart(2, '0')}`;
}
