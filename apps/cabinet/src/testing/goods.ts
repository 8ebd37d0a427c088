import type { installment } from '@muddat/sdk/types';

type Product = installment.components['schemas']['ProductCard'];

/** Goods of the catalogue, with instalments. */
export const goods = (...ids: string[]): Product[] =>
  ids.map((id) => ({
    id,
    store: { id: '1', alias: 'orzu-texnika', name: 'Orzu Texnika', logo: '' },
    category: { id: '1', alias: 'stoves', name: 'Плиты и печи' },
    name: `Плита Kelvor GE-${id}0`,
    brand: 'Kelvor',
    price: 1_880_000,
    image: null,
    stock: 9,
    from_monthly: {
      months: 24,
      monthly_payment: 122_000,
      payments: 24,
      total: 2_904_600,
      markup: 1_024_600,
      markup_bp: 5450,
      yearly_rate: 57.4,
    },
  }));

/** The response of `installment.listProducts` with these goods. */
export const goodsResponse = (...ids: string[]) => ({
  body: {
    data: goods(...ids),
    meta: { page: 1, per_page: 6, total: ids.length, pages: 1 },
    facets: { categories: [], stores: [], brands: [], months: [], in_stock: ids.length, price: null },
    as_of: '2026-11-21',
  },
});
