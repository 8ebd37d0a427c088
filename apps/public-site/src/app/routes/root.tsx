import { errorTitle, followAddress } from '@muddat/app-shell';
import { createRootRouteWithContext } from '@tanstack/react-router';
import type { SiteContext } from '../context.ts';
import { SiteDocument } from './document.tsx';
import { failedHead } from './page-head.ts';

export const root = createRootRouteWithContext<SiteContext>()({
  beforeLoad: async (opened) => {
    followAddress(opened);
    // Wait for hydration: a navigation before its end makes React discard the server-rendered page, with an error in the console.
    await opened.context.takeOver?.whole;
  },
  component: SiteDocument,
  head: ({ match: { context } }) =>
    context.failure ? failedHead(errorTitle(context.failure, context.i18n)) : { meta: [{ title: 'Muddat' }] },
});
