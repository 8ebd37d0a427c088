import { formatDate, formatDateTime, formatPhone, type Locale } from '@muddat/i18n';
import type { CalendarDate } from '@muddat/schedule';
import { contractGoodsBlocks } from './contract-goods.ts';
import type { CertificateFacts, ContractFacts, DocumentFacts, ScheduleFacts, StatementFacts } from './document-facts.ts';
import type { DocumentLayout, LayoutBlock } from './document-layout.ts';
import { layOutReceipt } from './lay-out-receipt.ts';
import { createLayoutContext, type LayoutContext, labelledLine, labelledTotalLine, type Parties } from './layout-context.ts';

/** The content of a document in one language, as blocks that `render-pdf.ts` draws. */
export function layOutDocument(facts: DocumentFacts, parties: Parties, locale: Locale): DocumentLayout {
  const voice = createLayoutContext(parties, locale);
  switch (facts.kind) {
    case 'receipt':
      return layOutReceipt(facts, voice);
    case 'contract':
      return layOutContract(facts, voice);
    case 'schedule':
      return layOutSchedule(facts, voice);
    case 'certificate':
      return layOutCertificate(facts, voice);
    case 'statement':
      return layOutStatement(facts, voice);
  }
}

const percent = (value: number): string => `${String(value).replace('.', ',')} %`;

function layOutContract(facts: ContractFacts, voice: LayoutContext): DocumentLayout {
  const { words, buyer, seller } = voice;
  const { offer } = facts;
  const goods: LayoutBlock[] = [
    {
      kind: 'list',
      rows: [
        labelledLine(words.contractNumber, facts.number),
        labelledLine(words.signedAt, formatDateTime(facts.signedAt)),
        labelledLine(words.store, seller(facts.store, facts.number)),
        labelledLine(words.buyer, `${buyer.name}, ${formatPhone(buyer.phone)}`),
      ],
    },
    ...contractGoodsBlocks(facts, voice),
  ];
  const end: LayoutBlock[] = facts.offerVersion === null ? [] : [{ kind: 'text', text: words.offer(facts.offerVersion) }];
  if (offer === null) return { title: words.saleContract, blocks: [...goods, { kind: 'text', text: words.fullPrice }, ...end] };
  return {
    title: words.contract,
    blocks: [...goods, ...truePriceBlocks(offer, facts.countedFrom, voice), { kind: 'text', text: words.early }, ...end],
  };
}

/** The true price, in the same sequence as on checkout and order page. */
function truePriceBlocks(
  offer: NonNullable<ContractFacts['offer']>,
  countedFrom: CalendarDate | null,
  { words, money }: LayoutContext,
): LayoutBlock[] {
  return [
    {
      kind: 'list',
      heading: words.truePrice,
      rows: [
        ...(offer.initial_fee === 0 ? [] : [labelledLine(words.initialFee, money(offer.initial_fee))]),
        labelledLine(words.financed, money(offer.financed)),
        labelledLine(words.markup, `${money(offer.markup)} (${percent(offer.markup_bp / 100)})`),
        labelledLine(words.yearlyRate, percent(offer.yearly_rate)),
        labelledLine(words.term, words.months(offer.months)),
        labelledLine(words.payments, String(offer.payments)),
        labelledLine(words.monthly, money(offer.monthly_payment)),
        labelledLine(words.total, money(offer.total)),
        labelledTotalLine(words.toPay, money(offer.to_pay)),
        ...(countedFrom === null ? [] : [labelledLine(words.countedFrom, formatDate(countedFrom))]),
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

function layOutSchedule(facts: ScheduleFacts, { words, buyer, seller, money }: LayoutContext): DocumentLayout {
  const overdue = facts.overdue > 0 ? [labelledLine(words.overdue, money(facts.overdue))] : [];
  return {
    title: words.schedule,
    blocks: [
      {
        kind: 'list',
        rows: [
          labelledLine(words.orderNumber, facts.number),
          labelledLine(words.store, seller(facts.store, facts.number)),
          labelledLine(words.buyer, buyer.name),
          labelledLine(words.total, money(facts.total)),
          labelledLine(words.paid, money(facts.paid)),
          ...overdue,
          labelledTotalLine(words.left, money(facts.left)),
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

function layOutCertificate(facts: CertificateFacts, { words, buyer, seller, money }: LayoutContext): DocumentLayout {
  return {
    title: words.certificate,
    blocks: [
      { kind: 'text', text: words.certified(buyer.name, facts.number, facts.store) },
      {
        kind: 'list',
        rows: [
          labelledLine(words.orderNumber, facts.number),
          labelledLine(words.store, seller(facts.store, facts.number)),
          labelledLine(words.signedAt, formatDate(facts.signedAt)),
          ...(facts.paidOn === null ? [] : [labelledLine(words.closedOn, formatDate(facts.paidOn))]),
          ...(facts.initialFee === 0 ? [] : [labelledLine(words.initialFee, money(facts.initialFee))]),
          labelledTotalLine(words.paidInAll, money(facts.paid)),
        ],
      },
    ],
  };
}

function layOutStatement(facts: StatementFacts, { words, buyer, money }: LayoutContext): DocumentLayout {
  const head: LayoutBlock = {
    kind: 'list',
    rows: [
      labelledLine(words.buyer, buyer.name),
      labelledLine(words.period, `${formatDate(facts.from)} – ${formatDate(facts.to)}`),
      labelledLine(words.charged, money(facts.charged)),
      labelledLine(words.onOrders, money(facts.onOrders)),
      labelledLine(words.opening, money(facts.opening)),
      labelledTotalLine(words.closing, money(facts.closing)),
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
