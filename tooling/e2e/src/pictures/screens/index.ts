import type { Journey } from '../screen.ts';
import { BASKET } from './basket.ts';
import { BUYING } from './buying.ts';
import { CABINET, CABINET_LATER } from './cabinet.ts';
import { CABINET_PAGES } from './cabinet-pages.ts';
import { ENTRY } from './entry.ts';
import { GOODS } from './goods.ts';
import { MONEY } from './money.ts';
import { PAY } from './pay.ts';
import { PERSON } from './person.ts';
import { PUBLIC } from './public.ts';
import { REQUESTS } from './requests.ts';
import { SANDBOX } from './sandbox.ts';
import { SECURITY } from './security.ts';
import { SIGN_IN } from './sign-in.ts';
import { STORES } from './stores.ts';

/** Every screen and state, in the order in which they are met: what only looks comes before what pays, and what signs out comes last. */
export const JOURNEYS: readonly Journey[] = [
  ...PUBLIC,
  ...STORES,
  ...GOODS,
  ...BASKET,
  ...REQUESTS,
  ...SIGN_IN,
  ...ENTRY,
  ...CABINET,
  ...MONEY,
  ...PERSON,
  ...BUYING,
  ...PAY,
  ...SANDBOX,
  ...CABINET_PAGES,
  ...CABINET_LATER,
  ...SECURITY,
];
