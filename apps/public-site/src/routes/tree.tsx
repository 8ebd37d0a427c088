import { errorTitle, followAddress, pageFile } from '@muddat/app-shell';
import { tashkentDate } from '@muddat/i18n';
import { createRootRouteWithContext, createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { homeContentQuery } from '../data/home-content.ts';
import { inReadersLetters } from '../data/in-readers-letters.ts';
import { partnerStoresQuery } from '../data/partner-stores.ts';
import { textPageQuery } from '../data/text-page.ts';
import type { SiteContext } from '../router.tsx';
import { pageHead } from '../site/page-head.ts';
import { SiteDocument } from './document.tsx';

const NO_INDEX = { name: 'robots', content: 'noindex' };
/** Of a page that failed: no address of its own, and no place in a search engine. */
const failed = (title: string) => ({ meta: [{ title }, NO_INDEX] });

const root = createRootRouteWithContext<SiteContext>()({
  beforeLoad: followAddress,
  component: SiteDocument,
  head: ({ match: { context } }) => (context.failure ? failed(errorTitle(context.failure, context.i18n)) : { meta: [{ title: 'Muddat' }] }),
});

const home = createRoute({
  getParentRoute: () => root,
  path: '/$locale',
  loader: async ({ context: { api, locale, queryClient } }) => {
    const stores = queryClient.ensureQueryData(partnerStoresQuery(api, locale)).then(
      () => true,
      () => {
        // The page stands without them: the reader's browser asks again by itself.
        queryClient.removeQueries({ queryKey: partnerStoresQuery(api, locale).queryKey });
        return false;
      },
    );
    const { title, description } = await queryClient.ensureQueryData(homeContentQuery(api, locale));
    return { title, description, today: tashkentDate(new Date()), whole: await stores };
  },
  // The gateway keeps a page for a while, but not one that lacks a part.
  headers: ({ loaderData }) => (loaderData?.whole ? {} : { 'cache-control': 'no-store' }),
  head: ({ loaderData, match: { context, pathname } }) =>
    loaderData
      ? pageHead({ ...inReadersLetters(loaderData, context.readable), pathname, origin: context.origin, locale: context.locale })
      : failed('Network Error'),
  component: lazyRouteComponent(
    pageFile(() => import('../pages/home/HomePage.tsx')),
    'HomePage',
  ),
});

const textPage = <Alias extends 'public-offer' | 'privacy-policy'>(alias: Alias) =>
  createRoute({
    getParentRoute: () => root,
    path: `/$locale/${alias}`,
    loader: async ({ context: { api, locale, queryClient } }) => {
      const page = await queryClient.ensureQueryData(textPageQuery(api, locale, alias));
      if (!page) throw notFound();
      return { title: `${page.title} — Muddat`, description: page.lead, alias };
    },
    head: ({ loaderData, match: { context, pathname } }) =>
      loaderData
        ? pageHead({ ...inReadersLetters(loaderData, context.readable), pathname, origin: context.origin, locale: context.locale })
        : failed('Muddat'),
    component: lazyRouteComponent(
      pageFile(() => import('../pages/text/TextPage.tsx')),
      alias === 'public-offer' ? 'PublicOfferPage' : 'PrivacyPolicyPage',
    ),
  });

export const routeTree = root.addChildren([home, textPage('public-offer'), textPage('privacy-policy')]);
