import { type BilingualText, ruUz } from '../text.ts';

/** A kind of goods in several sizes, sold in a subcategory, with the data from which names, pictures and prices are made. */
export type GoodsKind = {
  /** Names the rendered pictures (assets/goods) and the drawing (pictures/outlines). */
  readonly outline: string;
  readonly name: BilingualText;
  /** The property that the sizes measure, such as volume. */
  readonly measure: BilingualText;
  readonly sizes: readonly GoodsSize[];
  readonly palette: Palette;
  /** The colours in which the kind is sold, if these are not all of its palette. */
  readonly colours?: readonly string[];
  readonly brands: readonly string[];
  /** Letters with which model numbers start. */
  readonly series: readonly string[];
};

type Palette = 'tech' | 'home' | 'wear' | 'bright' | 'metal';

/** A size and its usual price in so'm. `variant`: the pictures that show it, 'main' unless the size looks different. */
export type GoodsSize = { readonly label: BilingualText; readonly price: number; readonly variant: string };

export type Subcategory = { readonly alias: string; readonly name: BilingualText; readonly kinds: readonly GoodsKind[] };

export type TopCategory = { readonly alias: string; readonly name: BilingualText; readonly subcategories: readonly Subcategory[] };

/** A size label: written once if both languages write it alike, or as `Russian|Uzbek`. */
export const goodsSize = (label: string, price: number, variant = 'main'): GoodsSize => {
  const [ru = '', uz = ru] = label.split('|');
  return { label: ruUz(ru, uz), price, variant };
};

export const subcategory = (alias: string, ru: string, uz: string, kinds: readonly GoodsKind[]): Subcategory => ({
  alias,
  name: ruUz(ru, uz),
  kinds,
});
