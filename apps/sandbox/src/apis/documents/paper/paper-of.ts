import { formatDate, formatDateTime, formatMoney, formatPhone, type Locale, languageOf } from '@muddat/i18n';
import type { CalendarDate } from '@muddat/schedule';
import { inLocale } from '../../../core/in-locale.ts';
import { systemName } from '../../billing/provider/systems.ts';
import type { Buyer, CertificateFacts, ContractFacts, Facts, ReceiptFacts, ScheduleFacts, StatementFacts } from './facts.ts';
import type { Block, Line, Paper } from './paper.ts';
import { wordsOf } from './words.ts';
import type { Words } from './words.types.ts';

type Voice = { readonly words: Words; readonly locale: Locale; readonly buyer: Buyer; money(amount: number): string };

/** The document in one language. All numbers in it are facts. */
export function paperOf(facts: Facts, buyer: Buyer, locale: Locale): Paper {
  const language = languageOf(locale, 'latn');
  const voice: Voice = { words: wordsOf(locale), locale, buyer, money: (amount) => formatMoney(amount, language) };
  switch (facts.kind) {
    case 'receipt':
      return receipt(facts, voice);
    case 'contract':
      return contract(facts, voice);
    case 'schedule':
      return schedule(facts, voice);
    case 'certificate':
      return certificate(facts, voice);
    case 'statement':
      return statement(facts, voice);
  }
}

const line = (name: string, value: string): Line => ({ name, value });
const sumLine = (name: string, value: string): Line => ({ name, value, strong: true });
const percent = (value: number): string => `${String(value).replace('.', ',')} %`;

function receipt(facts: ReceiptFacts, { words, buyer, money }: Voice): Paper {
  const sources = facts.sources.map(({ type, system, last4, amount }) => {
    const name = type === 'bank_card' ? words.bankCard : type === 'balance' ? words.balance : words.paymentApp;
    return line([name, system && systemName(system), last4 === null ? null : `•• ${last4}`].filter(Boolean).join(' '), money(amount));
  });
  const orders = facts.orders.map(({ number, store, amount }) => line(`№\u00a0${number}, «${store}»`, money(amount)));
  const blocks: Block[] = [
    {
      kind: 'list',
      rows: [
        sumLine(words.amount, money(facts.amount)),
        line(words.paidAt, formatDateTime(facts.paidAt)),
        line(words.purpose, words.purposes[facts.purpose]),
        line(words.payer, buyer.name),
        line(words.receiptNumber, facts.paymentId),
        ...(facts.returned === undefined ? [] : [line(words.returned, money(facts.returned))]),
      ],
    },
    { kind: 'list', heading: words.sources, rows: sources },
  ];
  if (orders.length > 0) {
    const excess = facts.excess > 0 ? [line(words.excess, money(facts.excess))] : [];
    blocks.push({ kind: 'list', heading: words.orders, rows: [...orders, ...excess] });
  }
  return { title: words.receipt, blocks };
}

function contract(facts: ContractFacts, voice: Voice): Paper {
  const { words, buyer, money, locale } = voice;
  const { offer } = facts;
  const parts = [
    [words.goodsSum, facts.goods],
    [words.discount, -facts.discount],
    [words.bonus, -facts.bonus],
    [words.delivery, facts.delivery],
    [words.commission, facts.commission],
  ] as const;
  const goods: Block[] = [
    {
      kind: 'list',
      rows: [
        line(words.contractNumber, facts.number),
        line(words.signedAt, formatDateTime(facts.signedAt)),
        line(words.store, `«${facts.store}»`),
        line(words.buyer, `${buyer.name}, ${formatPhone(buyer.phone)}`),
      ],
    },
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
        inLocale(locale, nameRu, nameUz),
        String(quantity),
        money(price),
        money(price * quantity),
      ]),
    },
    {
      kind: 'list',
      heading: words.price,
      rows: [
        ...parts.filter(([name, amount]) => amount !== 0 || name === words.goodsSum).map(([name, amount]) => line(name, money(amount))),
        sumLine(words.price, money(facts.price)),
      ],
    },
  ];
  const end: Block[] = facts.offerVersion === null ? [] : [{ kind: 'text', text: words.offer(facts.offerVersion) }];
  if (offer === null) return { title: words.saleContract, blocks: [...goods, { kind: 'text', text: words.fullPrice }, ...end] };
  return {
    title: words.contract,
    blocks: [...goods, ...terms(offer, facts.countedFrom, voice), { kind: 'text', text: words.early }, ...end],
  };
}

