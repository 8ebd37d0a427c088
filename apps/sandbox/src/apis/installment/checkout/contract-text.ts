import { formatDate, formatMoney, formatNumber, formatPhone, type Locale, languageOf } from '@muddat/i18n';
import { pickByLocale } from '../../../core/pick-by-locale.ts';
import type { QuotedOrder, QuoteRecord } from '../../../db/schema/quote-json.ts';

export type Buyer = { readonly name: string; readonly phone: string };

const percent = (value: number): string => String(value).replace('.', ',');

type Money = (amount: number) => string;

/**
 * The contract as the customer reads it before signing: parties, goods, price, mark-up, yearly rate, every date and sum, and that
 * paying early costs nothing. Plain text; an empty line separates paragraphs.
 */
export function contractText(record: QuoteRecord, buyer: Buyer, locale: Locale): string {
  const money: Money = (amount) => formatMoney(amount, languageOf(locale, 'latn'));
  const words = locale === 'uz' ? CONTRACT_TEXTS_UZ : CONTRACT_TEXTS_RU;
  const orders = record.orders.flatMap((order) => [
    words.seller(order),
    goodsText(order, locale, money),
    ...amountLines(order, record, words, money),
  ]);
  return [words.title(record), words.buyer(buyer), ...orders, ...words.end(record)].join('\n\n');
}

function goodsText({ items }: QuotedOrder, locale: Locale, money: Money): string {
  return items
    .map(({ nameRu, nameUz, quantity, price }) => `${pickByLocale(locale, nameRu, nameUz)} × ${quantity} — ${money(price * quantity)}`)
    .join('\n');
}

function amountLines(order: QuotedOrder, record: QuoteRecord, words: ContractTexts, money: Money): string[] {
  const parts = [
    [words.goods, order.goods],
    [words.discount, -order.discount],
    [words.bonus, -order.bonus],
    [words.delivery, order.deliveryPrice],
    [words.commission, order.commission],
  ] as const;
  const lines = parts.filter(([name, amount]) => amount !== 0 || name === words.goods).map(([name, amount]) => `${name}: ${money(amount)}`);
  const price = [...lines, `${words.price}: ${money(order.price)}`].join('\n');
  const { offer } = order;
  if (offer === null) return [price, words.full(record)];
  return [
    price,
    words.terms(offer, money, percent(offer.markup_bp / 100)),
    [words.schedule, ...offer.schedule.map((row) => `${row.number}. ${formatDate(row.due_date)} — ${money(row.amount)}`)].join('\n'),
  ];
}

type Offer = NonNullable<QuotedOrder['offer']>;
type ContractTexts = {
  readonly goods: string;
  readonly discount: string;
  readonly bonus: string;
  readonly delivery: string;
  readonly commission: string;
  readonly price: string;
  readonly schedule: string;
  title(record: QuoteRecord): string;
  buyer(buyer: Buyer): string;
  seller(order: QuotedOrder): string;
  full(record: QuoteRecord): string;
  terms(offer: Offer, money: Money, markupPercent: string): string;
  end(record: QuoteRecord): string[];
};

