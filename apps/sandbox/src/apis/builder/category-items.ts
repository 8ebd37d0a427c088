import type { Locale } from '@muddat/i18n';
import type { builder } from '@muddat/sdk/types';
import { inArray } from 'drizzle-orm';
import { pickByLocale } from '../../core/pick-by-locale.ts';
import type { Database } from '../../db/client.ts';
import { categories } from '../../db/schema/catalogue.ts';
import { pictureView } from '../../pictures/picture.ts';

type CategoryItem = builder.components['schemas']['CategoriesBlock']['items'][number];

/** The named categories with their pictures, in the order of `aliases`. A category that no longer exists is left out. */
export async function loadCategoryItems(db: Database, aliases: readonly string[], locale: Locale): Promise<CategoryItem[]> {
  const rows = await db
    .select()
    .from(categories)
    .where(inArray(categories.alias, [...aliases]));
  return aliases
    .flatMap((alias) => rows.find((row) => row.alias === alias) ?? [])
    .map(({ alias, nameRu, nameUz, icon }) => ({
      alias,
      name: pickByLocale(locale, nameRu, nameUz),
      picture: icon === null ? null : pictureView(icon),
    }));
}
