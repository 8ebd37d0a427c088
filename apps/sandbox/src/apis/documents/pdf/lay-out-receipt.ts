import { formatDateTime } from '@muddat/i18n';
import { pickByLocale } from '../../../core/pick-by-locale.ts';
import { systemName } from '../../billing/provider/payment-systems.ts';
import type { ReceiptFacts } from './document-facts.ts';
import type { DocumentLayout, LayoutBlock, TableColumn } from './document-layout.ts';
import { type LayoutContext, labelledLine, labelledTotalLine } from './layout-context.ts';

export function layOutReceipt(facts: ReceiptFacts, voice: LayoutContext): DocumentLayout {
  const { words, buyer, money, seller } = voice;
  const [order, ...others] = facts.orders;
  const sources = facts.sources.map(({ type, system, last4, amount }) => {
    const name = type === 'bank_card' ? words.bankCard : type === 'balance' ? words.balance : words.paymentApp;
    return labelledLine(
      [name, system && systemName(system), last4 === null ? null : `•• ${last4}`].filter(Boolean).join(' '),
      money(amount),
    );
  });
  const head = [
    labelledTotalLine(words.amount, money(facts.amount)),
    labelledLine(words.receiptNumber, facts.number),
    labelledLine(words.paidAt, formatDateTime(facts.paidAt)),
    labelledLine(words.purpose, words.purposes[facts.purpose]),
    labelledLine(words.payer, buyer.name),
    ...(order === undefined || others.length > 0
      ? []
      : [labelledLine(words.orderNumber, order.number), labelledLine(words.store, seller(order.store, order.number))]),
    ...(facts.returned === undefined ? [] : [labelledLine(words.returned, money(facts.returned))]),
  ];
  return {
    title: words.receipt,
    blocks: [
      { kind: 'list', rows: head },
      { kind: 'list', heading: words.sources, rows: sources },
      ...shareBlocks(facts, voice),
      ...goodsBlocks(facts, voice),
    ],
  };
}

/** The share of each order, unless the only order got all. */
function shareBlocks({ orders, excess }: ReceiptFacts, { words, money, seller }: LayoutContext): LayoutBlock[] {
  if (orders.length === 0 || (orders.length === 1 && excess === 0)) return [];
  const shares = orders.map(({ number, store, amount }) => labelledLine(`№\u00a0${number}, ${seller(store, number)}`, money(amount)));
  const excessLine = excess > 0 ? [labelledLine(words.excess, money(excess))] : [];
  return [{ kind: 'list', heading: words.orders, rows: [...shares, ...excessLine] }];
}

/** The goods of all orders; with several orders, each with its order. */
function goodsBlocks({ orders }: ReceiptFacts, { words, locale }: LayoutContext): LayoutBlock[] {
  const isSeveral = orders.length > 1;
  const rows = orders.flatMap(({ number, items }) =>
    items.map(({ nameRu, nameUz, quantity }) => [...(isSeveral ? [number] : []), pickByLocale(locale, nameRu, nameUz), String(quantity)]),
  );
  if (rows.length === 0) return [];
  const columns: TableColumn[] = [
    ...(isSeveral ? [{ name: words.orderNumber, share: 0.22 }] : []),
    { name: words.item, share: isSeveral ? 0.66 : 0.88 },
    { name: words.quantity, share: 0.12, isNumber: true },
  ];
  return [{ kind: 'table', heading: words.goods, columns, rows }];
}
