import { ACCOUNT_FAQ } from './account.ts';
import { CARDS_FAQ } from './cards.ts';
import { DELIVERY_FAQ } from './delivery.ts';
import type { FaqGroup } from './faq-item.ts';
import { LIMIT_FAQ } from './limit.ts';
import { OVERDUE_FAQ } from './overdue.ts';
import { PARTNERS_FAQ } from './partners.ts';
import { PAYMENTS_FAQ } from './payments.ts';
import { PURCHASE_FAQ } from './purchase.ts';
import { VERIFICATION_FAQ } from './verification.ts';

/** Questions by category, in the order in which the site shows them. Ids count from 1 in this order. */
export const FAQ_GROUPS: readonly FaqGroup[] = [
  LIMIT_FAQ,
  VERIFICATION_FAQ,
  PURCHASE_FAQ,
  PAYMENTS_FAQ,
  OVERDUE_FAQ,
  CARDS_FAQ,
  DELIVERY_FAQ,
  ACCOUNT_FAQ,
  PARTNERS_FAQ,
];
