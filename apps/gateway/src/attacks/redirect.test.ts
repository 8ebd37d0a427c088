import { ACCEPTED_TARGETS, REFUSED_TARGETS } from '@muddat/routing/payloads';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO } from '../testing/backend.ts';
import { GROUNDS, type Ground } from '../testing/ground/grounds.ts';

const LOGIN = { strategy: 'customer', phone: DEMO.phone, password: DEMO.password };
const PAYLOADS = REFUSED_TARGETS.filter((target) => typeof target === 'string' && target !== '').map(String);

/** UTF-8 bytes as one character each: what a socket sends for a link with these characters. */
const onTheWire = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');
/** The text percent-encoded, as a browser does it for an address. */
const inAnAddress = (text: string): string => encodeURI(Buffer.from(text, 'utf8').toString('utf8')).replaceAll('%25', '%');

/** Returns the location when a browser would leave the site or the location is malformed, else null. */
function leavesTo(location: string | undefined, site: string): string | null {
  if (location === undefined) return null;
  const there = URL.parse(location, `${site}/ru/somewhere`);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  const clean = /^\/(?![/\\])[^\\\u0000-\u0020\u007f?]*(\?[^\u0000-\u0020\u007f]*)?$/.test(location);
  return clean && there?.origin === site ? null : location;
}

const locationOf = (answer: string): string | undefined => /^location: (.*)\r$/im.exec(answer)?.[1];
/** Sends paths with bytes that fetch would encode over a raw socket. */
async function ask(ground: Ground, path: string): Promise<string | undefined> {
  if (/^\/[\x21-\x7e]*$/.test(path)) return (await ground.browser().get(path)).headers['location']?.toString();
  return locationOf(await ground.raw(`GET ${onTheWire(path)} HTTP/1.1\r\nHost: ${ground.host}\r\nConnection: close\r\n\r\n`));
}

test('there are at least 60 ways out to try', () => {
  expect(new Set(PAYLOADS).size).toBeGreaterThanOrEqual(60);
});

describe.each(GROUNDS)('$name', ({ start }) => {
  let ground: Ground;
  beforeAll(async () => {
    ground = await start();
  });
  afterAll(() => ground.close());

  /** One entry per kind of redirect: missing locale, unknown locale, old page name, choice of alphabet, to sign-in. */
  const REDIRECTS: readonly [string, (payload: string) => string][] = [
    ['the address itself', (payload) => payload],
    ['an address without a locale', (payload) => `/${payload}`],
    ['a locale that is none', (payload) => `/de/${payload}`],
    ['a locale that is none, glued', (payload) => `/de${payload}`],
    ['a locale in capitals', (payload) => `/RU${payload.replace(/^\/ru/, '')}`],
    ['the name of a page', (payload) => `/CabinetPage${payload}`],
    ['the query of a name', (payload) => `/SignUp?to=${payload}`],
    ['the choice of an alphabet', (payload) => `/uz${payload.replace(/^\/ru/, '')}?alphabet=cyrl`],
    ['the query beside the choice', (payload) => `/uz?alphabet=cyrl&next=${payload}`],
    ['a page for customers', (payload) => `/ru/main-page?next=${payload}`],
    ['a page whose session the app saw end', (payload) => `/ru/main-page?session=ended&utm_source=${payload}`],
  ];
  test.each(REDIRECTS)('%s leads to no other site', async (_name, address) => {
    const out: string[] = [];
    for (const payload of PAYLOADS) {
      for (const path of new Set([inAnAddress(address(payload)), address(payload).replaceAll(/[\r\n ]/g, '%20')])) {
        const left = leavesTo(await ask(ground, path), ground.site);
        if (left !== null) out.push(`${path} -> ${left}`);
      }
    }
    expect(out).toEqual([]);
  });

  test('a target planted in the cookie is taken for nothing, and one of this site for what it is', async () => {
    const plant = async (target: unknown): Promise<unknown> => {
      const browser = ground.browser();
      const remembered = await browser.get('/ru/main-page?from=here');
      expect(remembered.status).toBe(302);
      const own = Buffer.from(browser.cookies.get(ground.cookies.target) ?? '', 'base64url').toString();
      expect(own).toContain('/ru/main-page?from=here');
      const forged = own.replace(JSON.stringify('/ru/main-page?from=here'), JSON.stringify(target) ?? '""');
      browser.cookies.set(ground.cookies.target, Buffer.from(forged).toString('base64url'));
      return (await browser.post('/api/auth/login', LOGIN)).json()['redirect_to'];
    };
    for (const target of REFUSED_TARGETS) expect([target, await plant(target)]).toEqual([target, null]);
    const [accepted = ''] = ACCEPTED_TARGETS;
    expect(await plant(accepted)).toBe(accepted);
  });

  test('no parameter of an address or a body says where to go after sign-in', async () => {
    const to = 'https://evil.example/';
    const query = ['redirect', 'redirect_to', 'return_to', 'returnUrl', 'next', 'url', 'continue', 'target'].map((name) => `${name}=${to}`);
    const answer = await ground.browser().post(`/api/auth/login?${query.join('&')}`, { ...LOGIN, redirect_to: to, next: to });
    expect([answer.status, answer.json()['redirect_to']]).toEqual([200, null]);
    for (const path of ['/', '/ru/sign-up', '/SignUp']) {
      const found = await ground.browser().get(`${path}?${query.join('&')}`);
      expect(leavesTo(found.headers['location']?.toString(), ground.site)).toBeNull();
    }
  });
});
