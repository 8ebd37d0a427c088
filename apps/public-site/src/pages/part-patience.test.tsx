import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadPage } from '../testing/load-page.ts';
import { storeResponses } from '../testing/store-responses.ts';
import { load as loadBecomePartner } from './become-partner/become-partner.data.ts';
import { load as loadCatalogue } from './catalogue/catalogue.data.ts';
import { load as loadClients } from './clients/clients.data.ts';
import { loadHome } from './content/content.data.ts';
import { load as loadCorporate } from './corporate/corporate.data.ts';
import { load as loadPartner } from './partner/partner.data.ts';
import { load as loadPartners } from './partners/partners.data.ts';
import { load as loadSearch } from './search/search.data.ts';
import { load as loadSellOn } from './sell-on/sell-on.data.ts';
import { load as loadServiceCenters } from './service-centers/service-centers.data.ts';

const PATIENCE_MS = 5_000;
/** Less than the API client's timeout of 15 s. */
const TOO_LATE_MS = 12_000;

/**
 * Timers of up to 5 s fire without a delay; longer ones keep their delay. A page that waits longer than 5 s for an optional section exceeds
 * the test's limit.
 */
beforeEach(() => {
  const wait = window.setTimeout.bind(window);
  vi.stubGlobal('setTimeout', (run: () => void, ms?: number) => wait(run, ms !== undefined && ms <= PATIENCE_MS ? 0 : ms));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const BUILDER = '/v1/get';
const FAQS = '/v1/faqs';
const BENEFITS = '/v2/page/benifest';
const CLIENTS = '/v2/page/our-clients';
const DISTRICTS = '/v2/order/districts';
const CENTERS = '/v2/page/service-center';
const STORES = '/v3/stores';
const PRODUCTS = '/v3/products';
const CATEGORIES = '/v3/categories';

const CASES = [
  { name: 'home', load: loadHome, parts: [BUILDER] },
  { name: 'sell-on', load: loadSellOn, parts: [BUILDER, BENEFITS] },
  { name: 'become-partner', load: loadBecomePartner, parts: [BUILDER, FAQS] },
  { name: 'corporate', load: loadCorporate, parts: [BUILDER, CLIENTS, '/v2/pages/corporate'] },
  { name: 'clients', load: loadClients, parts: [CLIENTS] },
  { name: 'service-centers', load: loadServiceCenters, parts: [CENTERS, DISTRICTS] },
  { name: 'partners', load: loadPartners, parts: [STORES] },
  { name: 'partner', load: loadPartner, parts: [PRODUCTS, DISTRICTS], params: { alias: 'orzu-texnika' } },
  { name: 'partner by category', load: loadPartner, parts: [CATEGORIES], params: { alias: 'orzu-texnika' }, query: 'category=phones' },
  { name: 'catalogue', load: loadCatalogue, parts: [PRODUCTS] },
  { name: 'search', load: loadSearch, parts: [CATEGORIES] },
] as const;

test.each(CASES)(
  'the page $name loads after 5 s without the hanging responses of $parts and is not cached',
  { timeout: TOO_LATE_MS },
  async ({ load, parts, ...given }) => {
    const answers = storeResponses();
    const hangs = new Set<string>(parts);
    const { calls, keep } = await loadPage<unknown>(load, {
      query: 'query' in given ? given.query : '',
      params: 'params' in given ? given.params : {},
      respond: (url) => (hangs.has(url.pathname) ? 'hangs' : answers(url)),
    });
    for (const part of parts) expect(calls.some((call) => call.split('?')[0] === part)).toBe(true);
    expect(keep).toBe(false);
  },
);
