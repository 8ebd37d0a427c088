import type { GoodsKind, GoodsSize } from '../data/goods/goods-kind.ts';
import { PRODUCT_ADVICE, PRODUCT_CARE } from '../data/product-advice.ts';
import { type BilingualText, ruUz } from '../data/text.ts';

type Described = { readonly section: string; readonly kind: GoodsKind; readonly name: BilingualText; readonly size: GoodsSize };

/** A description in two paragraphs: the product and its use, then advice for the buyer. `turn` in [0, 1) selects the sentences. */
export function describeGoods({ section, kind, name, size }: Described, turn: number): BilingualText {
  const words = PRODUCT_ADVICE[section];
  if (words === undefined) throw new TypeError(`no words for goods of the section ${section}`);
  const use = words[Math.floor(turn * words.length)] ?? words[0];
  const care = PRODUCT_CARE[Math.floor(turn * 7 * PRODUCT_CARE.length) % PRODUCT_CARE.length] ?? PRODUCT_CARE[0];
  const [nameRu, nameUz] = [name.ru, name.uz].map((one) => one.slice(0, one.lastIndexOf(', ') === -1 ? undefined : one.lastIndexOf(', ')));
  return ruUz(
    `${nameRu}. ${kind.measure.ru}: ${size.label.ru}. ${use.ru}\n\n${care.ru}`,
    `${nameUz}. ${kind.measure.uz}: ${size.label.uz}. ${use.uz}\n\n${care.uz}`,
  );
}
