import { matchRoute, ROUTES } from '@muddat/routing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { DEMO_CUSTOMER } from '../testing/backend.ts';
import type { Browser } from '../testing/browser.ts';
import { type CabinetGuard, loadCabinetGuard } from '../testing/cabinet-guard.ts';
import { startGateway, type TestGateway } from '../testing/start.ts';

const HOUR_MS = 3_600_000;
const QUERY = '?tab=2&utm_source=tg';

type CustomerKind = {
  who: 'nobody' | 'customer' | 'ended';
  /** Returns a browser with this kind of session. */
  open: (gateway: TestGateway) => Promise<Browser>;
};
async function signedIn(gateway: TestGateway): Promise<Browser> {
  const browser = gateway.browser();
  const login = await browser.post('/api/auth/login', {
    strategy: 'customer',
    phone: DEMO_CUSTOMER.phone,
    password: DEMO_CUSTOMER.password,
  });
  expect(login.status).toBe(200);
  return browser;
}
const KINDS: Record<string, CustomerKind> = {
  'a guest without a cookie': { who: 'nobody', open: async (gateway) => gateway.browser() },
  'a guest with the cookie of an unknown session': {
    who: 'nobody',
    open: async (gateway) => {
      const browser = gateway.browser();
      browser.cookies.set('muddat-dev', 'x'.repeat(43));
      return browser;
    },
  },
  'a session that has been signed out': {
    who: 'nobody',
    open: async (gateway) => {
      const browser = await signedIn(gateway);
      await browser.post('/api/auth/logout', {});
      return browser;
    },
  },
  'a customer': { who: 'customer', open: signedIn },
  'a customer whose access token is refreshed during the request': {
    who: 'customer',
    open: async (gateway) => {
      const browser = await signedIn(gateway);
      gateway.clock.ms += HOUR_MS;
      return browser;
    },
  },
  'a session whose refresh token has expired': {
    who: 'ended',
    open: async (gateway) => {
      const browser = await signedIn(gateway);
      gateway.clock.ms += 30 * 24 * HOUR_MS;
      return browser;
    },
  },
  'a session whose refresh is refused': {
    who: 'ended',
    open: async (gateway) => {
      const browser = await signedIn(gateway);
      gateway.backend.revokeAllTokens();
      gateway.clock.ms += HOUR_MS;
      return browser;
    },
  },
};

type NavigationResult = { status: number; at: string; remembered: string | null };

function rememberedBy(browser: Browser): string | null {
  const cookie = browser.cookies.get('muddat-target');
  if (cookie === undefined) return null;
  const record: unknown = JSON.parse(Buffer.from(cookie, 'base64url').toString());
  return record instanceof Object && 'target' in record ? String(record.target) : null;
}

/** The document that a browser ends at, after all redirects. */
async function navigate(browser: Browser, address: string, hops = 0): Promise<NavigationResult> {
  const answer = await browser.get(address);
  const to = answer.headers['location'];
  if (typeof to !== 'string') return { status: answer.status, at: address, remembered: rememberedBy(browser) };
  if (hops > 3) throw new Error(`${address} leads round and round`);
  return navigate(browser, to, hops + 1);
}

/** The rules of spec 2, spec 4 and semantics, written out independently of the code, for every pair of session and route. */
function expected(
  who: CustomerKind['who'],
  route: (typeof ROUTES)[number],
  locale: string,
  path: string,
  policy: 'sign-up' | 'home',
): NavigationResult {
  const stays = { status: 200, at: `${path}${QUERY}`, remembered: null };
  if (matchRoute(path) === null) return { ...stays, status: 404 };
  if (who === 'customer' && route.auth === 'guest') return { ...stays, at: `/${locale}/main-page?utm_source=tg` };
  if (who === 'customer' || route.auth !== true) return stays;
  const home = who === 'ended' || policy === 'home';
  return { status: 200, at: `/${locale}${home ? '' : '/sign-up'}?utm_source=tg`, remembered: `${path}${QUERY}` };
}

let guard: CabinetGuard & { close(): Promise<void> };
beforeAll(async () => {
  vi.stubGlobal('window', globalThis);
  guard = await loadCabinetGuard();
}, 120_000);
afterAll(async () => {
  await guard?.close();
  vi.unstubAllGlobals();
});

describe.each([
  ['sign-up', 'ru'],
  ['home', 'uz'],
] as const)('with GUEST_REDIRECT=%s in %s, the gateway (first document) and the cabinet (navigation)', (policy, locale) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startGateway({ GUEST_REDIRECT: policy });
  });
  afterAll(() => gateway.close());

  test.each(Object.entries(KINDS))(
    '[S2-36][S4-11][S4-02] lead to the same page and remember the same target for %s',
    async (_title, { who, open }) => {
      for (const route of ROUTES) {
        const path = `/${locale}${route.path === '' ? '' : `/${route.path.replace(/\{\w+\}/g, '100001')}`}`;
        const end = expected(who, route, locale, path, policy);
        expect(await navigate(await open(gateway), `${path}${QUERY}`), `the first document ${path}`).toEqual(end);

        const browser = await open(gateway);
        const refusedTo = await guard.redirectOf(browser, { locale, pathname: path, search: QUERY });
        const inside =
          refusedTo === null
            ? { status: matchRoute(path) === null ? 404 : 200, at: `${path}${QUERY}`, remembered: rememberedBy(browser) }
            : await navigate(browser, refusedTo);
        expect(inside, `within the app ${path}`).toEqual(end);
      }
    },
  );

  test('keep a customer signed in if the provider is unreachable', async () => {
    const own = await startGateway({ GUEST_REDIRECT: policy });
    const browser = await signedIn(own);
    own.clock.ms += HOUR_MS;
    own.backend.respondTo('/auth/oauth/token', (_seen, response) => void response.destroy());
    for (const pathname of [`/${locale}/orders/100001`, `/${locale}/main-page`]) {
      expect(await navigate(browser, pathname)).toEqual({ status: 200, at: pathname, remembered: null });
      expect(await guard.redirectOf(browser, { locale, pathname, search: '' })).toBeNull();
    }
    await own.close();
  });
});
