import { formatMoney, NO_BREAK_SPACE, pluralForm } from '@muddat/i18n';
import { REGIONS } from '../data/regions.ts';
import { STORE_SECTION_SENTENCES } from '../data/store-texts.ts';
import type { StoreSeed } from '../data/stores.ts';
import { type BilingualText, ruUz } from '../data/text.ts';

export type StoreDelivery = { readonly regionId: string; readonly price: number; readonly daysMin: number; readonly daysMax: number };
type Described = {
  readonly store: StoreSeed;
  readonly deliveries: readonly StoreDelivery[];
  /** The only bank whose cards the store takes for instalments. */
  readonly bank?: string | undefined;
  /** One of the sentences that are true of every store. */
  readonly closing: BilingualText;
};

/** A longer list of regions is hard to read, so their number stands for it. */
const NAMED_REGIONS = 2;
const DAYS = ['дней', 'день', 'дня', 'дней'] as const;
const ADDRESSES = ['адресов', 'адрес', 'адреса', 'адресов'] as const;
const REGIONS_OF = ['регионов', 'регион', 'региона', 'регионов'] as const;

/** The store's description: what it sells, how it delivers by its own data, where to collect an order, and which card it needs. */
export function describeStore({ store, deliveries, bank, closing }: Described): BilingualText {
  const sentences = [
    ...store.sections.map((alias) => {
      const sentence = STORE_SECTION_SENTENCES[alias];
      if (sentence === undefined) throw new TypeError(`no sentence for the section ${alias}`);
      return sentence;
    }),
    deliverySentence(deliveries),
    ruUz(
      `Самовывоз: ${store.branches}${NO_BREAK_SPACE}${ADDRESSES[pluralForm(store.branches)]}.`,
      `Oʻzingiz olib ketish: ${store.branches}${NO_BREAK_SPACE}ta manzil.`,
    ),
    ...(bank === undefined ? [] : [ruUz(`Для рассрочки нужна карта ${bank}.`, `Muddatli toʻlov uchun ${bank} kartasi kerak.`)]),
    closing,
  ];
  return ruUz(sentences.map(({ ru }) => ru).join(' '), sentences.map(({ uz }) => uz).join(' '));
}

/** Free delivery in the regions of the branches, then what the other regions cost. */
function deliverySentence(deliveries: readonly StoreDelivery[]): BilingualText {
  const free = deliveries.filter(({ price }) => price === 0);
  const paid = deliveries.filter(({ price }) => price > 0);
  const everywhere = deliveries.length === REGIONS.length;
  const elsewhere = everywhere ? ruUz('остальные регионы', 'boshqa hududlar') : namesOf(paid);
  const parts = [
    ...(free.length === 0 ? [] : [priced(namesOf(free), ruUz('бесплатно', 'bepul'), free)]),
    ...(paid.length === 0 ? [] : [priced(elsewhere, lowestPrice(paid), paid)]),
  ];
  return ruUz(`Доставка: ${parts.map(({ ru }) => ru).join('; ')}.`, `Yetkazib berish: ${parts.map(({ uz }) => uz).join('; ')}.`);
}

const priced = (where: BilingualText, price: BilingualText, deliveries: readonly StoreDelivery[]): BilingualText => {
  const days = daysOf(deliveries);
  return ruUz(`${where.ru} — ${price.ru}, ${days.ru}`, `${where.uz} — ${price.uz}, ${days.uz}`);
};

function namesOf(deliveries: readonly StoreDelivery[]): BilingualText {
  const count = deliveries.length;
  if (count > NAMED_REGIONS) {
    return ruUz(
      `${count}${NO_BREAK_SPACE}${REGIONS_OF[pluralForm(count)]} с магазинами`,
      `doʻkonlari bor ${count}${NO_BREAK_SPACE}ta hudud`,
    );
  }
  const names = deliveries.flatMap(({ regionId }) => REGIONS.find(({ id }) => id === regionId)?.name ?? []);
  return ruUz(names.map(({ ru }) => ru).join(', '), names.map(({ uz }) => uz).join(', '));
}

function lowestPrice(deliveries: readonly StoreDelivery[]): BilingualText {
  const prices = deliveries.map(({ price }) => price);
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)];
  const [ru, uz] = [formatMoney(lowest, 'ru'), formatMoney(lowest, 'uz-Latn')];
  return lowest === highest ? ruUz(ru, uz) : ruUz(`от ${ru}`, `${uz}dan`);
}

function daysOf(deliveries: readonly StoreDelivery[]): BilingualText {
  const from = Math.min(...deliveries.map(({ daysMin }) => daysMin));
  const to = Math.max(...deliveries.map(({ daysMax }) => daysMax));
  return ruUz(`${from}–${to}${NO_BREAK_SPACE}${DAYS[pluralForm(to)]}`, `${from}–${to}${NO_BREAK_SPACE}kun`);
}
