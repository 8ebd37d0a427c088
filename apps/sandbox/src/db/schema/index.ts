import * as auth from './auth.ts';
import * as basket from './basket.ts';
import * as billing from './billing.ts';
import * as catalogue from './catalogue.ts';
import * as channels from './channels.ts';
import * as checkout from './checkout.ts';
import * as consents from './consents.ts';
import * as content from './content.ts';
import * as documents from './documents.ts';
import * as exports from './exports.ts';
import * as hardships from './hardships.ts';
import * as orders from './orders.ts';
import * as provider from './provider.ts';
import * as returns from './returns.ts';
import * as reviews from './reviews.ts';
import * as sandbox from './sandbox.ts';
import * as search from './search.ts';
import * as verification from './verification.ts';

/** Every table, by domain. Add a new schema file here and add a migration (`pnpm --filter @muddat/sandbox db:generate NAME`). */
export const schema = {
  ...auth,
  ...basket,
  ...billing,
  ...catalogue,
  ...channels,
  ...checkout,
  ...consents,
  ...content,
  ...documents,
  ...exports,
  ...hardships,
  ...orders,
  ...provider,
  ...reviews,
  ...returns,
  ...sandbox,
  ...search,
  ...verification,
};
