import type { Locale } from '@muddat/i18n';
import type { Movement } from '../facts.ts';
import { RU } from './words-ru.ts';
import { UZ } from './words-uz.ts';

type Name =
  | 'receipt'
  | 'contract'
  | 'saleContract'
  | 'schedule'
  | 'certificate'
  | 'statement'
  | 'paidAt'
  | 'amount'
  | 'purpose'
  | 'store'
  | 'payer'
  | 'buyer'
  | 'sources'
  | 'bankCard'
  | 'balance'
  | 'paymentApp'
  | 'orders'
  | 'excess'
  | 'receiptNumber'
  | 'returned'
  | 'contractNumber'
  | 'orderNumber'
  | 'signedAt'
  | 'goods'
  | 'item'
  | 'quantity'
  | 'itemPrice'
  | 'sum'
  | 'goodsSum'
  | 'discount'
  | 'bonus'
  | 'delivery'
  | 'commission'
  | 'price'
  | 'truePrice'
  | 'initialFee'
  | 'financed'
  | 'markup'
  | 'total'
  | 'sumOfAll'
  | 'toPay'
  | 'term'
  | 'payments'
  | 'monthly'
  | 'yearlyRate'
  | 'scheduleHeading'
  | 'dueDate'
  | 'paid'
  | 'left'
  | 'state'
  | 'overdue'
  | 'period'
  | 'opening'
  | 'closing'
  | 'charged'
  | 'onOrders'
  | 'movements'
  | 'time'
  | 'operation'
  | 'noMovements'
  | 'countedFrom'
  | 'early'
  | 'fullPrice'
  | 'closedOn'
  | 'paidInAll'
  | 'verifyCode'
  | 'verifyAt'
  | 'issuedAt'
  | 'qrAlt';

export type Words = Readonly<Record<Name, string>> & {
  readonly purposes: Readonly<Record<string, string>>;
  readonly states: Readonly<Record<'paid' | 'due' | 'upcoming' | 'overdue' | 'partially_paid', string>>;
  readonly movementsOf: Readonly<Record<Movement['what'], string>>;
  months(count: number): string;
  offer(version: string): string;
  certified(name: string, number: string, store: string): string;
  pageOf(page: number, pages: number): string;
};

export const wordsOf = (locale: Locale): Words => (locale === 'uz' ? UZ : RU);
