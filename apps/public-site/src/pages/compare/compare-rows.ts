/** One property of the compared products. `cells`: its value for each of them, as shown. `lowest`: positions of the lowest sum. */
export interface CompareRow {
  label: string;
  cells: readonly string[];
  lowest?: readonly number[];
}

/** The terms that all products have, ascending, in months. Products without terms do not count. */
export function sharedTerms(terms: readonly (readonly number[])[]): number[] {
  const [first = [], ...others] = terms.filter((months) => months.length > 0);
  return first.filter((months) => others.every((other) => other.includes(months))).toSorted((a, b) => a - b);
}

/** Positions of the lowest sum. Empty if all sums are equal, or only one is known. */
export function lowestAt(sums: readonly (number | null)[]): number[] {
  const known = sums.filter((sum) => sum !== null);
  const lowest = Math.min(...known);
  return new Set(known).size < 2 ? [] : sums.flatMap((sum, at) => (sum === lowest ? [at] : []));
}

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
