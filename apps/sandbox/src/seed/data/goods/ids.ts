import { SECTIONS } from './index.ts';

/** The id of a top-level category: '1' to '12' in the order of the menu. */
export function sectionId(alias: string): string {
  const index = SECTIONS.findIndex((section) => section.alias === alias);
  if (index === -1) throw new TypeError(`there is no section ${alias}`);
  return String(index + 1);
}

/** The id of a subcategory: the number of its top-level category and two digits, for example '101'. */
export function leafId(sectionAlias: string, alias: string): string {
  const section = sectionId(sectionAlias);
  const index = SECTIONS[Number(section) - 1]?.leaves.findIndex((leaf) => leaf.alias === alias) ?? -1;
  if (index === -1) throw new TypeError(`there is no leaf ${alias} in ${sectionAlias}`);
  return `${section}${String(index + 1).padStart(2, '0')}`;
}
