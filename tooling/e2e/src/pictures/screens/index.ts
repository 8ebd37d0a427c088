import type { Journey } from '../screen.ts';
import { BASKET } from './basket.ts';
import { BUYING } from './buying.ts';
import { CABINET } from './cabinet.ts';
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

/** Every screen and state. Each journey starts with the seeded data. Each width, language and theme has its own servers. */
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
  ...SECURITY,
];
