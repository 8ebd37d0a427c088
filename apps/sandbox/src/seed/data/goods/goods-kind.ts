import { type BilingualText, ruUz } from '../text.ts';

/** A kind of goods in several sizes, sold in a subcategory, with the data from which names, pictures and prices are made. */
export type GoodsKind = {
  /** The name of the drawing, see pictures/outlines. */
  readonly outline: string;
  readonly name: BilingualText;
  /** The property that the sizes measure, such as volume. */
  readonly measure: BilingualText;
  readonly sizes: readonly GoodsSize[];
  readonly palette: Palette;
  readonly brands: readonly string[];
  /** Letters with which model numbers start. */
  readonly series: readonly string[];
};

type Palette = 'tech' | 'home' | 'wear' | 'bright' | 'metal';

/** A size and its usual price in so'm. */
export type GoodsSize = { readonly label: BilingualText; readonly price: number };

export type Subcategory = { readonly alias: string; readonly name: BilingualText; readonly kinds: readonly GoodsKind[] };

export type TopCategory = { readonly alias: string; readonly name: BilingualText; readonly subcategories: readonly Subcategory[] };

/** A size label: written once if both languages write it alike, or as `Russian|Uzbek`. */
export const goodsSize = (label: string, price: number): GoodsSize => {
  const [ru = '', uz = ru] = label.split('|');
  return { label: ruUz(ru, uz), price };
};

export const subcategory = (alias: string, ru: string, uz: string, kinds: readonly GoodsKind[]): Subcategory => ({
  alias,
  name: ruUz(ru, uz),
  kinds,
});
