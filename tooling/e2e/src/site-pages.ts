/** One page of each kind that new visitors open, by name. Store, category and product are in the seed. */
export const KEY_PAGE_PATHS = {
  home: '/ru',
  partners: '/ru/partners',
  store: '/ru/partner/orzu-texnika',
  category: '/ru/catalogue/smartphones',
  product: '/ru/product/1000',
  faq: '/ru/faq',
} as const;

export type KeyPage = keyof typeof KEY_PAGE_PATHS;
