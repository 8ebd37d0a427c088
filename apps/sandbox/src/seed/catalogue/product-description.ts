import type { GoodsKind, Size } from '../data/goods/kind.ts';
import { PRODUCT_CARE, PRODUCT_WORDS } from '../data/product-words.ts';
import { type Text, text } from '../data/text.ts';

type Described = { readonly section: string; readonly kind: GoodsKind; readonly name: Text; readonly size: Size };

/** A description in two paragraphs: the product and its use, then advice for the buyer. `turn` in [0, 1) selects the sentences. */
export function describeGoods({ section, kind, name, size }: Described, turn: number): Text {
  const words = PRODUCT_WORDS[section];
  if (words === undefined) throw new TypeError(`no words for goods of the section ${section}`);
  const use = words[Math.floor(turn * words.length)] ?? words[0];
  const care = PRODUCT_CARE[Math.floor(turn * 7 * PRODUCT_CARE.length) % PRODUCT_CARE.length] ?? PRODUCT_CARE[0];
  const [nameRu, nameUz] = [name.ru, name.uz].map((one) => one.slice(0, one.lastIndexOf(', ') === -1 ? undefined : one.lastIndexOf(', ')));
  return text(
    `${nameRu}. ${kind.measure.ru}: ${size.label.ru}. ${use.ru}\n\n${care.ru}`,
    `${nameUz}. ${kind.measure.uz}: ${size.label.uz}. ${use.uz}\n\n${care.uz}`,
  );
}
