import type { BuilderPageSeed } from './builder-page.ts';
import { BECOME_PARTNER_PAGE, CORPORATE_PAGE } from './company-pages.ts';
import { HOME_PAGE } from './home.ts';
import { FAQ_PAGE, INSTALLMENT_TERMS_PAGE, SELL_ON_PAGE, TEST_PAGE } from './other-pages.ts';
import { SHOWCASE_PAGE } from './showcase.ts';

export const BUILDER_PAGES: readonly BuilderPageSeed[] = [
  HOME_PAGE,
  TEST_PAGE,
  INSTALLMENT_TERMS_PAGE,
  SELL_ON_PAGE,
  BECOME_PARTNER_PAGE,
  CORPORATE_PAGE,
  FAQ_PAGE,
  SHOWCASE_PAGE,
];
