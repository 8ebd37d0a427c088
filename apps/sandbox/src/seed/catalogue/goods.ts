import { pluralForm } from '@muddat/i18n';
import type { ProductAttribute } from '../../db/schema/catalogue.ts';
import { pictureUrl } from '../../pictures/picture-url.ts';
import { goodsPictureNames } from '../../pictures/rendered-goods.ts';
import { hashToFraction } from '../../pictures/shared/hash-to-fraction.ts';
import type { GoodsKind, GoodsSize } from '../data/goods/goods-kind.ts';
import { subcategoryId } from '../data/goods/ids.ts';
import { TOP_CATEGORIES } from '../data/goods/index.ts';
import { COUNTRIES_OF_ORIGIN, GOODS_PALETTES, type GoodsColour } from '../data/store-texts.ts';
import { GOODS_PER_STORE, type StoreSeed } from '../data/stores.ts';
import { type BilingualText, ruUz } from '../data/text.ts';
import type { SeededRandom } from '../shared/random.ts';
import { describeGoods } from './product-description.ts';

const MONTHS = ['месяцев', 'месяц', 'месяца', 'месяцев'] as const;
const PRICE_STEP = 10_000;
const FIRST_ID = 1_000;
/** Upper bound of `popularity`. */
const POPULARITY_RANGE = 10_000;
/** Top-level categories whose products have no guarantee in months. */
const WITHOUT_GUARANTEE = new Set(['clothes', 'shoes']);

type ProductSlot = { readonly section: string; readonly categoryId: string; readonly kind: GoodsKind };

/** Products of a store. Kinds, sizes and brands rotate, so that every kind has several variants. */
export function buildProducts(store: StoreSeed, storeId: string, random: SeededRandom) {
  const slots = productSlotsOf(store);
  const names = new Set<string>();
  return Array.from({ length: GOODS_PER_STORE }, (_, index) => {
    const slot = slots[index % slots.length];
    if (slot === undefined) throw new TypeError(`${store.name} sells nothing`);
    const turn = Math.floor(index / slots.length);
    const size = slot.kind.sizes[(turn + random.int(0, 1)) % slot.kind.sizes.length];
    if (size === undefined) throw new TypeError(`${slot.kind.outline} has no sizes`);
    const model = random.int(0, slot.kind.brands.length - 1);
    const brand = slot.kind.brands[model] ?? '';
    const colour = random.pick(coloursOf(slot.kind));
    const title = freshTitle(slot.kind, brand, names, random);
    const name = withSize(title, slot.kind, size);
    const id = String(FIRST_ID + (Number(storeId) - 1) * GOODS_PER_STORE + index);
    const description = describeGoods({ kind: slot.kind, title, size });
    return {
      id,
      storeId,
      categoryId: slot.categoryId,
      nameRu: name.ru,
      nameUz: name.uz,
      brand: brand === '' ? null : brand,
      descriptionRu: description.ru,
      descriptionUz: description.uz,
      price: priceOf(size, brand, random),
      images: goodsPictureNames({ kind: slot.kind.outline, colour: colour.hue, variant: size.variant, model }).map((name) =>
        pictureUrl('product', name),
      ),
      attributes: attributesOf(slot, size, brand, colour, random),
      // One product in sixteen is sold out.
      stock: random.int(1, 16) === 1 ? 0 : random.int(1, 40),
      popularity: Math.floor(hashToFraction(`${id}/popular`) * POPULARITY_RANGE),
    };
  });
}

/** The colours of a kind, in the words of its own palette where this has them. */
export function coloursOf({ outline, palette, colours }: GoodsKind): readonly [GoodsColour, ...GoodsColour[]] {
  const own = GOODS_PALETTES[palette];
  if (colours === undefined) return own;
  const known = [...own, ...Object.values(GOODS_PALETTES).flat()];
  const [first, ...others] = colours.flatMap((hue) => known.find((colour) => colour.hue === hue) ?? []);
  if (first === undefined) throw new TypeError(`${outline} has no colours`);
  return [first, ...others];
}

function productSlotsOf(store: StoreSeed): ProductSlot[] {
  return TOP_CATEGORIES.filter((section) => store.sections.includes(section.alias)).flatMap((section) =>
    section.subcategories.flatMap((leaf) =>
      leaf.kinds.map((kind) => ({ section: section.alias, categoryId: subcategoryId(section.alias, leaf.alias), kind })),
    ),
  );
}

/** Adds the name of the measure to a bare number: «размер 46». */
const sizeText = (measure: string, label: string): string => (/^\d+$/.test(label) ? `${measure.toLowerCase()} ${label}` : label);

function withSize(title: BilingualText, { measure }: GoodsKind, { label }: GoodsSize): BilingualText {
  return ruUz(`${title.ru}, ${sizeText(measure.ru, label.ru)}`, `${title.uz}, ${sizeText(measure.uz, label.uz)}`);
}

/** The name of goods without their size: kind, brand and a model that the store does not have yet. */
function freshTitle(kind: GoodsKind, brand: string, taken: Set<string>, random: SeededRandom): BilingualText {
  for (;;) {
    const model = `${kind.series[random.int(0, kind.series.length - 1)] ?? ''}${random.int(11, 98) * 5}`;
    if (taken.has(`${brand} ${model}`)) continue;
    taken.add(`${brand} ${model}`);
    return ruUz(`${kind.name.ru} ${brand} ${model}`, `${kind.name.uz} ${brand} ${model}`);
  }
}

/** The usual price of a size, changed by -12 to +13 % depending on the brand and by a random -4 to +5 %. */
function priceOf(size: GoodsSize, brand: string, random: SeededRandom): number {
  const factor = (0.88 + hashToFraction(brand) * 0.25) * (0.96 + random.next() * 0.09);
  return Math.max(PRICE_STEP, Math.round((size.price * factor) / PRICE_STEP) * PRICE_STEP);
}

function attributesOf(
  { section, kind }: ProductSlot,
  size: GoodsSize,
  brand: string,
  colour: GoodsColour,
  random: SeededRandom,
): ProductAttribute[] {
  const months = random.int(1, 3) * 12;
  const origin = random.pick(COUNTRIES_OF_ORIGIN);
  const lines: readonly (readonly [BilingualText, BilingualText])[] = [
    [ruUz('Бренд', 'Brend'), ruUz(brand, brand)],
    [kind.measure, size.label],
    [ruUz('Цвет', 'Rangi'), colour.name],
    WITHOUT_GUARANTEE.has(section)
      ? [ruUz('Обмен и возврат', 'Almashtirish va qaytarish'), ruUz('10 дней', '10 kun')]
      : [ruUz('Гарантия', 'Kafolat'), ruUz(`${months} ${MONTHS[pluralForm(months)]}`, `${months} oy`)],
    [ruUz('Страна производства', 'Ishlab chiqarilgan mamlakat'), origin],
  ];
  return lines.map(([name, value]) => ({ nameRu: name.ru, nameUz: name.uz, valueRu: value.ru, valueUz: value.uz }));
}
