/** One property of the compared products. `cells`: its value for each of them, as shown. */
export interface CompareRow {
  label: string;
  cells: readonly string[];
}

type WithMonthly = { monthly: { payments: number } | null };

/** Whether the monthly payments of the products are for different numbers of months. */
export const haveDifferentTerms = (products: readonly WithMonthly[]): boolean =>
  new Set(products.flatMap(({ monthly }) => monthly?.payments ?? [])).size > 1;

export const areCellsDifferent = ({ cells }: Pick<CompareRow, 'cells'>): boolean => new Set(cells).size > 1;

type Attribute = { label: string; text: string };

/**
 * The attributes of all products, one row for each label, in the order in which they first occur. A product without an attribute has
 * `missing`; one with several of the same label has them joined.
 */
export function attributeRows(products: readonly { attributes: readonly Attribute[] }[], missing: string): CompareRow[] {
  const labels = new Set(products.flatMap(({ attributes }) => attributes.map(({ label }) => label)));
  return [...labels].map((label) => ({
    label,
    cells: products.map(({ attributes }) => textOf(attributes, label) || missing),
  }));
}

const textOf = (attributes: readonly Attribute[], label: string): string =>
  attributes
    .filter((attribute) => attribute.label === label)
    .map(({ text }) => text)
    .join(', ');

interface RegionTerms {
  code: string;
  price: number;
  daysMin: number;
  daysMax: number;
}

/** Days and price of a delivery. `price` is null if it depends on the region. */
export interface DeliveryTerms {
  daysMin: number;
  daysMax: number;
  price: number | null;
}

/** Delivery to a region, or to all regions of the store if none is chosen; null if the store does not deliver there. */
export function deliveryTerms(regions: readonly RegionTerms[], chosen: string | null): DeliveryTerms | null {
  const [first, ...others] = chosen === null ? regions : regions.filter(({ code }) => code === chosen);
  if (first === undefined) return null;
  return others.reduce<DeliveryTerms>(
    (all, { daysMin, daysMax, price }) => ({
      daysMin: Math.min(all.daysMin, daysMin),
      daysMax: Math.max(all.daysMax, daysMax),
      price: all.price === price ? price : null,
    }),
    first,
  );
}
