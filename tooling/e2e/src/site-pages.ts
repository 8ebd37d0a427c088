/** One page of each kind that strangers come to, by its name. The store and the product are of the seed. */
export const KEY_PAGES = {
  home: '/ru',
  partners: '/ru/partners',
  store: '/ru/partner/orzu-texnika',
  product: '/ru/product/1000',
  faq: '/ru/faq',
} as const;

export type KeyPage = keyof typeof KEY_PAGES;
