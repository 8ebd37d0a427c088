import type { BuilderPageSeed } from './builder-page.ts';
import { BECOME_PARTNER, CORPORATE_PAGE } from './company-pages.ts';
import { HOME_PAGE } from './home.ts';
import { INSTALLMENT_TERMS, SELL_ON_PAGE, TEST_PAGE } from './other-pages.ts';
import { SHOWCASE } from './showcase.ts';

export const BUILDER_PAGES: readonly BuilderPageSeed[] = [
  HOME_PAGE,
  TEST_PAGE,
  INSTALLMENT_TERMS,
  SELL_ON_PAGE,
  BECOME_PARTNER,
  CORPORATE_PAGE,
  SHOWCASE,
];
