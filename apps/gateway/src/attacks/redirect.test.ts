import { ACCEPTED_TARGETS, REFUSED_TARGETS } from '@muddat/routing/payloads';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ATTACK_TARGETS, type AttackTarget } from '../testing/attack-target/attack-targets.ts';
import { DEMO_CUSTOMER } from '../testing/backend.ts';

const LOGIN = { strategy: 'customer', phone: DEMO_CUSTOMER.phone, password: DEMO_CUSTOMER.password };
const PAYLOADS = REFUSED_TARGETS.filter((target) => typeof target === 'string' && target !== '').map(String);

/** UTF-8 bytes as one character each: what a socket sends for a link with these characters. */
const toLatin1Bytes = (text: string): string => Buffer.from(text, 'utf8').toString('latin1');
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
/** Requests a path and returns its Location. A path that is not printable ASCII is sent over a raw socket, which sends it unchanged. */
async function requestPath(target: AttackTarget, path: string): Promise<string | undefined> {
  if (/^\/[\x21-\x7e]*$/.test(path)) return (await target.browser().get(path)).headers['location']?.toString();
  return locationOf(await target.raw(`GET ${toLatin1Bytes(path)} HTTP/1.1\r\nHost: ${target.host}\r\nConnection: close\r\n\r\n`));
}

test('the list of hostile redirect targets has at least 60 different entries', () => {
  expect(new Set(PAYLOADS).size).toBeGreaterThanOrEqual(60);
});

describe.each(ATTACK_TARGETS)('the gateway $name', ({ start }) => {
  let target: AttackTarget;
  beforeAll(async () => {
    target = await start();
  });
  afterAll(() => target.close());

  /** One entry per kind of redirect: missing locale, unknown locale, old page name, choice of alphabet, to sign-in. */
  const REDIRECTS: readonly [string, (payload: string) => string][] = [
    ['a hostile path', (payload) => payload],
    ['an address without a locale', (payload) => `/${payload}`],
    ['an unknown locale', (payload) => `/de/${payload}`],
    ['an unknown locale joined to the target', (payload) => `/de${payload}`],
    ['a locale in upper case', (payload) => `/RU${payload.replace(/^\/ru/, '')}`],
    ['an old page name', (payload) => `/CabinetPage${payload}`],
    ['the query of an old page name', (payload) => `/SignUp?to=${payload}`],
    ['a choice of alphabet', (payload) => `/uz${payload.replace(/^\/ru/, '')}?alphabet=cyrl`],
    ['the query beside a choice of alphabet', (payload) => `/uz?alphabet=cyrl&next=${payload}`],
    ['a page that requires sign-in', (payload) => `/ru/main-page?next=${payload}`],
    ['a page opened with session=ended', (payload) => `/ru/main-page?session=ended&utm_source=${payload}`],
  ];
  test.each(REDIRECTS)('a redirect from %s never leaves the site', async (_name, address) => {
    const out: string[] = [];
    for (const payload of PAYLOADS) {
      for (const path of new Set([inAnAddress(address(payload)), address(payload).replaceAll(/[\r\n ]/g, '%20')])) {
        const left = leavesTo(await requestPath(target, path), target.site);
        if (left !== null) out.push(`${path} -> ${left}`);
      }
    }
    expect(out).toEqual([]);
  });

  test('sign-in follows a target planted in the cookie only if it is a path of this site', async () => {
    const plant = async (planted: unknown): Promise<unknown> => {
      const browser = target.browser();
      const remembered = await browser.get('/ru/main-page?from=here');
      expect(remembered.status).toBe(302);
      const own = Buffer.from(browser.cookies.get(target.cookies.target) ?? '', 'base64url').toString();
      expect(own).toContain('/ru/main-page?from=here');
      const forged = own.replace(JSON.stringify('/ru/main-page?from=here'), JSON.stringify(planted) ?? '""');
      browser.cookies.set(target.cookies.target, Buffer.from(forged).toString('base64url'));
      return (await browser.post('/api/auth/login', LOGIN)).json()['redirect_to'];
    };
    for (const target of REFUSED_TARGETS) expect([target, await plant(target)]).toEqual([target, null]);
    const [accepted = ''] = ACCEPTED_TARGETS;
    expect(await plant(accepted)).toBe(accepted);
  });

  test('no query or body parameter chooses the page after sign-in', async () => {
    const to = 'https://evil.example/';
    const query = ['redirect', 'redirect_to', 'return_to', 'returnUrl', 'next', 'url', 'continue', 'target'].map((name) => `${name}=${to}`);
    const answer = await target.browser().post(`/api/auth/login?${query.join('&')}`, { ...LOGIN, redirect_to: to, next: to });
    expect([answer.status, answer.json()['redirect_to']]).toEqual([200, null]);
    for (const path of ['/', '/ru/sign-up', '/SignUp']) {
      const found = await target.browser().get(`${path}?${query.join('&')}`);
      expect(leavesTo(found.headers['location']?.toString(), target.site)).toBeNull();
    }
  });
});
