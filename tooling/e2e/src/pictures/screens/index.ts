import type { Journey } from '../screen.ts';
import { BASKET_JOURNEYS } from './basket.ts';
import { CHECKOUT_JOURNEYS } from './buying.ts';
import { CABINET_JOURNEYS } from './cabinet.ts';
import { CABINET_PAGE_JOURNEYS } from './cabinet-pages.ts';
import { ENTRY_JOURNEYS } from './entry.ts';
import { GOODS_JOURNEYS } from './goods.ts';
import { BALANCE_AND_DOCUMENT_JOURNEYS } from './money.ts';
import { PAYMENT_JOURNEYS } from './pay.ts';
import { AFTER_PURCHASE_JOURNEYS } from './person.ts';
import { PUBLIC_JOURNEYS } from './public.ts';
import { REQUEST_FORM_JOURNEYS } from './requests.ts';
import { SANDBOX_JOURNEYS } from './sandbox.ts';
import { SECURITY_JOURNEYS } from './security.ts';
import { SIGN_IN_JOURNEYS } from './sign-in.ts';
import { STORE_JOURNEYS } from './stores.ts';

/** Every screen and state. Each journey starts with the seeded data. Each width, language and theme has its own servers. */
export const JOURNEYS: readonly Journey[] = [
  ...PUBLIC_JOURNEYS,
  ...STORE_JOURNEYS,
  ...GOODS_JOURNEYS,
  ...BASKET_JOURNEYS,
  ...REQUEST_FORM_JOURNEYS,
  ...SIGN_IN_JOURNEYS,
  ...ENTRY_JOURNEYS,
  ...CABINET_JOURNEYS,
  ...BALANCE_AND_DOCUMENT_JOURNEYS,
  ...AFTER_PURCHASE_JOURNEYS,
  ...CHECKOUT_JOURNEYS,
  ...PAYMENT_JOURNEYS,
  ...SANDBOX_JOURNEYS,
  ...CABINET_PAGE_JOURNEYS,
  ...SECURITY_JOURNEYS,
];
