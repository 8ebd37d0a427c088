import { loadPageWithBlocks } from '../../domain/content/load-page-with-blocks.ts';
import { sitePage } from './site-page.tsx';

/** This function only saves bytes: in `(await import(…)).X` Vite writes the name twice, and every page loads this list. */
const file = <Module,>(loading: Promise<Module>): Promise<Module> => loading;

/**
 * All pages of the site. An entry names the functions that load and render a page; path, query and region are in the route map
 * (`@muddat/routing`).
 */
export const SITE_PAGES = [
  sitePage({
    id: 'home',
    load: import.meta.env.SSR && (async () => ({ load: (await import('../../pages/content/content.data.ts')).loadHome })),
    view: async () => (await loadPageWithBlocks(import('../../pages/content/home-page.tsx'))).HomePage,
  }),
  sitePage({
    id: 'home-test',
    load: import.meta.env.SSR && (async () => ({ load: (await import('../../pages/content/content.data.ts')).loadHomeTest })),
    view: async () => (await loadPageWithBlocks(import('../../pages/content/home-test-page.tsx'))).HomeTestPage,
  }),
  sitePage({
    id: 'installment-terms',
    load: import.meta.env.SSR && (async () => ({ load: (await import('../../pages/content/content.data.ts')).loadInstallmentTerms })),
    view: async () => (await loadPageWithBlocks(import('../../pages/content/installment-terms-page.tsx'))).InstallmentTermsPage,
  }),
  sitePage({
    id: 'content-page',
    load: import.meta.env.SSR && (async () => ({ load: (await import('../../pages/content/content.data.ts')).loadContentPage })),
    view: async () => (await loadPageWithBlocks(import('../../pages/content/content-page.tsx'))).ContentPage,
  }),
  sitePage({
    id: 'public-offer',
    load: import.meta.env.SSR && (async () => ({ load: (await import('../../pages/text/text.data.ts')).loadText('public-offer') })),
    view: async () => (await file(import('../../pages/text/text-page.tsx'))).TextPage,
  }),
  sitePage({
    id: 'privacy-policy',
    load: import.meta.env.SSR && (async () => ({ load: (await import('../../pages/text/text.data.ts')).loadText('privacy-policy') })),
    view: async () => (await file(import('../../pages/text/text-page.tsx'))).TextPage,
  }),
  sitePage({
    id: 'catalogue',
    load: import.meta.env.SSR && (() => import('../../pages/catalogue/catalogue.data.ts')),
    view: async () => (await file(import('../../pages/catalogue/catalogue-page.tsx'))).CataloguePage,
  }),
  sitePage({
    id: 'category',
    load: import.meta.env.SSR && (() => import('../../pages/category/category.data.ts')),
    view: async () => (await file(import('../../pages/category/category-page.tsx'))).CategoryPage,
  }),
  sitePage({
    id: 'product',
    load: import.meta.env.SSR && (() => import('../../pages/product/product.data.ts')),
    view: async () => (await file(import('../../pages/product/product-page.tsx'))).ProductPage,
  }),
  sitePage({
    id: 'partners',
    load: import.meta.env.SSR && (() => import('../../pages/partners/partners.data.ts')),
    view: async () => (await file(import('../../pages/partners/partners-page.tsx'))).PartnersPage,
  }),
  sitePage({
    id: 'partner',
    load: import.meta.env.SSR && (() => import('../../pages/partner/partner.data.ts')),
    view: async () => (await file(import('../../pages/partner/partner-page.tsx'))).PartnerPage,
  }),
  sitePage({
    id: 'service-centers',
    load: import.meta.env.SSR && (() => import('../../pages/service-centers/service-centers.data.ts')),
    view: async () => (await file(import('../../pages/service-centers/service-centers-page.tsx'))).ServiceCentersPage,
  }),
  sitePage({
    id: 'clients',
    load: import.meta.env.SSR && (() => import('../../pages/clients/clients.data.ts')),
    view: async () => (await file(import('../../pages/clients/clients-page.tsx'))).ClientsPage,
  }),
  sitePage({
    id: 'faq',
    load: import.meta.env.SSR && (() => import('../../pages/faq/faq.data.ts')),
    view: async () => (await file(import('../../pages/faq/faq-page.tsx'))).FaqPage,
  }),
  sitePage({
    id: 'faq-entry',
    load: import.meta.env.SSR && (() => import('../../pages/faq-entry/faq-entry.data.ts')),
    view: async () => (await file(import('../../pages/faq-entry/faq-entry-page.tsx'))).FaqEntryPage,
  }),
  sitePage({
    id: 'sell-on',
    load: import.meta.env.SSR && (() => import('../../pages/sell-on/sell-on.data.ts')),
    view: async () => (await file(import('../../pages/sell-on/sell-on-page.tsx'))).SellOnPage,
  }),
  sitePage({
    id: 'become-partner',
    load: import.meta.env.SSR && (() => import('../../pages/become-partner/become-partner.data.ts')),
    view: async () => (await file(import('../../pages/become-partner/become-partner-page.tsx'))).BecomePartnerPage,
  }),
  sitePage({
    id: 'corporate',
    load: import.meta.env.SSR && (() => import('../../pages/corporate/corporate.data.ts')),
    view: async () => (await file(import('../../pages/corporate/corporate-page.tsx'))).CorporatePage,
  }),
  sitePage({
    id: 'static-page',
    load: import.meta.env.SSR && (() => import('../../pages/text/static-page.data.ts')),
    view: async () => (await file(import('../../pages/text/static-page.tsx'))).StaticPage,
  }),
  sitePage({
    id: 'search',
    load: import.meta.env.SSR && (() => import('../../pages/search/search.data.ts')),
    view: async () => (await file(import('../../pages/search/search-page.tsx'))).SearchPage,
  }),
  sitePage({
    id: 'basket',
    load: import.meta.env.SSR && (() => import('../../pages/basket/basket.data.ts')),
    view: async () => (await file(import('../../pages/basket/basket-page.tsx'))).BasketPage,
  }),
  sitePage({
    id: 'verify',
    load: import.meta.env.SSR && (() => import('../../pages/verify/verify.data.ts')),
    view: async () => (await file(import('../../pages/verify/verify-page.tsx'))).VerifyPage,
  }),
  sitePage({
    id: 'verify-code',
    load: import.meta.env.SSR && (() => import('../../pages/verify/verify.data.ts')),
    view: async () => (await file(import('../../pages/verify/verify-page.tsx'))).VerifyPage,
  }),
  sitePage({
    id: 'offline',
    load: import.meta.env.SSR && (() => import('../../pages/offline/offline.data.ts')),
    view: async () => (await file(import('../../pages/offline/offline-page.tsx'))).OfflinePage,
  }),
];
