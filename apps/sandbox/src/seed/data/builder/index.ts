import { BECOME_PARTNER, CORPORATE_PAGE } from './company-pages.ts';
import type { DocumentSeed } from './document.ts';
import { HOME } from './home.ts';
import { INSTALLMENT_TERMS, SELL_ON, TEST } from './other-pages.ts';
import { SHOWCASE } from './showcase.ts';

export const DOCUMENTS: readonly DocumentSeed[] = [HOME, TEST, INSTALLMENT_TERMS, SELL_ON, BECOME_PARTNER, CORPORATE_PAGE, SHOWCASE];
