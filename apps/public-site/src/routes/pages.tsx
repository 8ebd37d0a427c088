import { sitePage } from '../site-page/site-page.tsx';

/** Every page of the site, an entry a page; what else is known of a page stands in the route map. */
export const PAGES = [
  sitePage({
    id: 'home',
    load: import.meta.env.SSR && (() => import('../pages/home/home.data.ts')),
    view: async () => (await import('../pages/home/HomePage.tsx')).HomePage,
  }),
  sitePage({
    id: 'public-offer',
    load: import.meta.env.SSR && (async () => ({ load: (await import('../pages/text/text.data.ts')).loadText('public-offer') })),
    view: async () => (await import('../pages/text/TextPage.tsx')).TextPage,
  }),
  sitePage({
    id: 'privacy-policy',
    load: import.meta.env.SSR && (async () => ({ load: (await import('../pages/text/text.data.ts')).loadText('privacy-policy') })),
    view: async () => (await import('../pages/text/TextPage.tsx')).TextPage,
  }),
];
