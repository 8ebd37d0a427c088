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
    monthly: (sum: string, months: number) => `${sum} × ${months}\u00a0мес.`,
    total: (sum: string) => `всего к оплате ${sum}`,
    price: (sum: string) => `цена сразу ${sum}`,
    terms: (months: number) => `Рассрочка до ${months} мес.`,
  },
  uz: {
    home: 'Oʻzbekiston doʻkonlarida muddatli toʻlov',
    limit: (sum: string) => `Limit ${sum}gacha`,
    monthly: (sum: string, months: number) => `${sum} × ${months}\u00a0oy`,
    total: (sum: string) => `jami toʻlanadi ${sum}`,
    price: (sum: string) => `birdan toʻlansa ${sum}`,
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
  const { from_monthly: monthly } = data;
  const texts = TEXTS[locale];
  const sum = (amount: number) => formatAmount(amount, locale);
  return {
    title: data.name,
    overline: data.store.name,
    ...(monthly
      ? {
          amount: texts.monthly(sum(monthly.monthly_payment), monthly.months),
          note: texts.total(sum(monthly.total)),
          price: texts.price(sum(data.price)),
        }
      : { amount: sum(data.price), note: null, price: null }),
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
    price: null,
    picture: picturePathOf(data.logo),
  };
}

/** The builder's home page; content belongs to organization 2 (spec 7). */
const HOME = { organization: 2 } as const;
const Home = v.object({ data: v.object({ blocks: v.array(v.object({ picture: v.nullish(v.object({ url: v.string() })) })) }) });

/** The scene of goods that opens the home page. Null if the builder does not answer: a link to a page needs no picture. */
async function homeScene(client: MuddatClient): Promise<string | null> {
  const answer = await client.builder.getContent(HOME).catch(() => null);
  const home = v.safeParse(Home, answer);
  return home.success ? picturePathOf(home.output.data.blocks.find(({ picture }) => picture)?.picture?.url) : null;
}

async function pageModel(client: MuddatClient, id: string, locale: Locale): Promise<OgModel | null> {
  const texts = TEXTS[locale];
  const route = ROUTES.find((entry) => entry.id === id && entry.owner === 'public-site' && entry.status === 'live');
  if (id !== 'home' && !route) return null;
  const limit = texts.limit(formatAmount(MAX_LIMIT_SOM, locale));
  const words = route && id !== 'home' ? { title: route.title[locale], note: texts.home } : { title: texts.home, note: limit };
  return { ...words, overline: null, amount: null, price: null, picture: await homeScene(client) };
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
      return pageModel(client, id, locale);
  }
}
