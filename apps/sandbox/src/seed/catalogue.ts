import type { Database } from '../db/client.ts';
import { insertRows } from '../db/insert-rows.ts';
import { categories, products, storeAddresses, storeCategories, storeDeliveries, stores, storeTerms } from '../db/schema/catalogue.ts';
import { pictureUrl } from '../pictures/picture-url.ts';
import { buildStoreAddresses } from './catalogue/addresses.ts';
import { buildStoreDeliveries } from './catalogue/deliveries.ts';
import { buildProducts } from './catalogue/goods.ts';
import { initialOf } from './catalogue/initial.ts';
import { describeStore } from './catalogue/store-description.ts';
import { STORE_BANKS } from './checkout.ts';
import { subcategoryId, topCategoryId } from './data/goods/ids.ts';
import { TOP_CATEGORIES } from './data/goods/index.ts';
import { STORE_CLOSINGS } from './data/store-texts.ts';
import { STORES, termsOf } from './data/stores.ts';
import type { SeedInput } from './shared/seed-input.ts';

/**
 * Seeds the marketplace: 12 top-level categories and 64 stores with 33 products each. Store ids are '1' to '64' in the order of the table.
 */
export async function seedCatalogue(tx: Database, { random }: SeedInput): Promise<void> {
  await insertRows(tx, categories, categoryRows());
  const rows = STORES.map((store, index) => ({
    store,
    id: String(index + 1),
    position: index + 1,
    closing: random.pick(STORE_CLOSINGS),
    ratingTenths: random.int(39, 50),
    reviewCount: random.int(14, 2_400),
  }));
  const addresses = rows.flatMap(({ store, id }) => buildStoreAddresses(store, id, random));
  const deliveries = buildStoreDeliveries(addresses);
  await insertRows(
    tx,
    stores,
    rows.map(({ store, id, position, closing, ratingTenths, reviewCount }) => {
      const own = deliveries.filter(({ storeId }) => storeId === id);
      const bank = STORE_BANKS.find((one) => one.id === id)?.bank;
      const description = describeStore({ store, deliveries: own, bank, closing });
      return {
        id,
        position,
        alias: store.alias,
        name: store.name,
        initial: initialOf(store.name),
        logo: pictureUrl('store', store.alias),
        descriptionRu: description.ru,
        descriptionUz: description.uz,
        ratingTenths,
        reviewCount,
      };
    }),
  );
  await insertRows(
    tx,
    storeTerms,
    rows.flatMap(({ store, id }) => termsOf(store).map((term) => ({ storeId: id, ...term }))),
  );
  await insertRows(
    tx,
    storeCategories,
    rows.flatMap(({ store, id }) => store.sections.map((alias) => ({ storeId: id, categoryId: topCategoryId(alias) }))),
  );
  await insertRows(tx, storeAddresses, addresses);
  await insertRows(tx, storeDeliveries, deliveries);
  await insertRows(
    tx,
    products,
    rows.flatMap(({ store, id }) => buildProducts(store, id, random)),
  );
}

function categoryRows() {
  return TOP_CATEGORIES.flatMap((section) => [
    {
      id: topCategoryId(section.alias),
      parentId: null,
      alias: section.alias,
      nameRu: section.name.ru,
      nameUz: section.name.uz,
      icon: pictureUrl('category', section.alias),
      position: TOP_CATEGORIES.indexOf(section) + 1,
    },
    ...section.subcategories.map((leaf, index) => ({
      id: subcategoryId(section.alias, leaf.alias),
      parentId: topCategoryId(section.alias),
      alias: leaf.alias,
      nameRu: leaf.name.ru,
      nameUz: leaf.name.uz,
      icon: pictureUrl('category', leaf.alias),
      position: index + 1,
    })),
  ]);
}