const CONTRACT_TEXTS_RU: ContractTexts = {
  goods: 'Товары',
  discount: 'Скидка по промокоду',
  bonus: 'Бонусы',
  delivery: 'Доставка',
  commission: 'Комиссия за оплату наличными',
  price: 'Цена',
  schedule: 'График платежей:',
  title: ({ orderType, asOf }) =>
    `Договор купли-продажи${orderType === 'installment' ? ' в рассрочку' : ''} от ${formatDate(asOf)}. Номер договора — номер заказа, который появится после подписания.`,
  buyer: ({ name, phone }) => `Покупатель: ${name}, ${formatPhone(phone)}.`,
  seller: ({ store, delivery }) =>
    `Продавец: магазин «${store.name}». ${delivery.kind === 'pickup' ? 'Самовывоз' : 'Доставка'}: ${delivery.addressRu}. Товары:`,
  full: ({ cash }) => (cash ? 'Покупатель платит наличными при получении.' : 'Покупатель платит всю цену в течение 24 часов.'),
  terms: (offer, money, markupPercent) =>
    [
      ...(offer.initial_fee === 0 ? [] : [`Первый взнос: ${money(offer.initial_fee)}, оплачивается в течение 24 часов`]),
      `Сумма рассрочки: ${money(offer.financed)}`,
      `Наценка: ${money(offer.markup)} (${markupPercent}\u00a0% от суммы рассрочки)`,
      `Сумма платежей: ${money(offer.total)}`,
      `Всего к оплате: ${money(offer.to_pay)}`,
      `Срок: ${formatNumber(offer.months)} мес., платежей: ${formatNumber(offer.payments)}, платёж в месяц: ${money(offer.monthly_payment)}`,
      `Годовая ставка: ${percent(offer.yearly_rate)}\u00a0%`,
    ].join('\n'),
  end: ({ orderType, offerVersion }) => [
    ...(orderType === 'installment'
      ? [
          'Даты считаются со дня, когда магазин подтвердит заказ: если он подтвердит позже, они сдвинутся на столько же, а суммы не изменятся.',
          'Покупатель может погасить рассрочку раньше срока, полностью или частично, в любой день и без комиссии. При полном досрочном погашении наценка за неначавшиеся месяцы не платится. Пени и штрафов за просрочку нет.',
        ]
      : []),
    `Договор заключается на условиях публичной оферты, редакция ${offerVersion}. Покупатель подписывает его кодом из СМС.`,
  ],
};

const CONTRACT_TEXTS_UZ: ContractTexts = {
  goods: 'Mahsulotlar',
  discount: 'Promokod boʻyicha chegirma',
  bonus: 'Bonuslar',
  delivery: 'Yetkazib berish',
  commission: 'Naqd toʻlov uchun komissiya',
  price: 'Narx',
  schedule: 'Toʻlovlar jadvali:',
  title: ({ orderType, asOf }) =>
    `${orderType === 'installment' ? 'Muddatli toʻlovga oldi-sotdi' : 'Oldi-sotdi'} shartnomasi, ${formatDate(asOf)}. Shartnoma raqami — imzolangandan keyin beriladigan buyurtma raqami.`,
  buyer: ({ name, phone }) => `Xaridor: ${name}, ${formatPhone(phone)}.`,
  seller: ({ store, delivery }) =>
    `Sotuvchi: «${store.name}» doʻkoni. ${delivery.kind === 'pickup' ? 'Olib ketish' : 'Yetkazib berish'}: ${delivery.addressUz}. Mahsulotlar:`,
  full: ({ cash }) => (cash ? 'Xaridor mahsulotni olganda naqd pul toʻlaydi.' : 'Xaridor butun narxni 24 soat ichida toʻlaydi.'),
  terms: (offer, money, markupPercent) =>
    [
      ...(offer.initial_fee === 0 ? [] : [`Boshlangʻich toʻlov: ${money(offer.initial_fee)}, 24 soat ichida toʻlanadi`]),
      `Muddatli toʻlov summasi: ${money(offer.financed)}`,
      `Ustama: ${money(offer.markup)} (muddatli toʻlov summasining ${markupPercent}\u00a0%)`,
      `Toʻlovlar yigʻindisi: ${money(offer.total)}`,
      `Jami toʻlanadi: ${money(offer.to_pay)}`,
      `Muddat: ${formatNumber(offer.months)} oy, toʻlovlar soni: ${formatNumber(offer.payments)}, oylik toʻlov: ${money(offer.monthly_payment)}`,
      `Yillik stavka: ${percent(offer.yearly_rate)}\u00a0%`,
    ].join('\n'),
  end: ({ orderType, offerVersion }) => [
    ...(orderType === 'installment'
      ? [
          'Sanalar doʻkon buyurtmani tasdiqlagan kundan hisoblanadi: doʻkon keyinroq tasdiqlasa, ular ham shuncha suriladi, summalar oʻzgarmaydi.',
          'Xaridor muddatli toʻlovni istalgan kuni toʻliq yoki qisman, komissiyasiz muddatidan oldin toʻlashi mumkin. Muddatidan oldin toʻliq yopilganda boshlanmagan oylar uchun ustama toʻlanmaydi. Kechikish uchun penya va jarima yoʻq.',
        ]
      : []),
    `Shartnoma ommaviy ofertaning ${offerVersion}-tahriri shartlarida tuziladi. Xaridor uni SMS-kod bilan imzolaydi.`,
  ],
};
