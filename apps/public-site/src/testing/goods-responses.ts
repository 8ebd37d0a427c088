import type { installment } from '@muddat/sdk/types';
import { calculateOffer } from '@muddat/ui/true-price';

type ProductResponse = installment.operations['getProduct']['responses'][200]['content']['application/json'];
type ProductsResponse = installment.operations['listProducts']['responses'][200]['content']['application/json'];
type SearchResponse = installment.operations['searchAll']['responses'][200]['content']['application/json'];
type Card = ProductsResponse['data'][number];

/** The day of the offers in the responses below. Types check the shapes of these responses against the contracts. */
export const TODAY = '2026-11-21';
export const INSTALLMENT_TERMS = [
  { months: 3, markupBp: 700 },
  { months: 12, markupBp: 2_700 },
] as const;
const PRICE = 4_800_000;

const picture = (name: string) => ({
  url: `/api/mobile/v2/picture/product/${name}`,
  width: 400,
  height: 400,
  placeholder: 'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22/%3E',
});

const unratedCard: Card = {
  id: '1000',
  store: { id: '1', alias: 'orzu-texnika', name: 'Orzu Texnika', logo: '/api/mobile/v2/picture/store/orzu-texnika' },
  category: { id: '101', alias: 'phones', name: 'Смартфоны' },
  name: 'Смартфон Orbita',
  brand: 'Orbita',
  price: PRICE,
  image: picture('phone.blue'),
  stock: 7,
  from_monthly: {
    months: 12,
    monthly_payment: 508_000,
    payments: 12,
    total: 6_096_000,
    markup: 1_296_000,
    markup_bp: 2_700,
    yearly_rate: 56.2,
  },
};
const card: Card = { ...unratedCard, rating: { average: 4.8, count: 12 } };

export const productResponse: ProductResponse = {
  data: {
    ...card,
    images: [{ ...picture('phone.blue'), alt: 'Смартфон с экраном спереди' }, picture('phone.white')],
    attributes: [{ name: 'Память', value: '256 ГБ' }],
    description: 'Смартфон с большой памятью.',
    breadcrumbs: [
      { id: '1', alias: 'electronics', name: 'Электроника' },
      { id: '101', alias: 'phones', name: 'Смартфоны' },
    ],
    delivery: {
      pickup: 3,
      regions: [
        { region_id: '1726', price: 0, days_min: 1, days_max: 2 },
        { region_id: '1718', price: 40_000, days_min: 3, days_max: 5 },
      ],
    },
    offers: INSTALLMENT_TERMS.map((term) => ({
      ...calculateOffer({ ...term, price: PRICE, initialFee: 0, confirmedOn: TODAY }),
      schedule: [...calculateOffer({ ...term, price: PRICE, initialFee: 0, confirmedOn: TODAY }).schedule],
    })),
    related: [{ ...card, id: '1001', name: 'Смартфон Novis' }],
  },
  as_of: TODAY,
};

export const productsResponse: ProductsResponse = {
  data: [card, { ...unratedCard, id: '1001', name: 'Смартфон Novis', stock: 0, image: null, from_monthly: null }],
  meta: { page: 1, per_page: 24, total: 50, pages: 3 },
  facets: {
    categories: [
      { id: '101', alias: 'phones', name: 'Смартфоны', count: 40 },
      { id: '102', alias: 'tv', name: 'Телевизоры', count: 10 },
    ],
    stores: [{ id: '1', alias: 'orzu-texnika', name: 'Orzu Texnika', count: 12 }],
    brands: [
      { name: 'Novis', count: 3 },
      { name: 'Orbita', count: 9 },
    ],
    months: [{ months: 12, count: 50 }],
    monthly: { min: 22_000, max: 1_565_000 },
    price: { min: 260_000, max: 14_780_000 },
    in_stock: 44,
  },
  as_of: TODAY,
};

const tree = {
  data: [
    {
      id: '1',
      parent_id: null,
      alias: 'electronics',
      name: 'Электроника',
      icon: null,
      children: [
        { id: '101', parent_id: '1', alias: 'phones', name: 'Смартфоны', icon: null, children: [] },
        { id: '102', parent_id: '1', alias: 'tv', name: 'Телевизоры', icon: null, children: [] },
      ],
    },
    { id: '2', parent_id: null, alias: 'kids', name: 'Детские товары', icon: 'javascript:alert(1)', children: [] },
  ],
};

export const searchResponse: SearchResponse = {
  data: [
    { kind: 'category', id: '102', alias: 'tv', title: 'Телевизоры', subtitle: 'Электроника', image: null, price: null },
    { kind: 'store', id: '1', alias: 'orzu-texnika', title: 'Orzu Texnika', subtitle: 'Электроника', image: null, price: null },
    {
      kind: 'product',
      id: '1000',
      alias: null,
      title: 'Телевизор Velta',
      subtitle: 'Orzu Texnika',
      image: picture('tv.blue'),
      price: 2_900_000,
      from_monthly: {
        months: 12,
        monthly_payment: 307_000,
        payments: 12,
        total: 3_683_000,
        markup: 783_000,
        markup_bp: 2_700,
        yearly_rate: 56.2,
      },
    },
    { kind: 'faq', id: '7', alias: null, title: 'Как вернуть телевизор?', subtitle: null, image: null, price: null },
  ],
  counts: { store: 1, product: 30, category: 1, faq: 1 },
  understood: null,
  near: false,
  meta: { page: 1, per_page: 24, total: 33, pages: 2 },
};

type StubResponse = { status?: number; body: unknown };
export type GoodsResponses = Partial<Record<'categories' | 'products' | 'product' | 'search', StubResponse>>;

/** Backends with the products above; `other` replaces some responses. */
export const goodsResponses =
  (other: GoodsResponses = {}) =>
  ({ pathname }: URL): StubResponse | undefined => {
    if (pathname === '/v3/categories') return other.categories ?? { body: tree };
    if (pathname === '/v3/products') return other.products ?? { body: productsResponse };
    if (pathname === '/v3/search') return other.search ?? { body: searchResponse };
    if (pathname === '/v3/product/1000') return other.product ?? { body: productResponse };
    return undefined;
  };

export const unavailableResponse: StubResponse = {
  status: 503,
  body: { code: 'upstream_unavailable', message: 'Нет связи', request_id: 'r' },
};
