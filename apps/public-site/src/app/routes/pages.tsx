import { loadPageWithBlocks } from '../../domain/content/load-page-with-blocks.ts';
import { createSitePageRoute } from './site-page.tsx';

/** This function only saves bytes: in `(await import(…)).X` Vite writes the name twice, and every page loads this list. */
const file = <Module,>(loading: Promise<Module>): Promise<Module> => loading;

/**
 * All pages of the site. An entry names the functions that load and render a page; path, query and region are in the route map
 * (`@muddat/routing`).
 */
export const SITE_PAGES = [
  createSitePageRoute({
    id: 'home',
    load: import.meta.env.SSR && (async () => ({ load: (await import('../../pages/content/content.data.ts')).loadHome })),
    view: async () => (await loadPageWithBlocks(import('../../pages/content/home-page.tsx'))).HomePage,
  }),
  createSitePageRoute({
    id: 'home-test',
    load: import.meta.env.SSR && (async () => ({ load: (await import('../../pages/content/content.data.ts')).loadHomePreview })),
    view: async () => (await loadPageWithBlocks(import('../../pages/content/home-test-page.tsx'))).HomeTestPage,
  }),
  createSitePageRoute({
    id: 'installment-terms',
    load: import.meta.env.SSR && (async () => ({ load: (await import('../../pages/content/content.data.ts')).loadInstallmentTerms })),
    view: async () => (await loadPageWithBlocks(import('../../pages/content/installment-terms-page.tsx'))).InstallmentTermsPage,
  }),
  createSitePageRoute({
    id: 'content-page',
    load: import.meta.env.SSR && (async () => ({ load: (await import('../../pages/content/content.data.ts')).loadContentPage })),
    view: async () => (await loadPageWithBlocks(import('../../pages/content/content-page.tsx'))).ContentPage,
  }),
  createSitePageRoute({
    id: 'public-offer',
    load: import.meta.env.SSR && (async () => ({ load: (await import('../../pages/text/text.data.ts')).textPageLoader('public-offer') })),
    view: async () => (await file(import('../../pages/text/text-page.tsx'))).TextPage,
  }),
  createSitePageRoute({
    id: 'privacy-policy',
    load: import.meta.env.SSR && (async () => ({ load: (await import('../../pages/text/text.data.ts')).textPageLoader('privacy-policy') })),
    view: async () => (await file(import('../../pages/text/text-page.tsx'))).TextPage,
  }),
  createSitePageRoute({
    id: 'catalogue',
    load: import.meta.env.SSR && (() => import('../../pages/catalogue/catalogue.data.ts')),
    view: async () => (await file(import('../../pages/catalogue/catalogue-page.tsx'))).CataloguePage,
  }),
  createSitePageRoute({
    id: 'category',
    load: import.meta.env.SSR && (() => import('../../pages/category/category.data.ts')),
    view: async () => (await file(import('../../pages/category/category-page.tsx'))).CategoryPage,
  }),
  createSitePageRoute({
    id: 'product',
    load: import.meta.env.SSR && (() => import('../../pages/product/product.data.ts')),
    view: async () => (await file(import('../../pages/product/product-page.tsx'))).ProductPage,
  }),
  createSitePageRoute({
    id: 'compare',
    load: import.meta.env.SSR && (() => import('../../pages/compare/compare.data.ts')),
    view: async () => (await file(import('../../pages/compare/compare-page.tsx'))).ComparePage,
  }),
  createSitePageRoute({
    id: 'partners',
    load: import.meta.env.SSR && (() => import('../../pages/partners/partners.data.ts')),
    view: async () => (await file(import('../../pages/partners/partners-page.tsx'))).PartnersPage,
  }),
  createSitePageRoute({
    id: 'partner',
    load: import.meta.env.SSR && (() => import('../../pages/partner/partner.data.ts')),
    view: async () => (await file(import('../../pages/partner/partner-page.tsx'))).PartnerPage,
  }),
  createSitePageRoute({
    id: 'service-centers',
    load: import.meta.env.SSR && (() => import('../../pages/service-centers/service-centers.data.ts')),
    view: async () => (await file(import('../../pages/service-centers/service-centers-page.tsx'))).ServiceCentersPage,
  }),
  createSitePageRoute({
    id: 'clients',
    load: import.meta.env.SSR && (() => import('../../pages/clients/clients.data.ts')),
    view: async () => (await file(import('../../pages/clients/clients-page.tsx'))).ClientsPage,
  }),
  createSitePageRoute({
    id: 'faq',
    load: import.meta.env.SSR && (() => import('../../pages/faq/faq.data.ts')),
    view: async () => (await file(import('../../pages/faq/faq-page.tsx'))).FaqPage,
  }),
  createSitePageRoute({
    id: 'faq-entry',
    load: import.meta.env.SSR && (() => import('../../pages/faq-entry/faq-entry.data.ts')),
    view: async () => (await file(import('../../pages/faq-entry/faq-entry-page.tsx'))).FaqEntryPage,
  }),
  createSitePageRoute({
    id: 'sell-on',
    load: import.meta.env.SSR && (() => import('../../pages/sell-on/sell-on.data.ts')),
    view: async () => (await file(import('../../pages/sell-on/sell-on-page.tsx'))).SellOnPage,
  }),
  createSitePageRoute({
    id: 'become-partner',
    load: import.meta.env.SSR && (() => import('../../pages/become-partner/become-partner.data.ts')),
    view: async () => (await file(import('../../pages/become-partner/become-partner-page.tsx'))).BecomePartnerPage,
  }),
  createSitePageRoute({
    id: 'corporate',
    load: import.meta.env.SSR && (() => import('../../pages/corporate/corporate.data.ts')),
    view: async () => (await file(import('../../pages/corporate/corporate-page.tsx'))).CorporatePage,
  }),
  createSitePageRoute({
    id: 'static-page',
    load: import.meta.env.SSR && (() => import('../../pages/text/static-page.data.ts')),
    view: async () => (await file(import('../../pages/text/static-page.tsx'))).StaticPage,
  }),
  createSitePageRoute({
    id: 'search',
    load: import.meta.env.SSR && (() => import('../../pages/search/search.data.ts')),
    view: async () => (await file(import('../../pages/search/search-page.tsx'))).SearchPage,
  }),
  createSitePageRoute({
    id: 'basket',
    load: import.meta.env.SSR && (() => import('../../pages/basket/basket.data.ts')),
    view: async () => (await file(import('../../pages/basket/basket-page.tsx'))).BasketPage,
  }),
  createSitePageRoute({
    id: 'verify',
    load: import.meta.env.SSR && (() => import('../../pages/verify/verify.data.ts')),
    view: async () => (await file(import('../../pages/verify/verify-page.tsx'))).VerifyPage,
  }),
  createSitePageRoute({
    id: 'verify-code',
    load: import.meta.env.SSR && (() => import('../../pages/verify/verify.data.ts')),
    view: async () => (await file(import('../../pages/verify/verify-page.tsx'))).VerifyPage,
  }),
  createSitePageRoute({
    id: 'offline',
    load: import.meta.env.SSR && (() => import('../../pages/offline/offline.data.ts')),
    view: async () => (await file(import('../../pages/offline/offline-page.tsx'))).OfflinePage,
  }),
];
