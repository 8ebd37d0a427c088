import type { GoodsKind, GoodsSize } from '../data/goods/goods-kind.ts';
import { PRODUCT_ADVICE, PRODUCT_CARE } from '../data/product-advice.ts';
import { type BilingualText, ruUz } from '../data/text.ts';

/** `title`: the name without the size. */
type Described = { readonly kind: GoodsKind; readonly title: BilingualText; readonly size: GoodsSize };

/** A description in two paragraphs: the product with advice for its kind, then the terms of receiving and returning it. */
export function describeGoods({ kind, title, size }: Described): BilingualText {
  const advice = PRODUCT_ADVICE[kind.outline];
  if (advice === undefined) throw new TypeError(`no advice for the kind ${kind.outline}`);
  const written = (language: 'ru' | 'uz'): string =>
    [`${title[language]}. ${kind.measure[language]}: ${ended(size.label[language])}`, ...advice.map((sentence) => sentence[language])].join(
      ' ',
    );
  return ruUz(`${written('ru')}\n\n${PRODUCT_CARE.ru}`, `${written('uz')}\n\n${PRODUCT_CARE.uz}`);
}

/** A label such as «6 шт.» has its full stop already. */
const ended = (label: string): string => (label.endsWith('.') ? label : `${label}.`);
