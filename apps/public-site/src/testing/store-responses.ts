import type { installment, mobile } from '@muddat/sdk/types';

type Store = installment.components['schemas']['Store'];
type StoreList = installment.operations['listStores']['responses'][200]['content']['application/json'];
type Products = installment.operations['listProducts']['responses'][200]['content']['application/json'];
type Districts = mobile.operations['listDistricts']['responses'][200]['content']['application/json'];

/** A store, as the backend returns it. Types check this response and those below against the contracts. */
export const storeFixture: Store = {
  id: '1',
  alias: 'orzu-texnika',
  name: 'Orzu Texnika',
  logo: '/api/mobile/v2/picture/store/orzu-texnika',
  banner: { url: '/api/mobile/v2/picture/banner/orzu-texnika', width: 1200, height: 220, placeholder: 'data:image/svg+xml,' },
  categories: [{ id: '1', alias: 'electronics', name: 'Электроника' }],
  description: 'Техника для дома.',
  installment_terms: [
    { months: 3, markup_bp: 700 },
    { months: 12, markup_bp: 2_700 },
  ],
  cash_commission_bp: 200,
  rating: 4.8,
  review_count: 249,
  addresses: [
    {
      id: '1-1',
      region_id: '1726',
      district_id: '1726266',
      address: 'улица Себзор, 17',
      phone: '+998712000001',
      hours: '09:00-20:00',
      latitude: 41.3383,
      longitude: 69.2478,
    },
    {
      id: '1-2',
      region_id: '1718',
      district_id: '1718401',
      address: 'улица Регистан, 5',
      phone: '+998662000002',
      hours: '00:00-24:00',
      latitude: 39.6542,
      longitude: 66.9797,
    },
  ],
};

export const storesResponse: StoreList = {
  data: [storeFixture],
  total: 25,
  initials: [
    { letter: 'O', count: 3 },
    { letter: 'Я', count: 1 },
    { letter: '#', count: 1 },
  ],
  categories: [{ id: '1', alias: 'electronics', name: 'Электроника', count: 9 }],
  regions: [{ region_id: '1718', count: 4 }],
};

export const noStoresResponse: StoreList = { ...storesResponse, data: [], total: 0, initials: [], categories: [], regions: [] };

const categoriesResponse = {
  data: [
    {
      id: '1',
      parent_id: null,
      alias: 'electronics',
      name: 'Электроника',
      icon: null,
      children: [{ id: '101', parent_id: '1', alias: 'phones', name: 'Смартфоны', icon: null, children: [] }],
    },
  ],
};

const productsResponse: Products = {
  data: [
    {
      id: '1000',
      store: { id: '1', alias: 'orzu-texnika', name: 'Orzu Texnika', logo: storeFixture.logo },
      category: { id: '101', alias: 'phones', name: 'Смартфоны' },
      name: 'Смартфон Orbita',
      brand: 'Orbita',
      price: 4_200_000,
      image: null,
      stock: 7,
      from_monthly: null,
    },
  ],
  meta: { page: 1, per_page: 12, total: 13, pages: 2 },
  facets: {
    categories: [
      { id: '101', alias: 'phones', name: 'Смартфоны', count: 9 },
      { id: '102', alias: 'tv', name: 'Телевизоры', count: 4 },
    ],
    stores: [],
    brands: [],
    months: [],
    price: null,
    in_stock: 13,
  },
  as_of: '2026-11-21',
};

export const districtsResponse: Districts = {
  data: [
    { id: '1726266', name: 'Юнусабадский район', kind: 'city_district', region_id: '1726', region: 'город Ташкент' },
    { id: '1718401', name: 'город Самарканд', kind: 'city', region_id: '1718', region: 'Самаркандская область' },
  ],
  regions: [
    { id: '1726', name: 'город Ташкент', center: { latitude: 41.3111, longitude: 69.2797 } },
    { id: '1718', name: 'Самаркандская область', center: { latitude: 39.6542, longitude: 66.9597 } },
  ],
};

/** All responses for the page of one store and the page of all stores; `instead` replaces some of them. */
export const storeResponses =
  (instead: Readonly<Record<string, { status?: number; body: unknown }>> = {}) =>
  ({ pathname }: URL): { status?: number; body: unknown } | undefined => {
    const all: Record<string, { status?: number; body: unknown }> = {
      '/v3/stores': { body: storesResponse },
      '/v3/store/info/orzu-texnika': { body: { data: storeFixture } },
      '/v3/categories': { body: categoriesResponse },
      '/v3/products': { body: productsResponse },
      '/v2/order/districts': { body: districtsResponse },
      ...instead,
    };
    return all[pathname];
  };

/** The response of a backend that fails. */
export const unavailableResponse = { status: 503, body: { code: 'upstream_unavailable', message: 'Нет связи', request_id: 'r' } };
