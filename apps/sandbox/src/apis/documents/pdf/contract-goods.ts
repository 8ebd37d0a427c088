import { pickByLocale } from '../../../core/pick-by-locale.ts';
import type { ContractFacts } from './document-facts.ts';
import type { LayoutBlock } from './document-layout.ts';
import { type LayoutContext, labelledLine, labelledTotalLine } from './layout-context.ts';

/** The goods of a contract, and how their sum becomes the price. */
export function contractGoodsBlocks(facts: ContractFacts, { words, locale, money }: LayoutContext): LayoutBlock[] {
  const parts = [
    [words.discount, -facts.discount],
    [words.bonus, -facts.bonus],
    [words.delivery, facts.delivery],
    [words.commission, facts.commission],
  ] as const;
  const changes = parts.filter(([, amount]) => amount !== 0);
  const goods: LayoutBlock = {
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
  };
  // The sum of a single item, with nothing added or taken off, is the price.
  if (changes.length === 0) return [facts.items.length === 1 ? goods : { ...goods, total: [words.price, '', '', money(facts.price)] }];
  return [
    goods,
    {
      kind: 'list',
      heading: words.price,
      rows: [
        labelledLine(words.goodsSum, money(facts.goods)),
        ...changes.map(([name, amount]) => labelledLine(name, money(amount))),
        labelledTotalLine(words.price, money(facts.price)),
      ],
    },
  ];
}