/** The true price, in the same sequence as on checkout and order page. */
function terms(offer: NonNullable<ContractFacts['offer']>, countedFrom: CalendarDate | null, { words, money }: Voice): Block[] {
  return [
    {
      kind: 'list',
      heading: words.truePrice,
      rows: [
        ...(offer.initial_fee === 0 ? [] : [line(words.initialFee, money(offer.initial_fee))]),
        line(words.financed, money(offer.financed)),
        line(words.markup, `${money(offer.markup)} (${percent(offer.markup_bp / 100)})`),
        line(words.yearlyRate, percent(offer.yearly_rate)),
        line(words.term, words.months(offer.months)),
        line(words.payments, String(offer.payments)),
        line(words.monthly, money(offer.monthly_payment)),
        line(words.total, money(offer.total)),
        sumLine(words.toPay, money(offer.to_pay)),
        ...(countedFrom === null ? [] : [line(words.countedFrom, formatDate(countedFrom))]),
      ],
    },
    {
      kind: 'table',
      heading: words.scheduleHeading,
      columns: [
        { name: '№', share: 0.1 },
        { name: words.dueDate, share: 0.5 },
        { name: words.sum, share: 0.4, isNumber: true },
      ],
      rows: offer.schedule.map((row) => [String(row.number), formatDate(row.due_date), money(row.amount)]),
      total: ['', words.sumOfAll, money(offer.total)],
    },
  ];
}

function schedule(facts: ScheduleFacts, { words, buyer, money }: Voice): Paper {
  const overdue = facts.overdue > 0 ? [line(words.overdue, money(facts.overdue))] : [];
  return {
    title: words.schedule,
    blocks: [
      {
        kind: 'list',
        rows: [
          line(words.orderNumber, facts.number),
          line(words.store, `«${facts.store}»`),
          line(words.buyer, buyer.name),
          line(words.total, money(facts.total)),
          line(words.paid, money(facts.paid)),
          ...overdue,
          sumLine(words.left, money(facts.left)),
        ],
      },
      {
        kind: 'table',
        heading: words.scheduleHeading,
        columns: [
          { name: '№', share: 0.06 },
          { name: words.dueDate, share: 0.16 },
          { name: words.sum, share: 0.19, isNumber: true },
          { name: words.paid, share: 0.19, isNumber: true },
          { name: words.left, share: 0.19, isNumber: true },
          { name: words.state, share: 0.21, isNumber: true },
        ],
        rows: facts.rows.map((row) => [
          String(row.number),
          formatDate(row.due_date),
          money(row.amount),
          money(row.paid_amount),
          money(row.amount - row.paid_amount),
          words.states[row.state],
        ]),
        total: ['', words.sumOfAll, money(facts.total), money(facts.paid), money(facts.left), ''],
      },
    ],
  };
}

function certificate(facts: CertificateFacts, { words, buyer, money }: Voice): Paper {
  return {
    title: words.certificate,
    blocks: [
      { kind: 'text', text: words.certified(buyer.name, facts.number, facts.store) },
      {
        kind: 'list',
        rows: [
          line(words.orderNumber, facts.number),
          line(words.store, `«${facts.store}»`),
          line(words.signedAt, formatDate(facts.signedAt)),
          ...(facts.paidOn === null ? [] : [line(words.closedOn, formatDate(facts.paidOn))]),
          ...(facts.initialFee === 0 ? [] : [line(words.initialFee, money(facts.initialFee))]),
          sumLine(words.paidInAll, money(facts.paid)),
        ],
      },
    ],
  };
}

function statement(facts: StatementFacts, { words, buyer, money }: Voice): Paper {
  const head: Block = {
    kind: 'list',
    rows: [
      line(words.buyer, buyer.name),
      line(words.period, `${formatDate(facts.from)} – ${formatDate(facts.to)}`),
      line(words.charged, money(facts.charged)),
      line(words.onOrders, money(facts.onOrders)),
      line(words.opening, money(facts.opening)),
      sumLine(words.closing, money(facts.closing)),
    ],
  };
  if (facts.movements.length === 0) return { title: words.statement, blocks: [head, { kind: 'text', text: words.noMovements }] };
  return {
    title: words.statement,
    blocks: [
      head,
      {
        kind: 'table',
        heading: words.movements,
        columns: [
          { name: words.time, share: 0.2 },
          { name: words.operation, share: 0.26 },
          { name: words.charged, share: 0.18, isNumber: true },
          { name: words.onOrders, share: 0.18, isNumber: true },
          { name: words.balance, share: 0.18, isNumber: true },
        ],
        rows: facts.movements.map((movement) => [
          formatDateTime(movement.at),
          [words.movementsOf[movement.what], ...movement.orders.map((number) => `№\u00a0${number}`)].join(' '),
          money(movement.charged),
          money(movement.onOrders),
          money(movement.balance),
        ]),
        total: ['', words.sumOfAll, money(facts.charged), money(facts.onOrders), money(facts.closing - facts.opening)],
      },
    ],
  };
}
