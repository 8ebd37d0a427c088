import { pickByLocale } from '../../../core/pick-by-locale.ts';
import type { ContractFacts } from './document-facts.ts';
import type { LayoutBlock } from './document-layout.ts';
import { type LayoutContext, labelledLine, labelledTotalLine } from './layout-context.ts';

/** The goods of a contract, and how their sum becomes the price. */
export function contractGoodsBlocks(facts: ContractFacts, { words, locale, money }: LayoutContext): LayoutBlock[] {
  const parts = [
    [words.goodsSum, facts.goods],
    [words.discount, -facts.discount],
    [words.bonus, -facts.bonus],
    [words.delivery, facts.delivery],
    [words.commission, facts.commission],
  ] as const;
  return [
    {
      kind: 'table',
      heading: words.goods,
      columns: [
        { name: words.item, share: 0.5 },
        { name: words.quantity, share: 0.1, isNumber: true },
        { name: words.itemPrice, share: 0.2, isNumber: true },
        { name: words.sum, share: 0.2, isNumber: true },
      ],
      rows: facts.items.map(({ nameRu, nameUz, price, quantity }) => [
        pickByLocale(locale, nameRu, nameUz),
        String(quantity),
        money(price),
        money(price * quantity),
      ]),
    },
    {
      kind: 'list',
      heading: words.price,
      rows: [
        ...parts
          .filter(([name, amount]) => amount !== 0 || name === words.goodsSum)
          .map(([name, amount]) => labelledLine(name, money(amount))),
        labelledTotalLine(words.price, money(facts.price)),
      ],
    },
  ];
}
