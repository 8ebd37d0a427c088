import { formatMoney, joinFacts, type Locale, languageOf } from '@muddat/i18n';
import { ROUTES } from '@muddat/routing';
import type { MuddatClient } from '@muddat/sdk';
import * as v from 'valibot';
import { type OgModel, picturePathOf } from './og-model.ts';

export const OG_KINDS = ['partner', 'store', 'product', 'site', 'page'] as const;
export type OgKind = (typeof OG_KINDS)[number];

/** spec 1, the figures of the brand: a limit of up to 15 million so'm. */
const MAX_LIMIT_SOM = 15_000_000;
const TEXTS = {
  ru: {
    home: 'Покупки частями в магазинах Узбекистана',
    limit: (sum: string) => `Лимит до ${sum}`,
    perMonth: (sum: string, months: number) => `${sum}/мес. на ${months} мес.`,
    total: (sum: string) => `всего ${sum}`,
    terms: (months: number) => `Рассрочка до ${months} мес.`,
  },
  uz: {
    home: 'Oʻzbekiston doʻkonlarida muddatli toʻlov',
    limit: (sum: string) => `Limit ${sum}gacha`,
    perMonth: (sum: string, months: number) => `${sum}/oy, ${months} oyga`,
    total: (sum: string) => `jami ${sum}`,
    terms: (months: number) => `${months} oygacha muddatli toʻlov`,
  },
} as const satisfies Record<Locale, Record<string, unknown>>;

/** Amounts in Russian or in Latin Uzbek, as the backends write: readers of either Uzbek alphabet see the same shared picture. */
const formatAmount = (amount: number, locale: Locale): string => formatMoney(amount, languageOf(locale, 'latn'));

const Product = v.object({
  data: v.object({
    name: v.string(),
    price: v.number(),
    store: v.object({ name: v.string() }),
    image: v.nullish(v.object({ url: v.string() })),
    from_monthly: v.nullish(v.object({ months: v.number(), monthly_payment: v.number(), total: v.number() })),
  }),
});
const Store = v.object({
  data: v.object({
    name: v.string(),
    logo: v.nullish(v.string()),
    categories: v.optional(v.array(v.object({ name: v.string() })), []),
    installment_terms: v.optional(v.array(v.object({ months: v.number() })), []),
  }),
});
const MAX_CATEGORIES = 3;

async function productModel(client: MuddatClient, id: string, locale: Locale): Promise<OgModel> {
  const { data } = v.parse(Product, await client.installment.getProduct({ id }));
  const monthly = data.from_monthly;
  return {
    title: data.name,
    overline: data.store.name,
    amount: formatAmount(data.price, locale),
    note: monthly ? TEXTS[locale].perMonth(formatAmount(monthly.monthly_payment, locale), monthly.months) : null,
    total: monthly ? TEXTS[locale].total(formatAmount(monthly.total, locale)) : null,
    picture: picturePathOf(data.image?.url),
  };
}

async function storeModel(client: MuddatClient, id: string, locale: Locale): Promise<OgModel> {
  const { data } = v.parse(Store, await client.installment.getStore({ id }));
  const longest = Math.max(0, ...data.installment_terms.map(({ months }) => months));
  return {
    title: data.name,
    overline: joinFacts(data.categories.slice(0, MAX_CATEGORIES).map(({ name }) => name)) || null,
    amount: null,
    note: longest > 0 ? TEXTS[locale].terms(longest) : null,
    total: null,
    picture: picturePathOf(data.logo),
  };
}

function pageModel(id: string, locale: Locale): OgModel | null {
  const texts = TEXTS[locale];
  const onlyWords = { overline: null, amount: null, total: null, picture: null };
  const limit = texts.limit(formatAmount(MAX_LIMIT_SOM, locale));
  if (id === 'home') return { ...onlyWords, title: texts.home, note: limit };
  const route = ROUTES.find((entry) => entry.id === id && entry.owner === 'public-site' && entry.status === 'live');
  return route ? { ...onlyWords, title: route.title[locale], note: texts.home } : null;
}

/**
 * The content of the Open Graph picture of a store, a product or a page; null if there is no such page. Rejects if the API does not answer
 * or knows no such store or product.
 */
export async function loadOgModel(client: MuddatClient, kind: OgKind, id: string, locale: Locale): Promise<OgModel | null> {
  switch (kind) {
    case 'product':
      return productModel(client, id, locale);
    case 'partner':
    case 'store':
      return storeModel(client, id, locale);
    default:
      return pageModel(id, locale);
  }
}
