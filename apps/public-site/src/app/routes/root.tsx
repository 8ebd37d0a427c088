import { errorPageTitle, reloadOnLocaleMismatch } from '@muddat/app-shell';
import { createRootRouteWithContext } from '@tanstack/react-router';
import type { SiteContext } from '../context.ts';
import { SiteDocument } from './document.tsx';
import { failedPageHead } from './page-head.ts';

export const rootRoute = createRootRouteWithContext<SiteContext>()({
  beforeLoad: async (opened) => {
    reloadOnLocaleMismatch(opened);
    // Wait for hydration: a navigation before its end makes React discard the server-rendered page, with an error in the console.
    await opened.context.hydration?.hydrated;
  },
  component: SiteDocument,
  head: ({ match: { context } }) =>
    context.failure ? failedPageHead(errorPageTitle(context.failure, context.i18n)) : { meta: [{ title: 'Muddat' }] },
});
