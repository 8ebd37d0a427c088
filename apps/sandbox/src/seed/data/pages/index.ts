import { ABOUT, CORPORATE, DELIVERY_AND_RETURNS } from './company.ts';
import type { PageSeed } from './page.ts';
import { PRIVACY_POLICY } from './privacy-policy.ts';
import { PUBLIC_OFFER } from './public-offer.ts';

/** Pages that customers accept. */
export const LEGAL_PAGES: readonly PageSeed[] = [PUBLIC_OFFER, PRIVACY_POLICY];

/** Pages of text in the order of the footer; ids count from 1. */
export const PAGES: readonly PageSeed[] = [...LEGAL_PAGES, CORPORATE, DELIVERY_AND_RETURNS, ABOUT];
