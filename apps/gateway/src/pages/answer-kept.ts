import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { languageOf } from '@muddat/i18n';
import { matchRoute, type RouteMatch } from '@muddat/routing';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { AnswerFirst } from '../core/answer-first.ts';
import type { Gateway } from '../core/gateway.ts';
import { permissionsPolicy } from '../core/permissions-policy.ts';
import { commonHeaders } from '../core/security-headers.ts';
import { acceptsBrotli } from './accepts-brotli.ts';
import { documentHeaders } from './document-headers.ts';
import { cookiesAtAGlance, LOCALE_COOKIE, localeCookieOptions } from './locale-cookie.ts';
import type { PackedPage } from './pack.ts';
import { type PageAddress, pageAddress } from './page-address.ts';
import type { PublicPages } from './public-pages.ts';

/** Addresses whose page is known; a flood of others only makes them be looked up again. */
const MAX_KNOWN = 2_000;
/** Who sends one of these wants more than the page as it is, or is to be judged by who reads such things. */
const NOT_PLAIN = [
  'if-none-match',
  'if-modified-since',
  'x-forwarded-host',
  'content-length',
  'transfer-encoding',
  'expect',
  'upgrade',
] as const;

type Known = { match: RouteMatch; address: PageAddress; regional: boolean };

/** Two Host headers of one request are judged by the routes (core/own-host); Node's own reading drops the second. */
function hosts({ rawHeaders }: IncomingMessage): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2)
    if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === 'host') count += 1;
  return count;
}

/**
 * Answers the plainest of all requests, a public page that is kept and fresh, by its own address, for this very host, from a reader
 * whose cookies change nothing of it. With the headers that the routes send (documents-agree.test.ts).
 */
export function createAnswerKept(app: Pick<FastifyInstance, 'serializeCookie'>, gateway: Gateway, pages: PublicPages): AnswerFirst {
  const secure = gateway.origins.main.startsWith('https://');
  const common = Object.entries(commonHeaders(secure)).filter(
    ([name]) => name !== 'content-security-policy' && name !== 'permissions-policy',
  );
  const known = new LRUCache<string, Known>({ max: MAX_KNOWN });
  const heads = new WeakMap<PackedPage, Record<'plain' | 'packed', string[]>>();
  let ownHost = { origin: '', host: '' };

  const isOwnHost = (host: string | undefined): boolean => {
    const origin = gateway.origins.main;
    if (ownHost.origin !== origin) ownHost = { origin, host: new URL(origin).host };
    return host === ownHost.host;
  };
  const find = (pathname: string): Known | null => {
    const found = known.get(pathname);
    if (found) return found;
    const match = matchRoute(pathname);
    if (match === null || match.route.owner !== 'public-site' || match.canonicalPath !== pathname) return null;
    const address = pageAddress(match, { search: '', region: null, language: languageOf(match.locale, 'latn') });
    const fresh = { match, address, regional: 'regional' in match.route };
    known.set(pathname, fresh);
    return fresh;
  };
  const headsOf = (page: PackedPage, { match }: Known): Record<'plain' | 'packed', string[]> => {
    const made = heads.get(page);
    if (made) return made;
    const shared = [
      ...common,
      ['permissions-policy', permissionsPolicy(match.route.owner)],
      ['content-language', match.locale],
      ...Object.entries(documentHeaders(page)),
      ['etag', page.etag],
      ['content-type', 'text/html; charset=utf-8'],
    ].flat();
    const fresh = {
      plain: [...shared, 'content-length', String(page.html.length)],
      packed: [...shared, 'content-encoding', 'br', 'content-length', String(page.brotli.length)],
    };
    heads.set(page, fresh);
    return fresh;
  };

  return (request, response) => {
    const { method, url = '', headers } = request;
    if (method !== 'GET' || url.includes('?')) return false;
    for (const name of NOT_PLAIN) if (headers[name] !== undefined) return false;
    if (!isOwnHost(headers.host) || hosts(request) !== 1) return false;
    const found = find(url);
    if (found === null) return false;
    const { locale, route } = found.match;
    const cookies = cookiesAtAGlance(headers.cookie, locale, found.regional);
    if (cookies === 'look closer') return false;
    const page = pages.kept(found.address);
    if (page === undefined) return false;

    const began = performance.now();
    const requestId = randomUUID();
    const packed = acceptsBrotli(headers['accept-encoding']);
    const head = headsOf(page, found)[packed ? 'packed' : 'plain'];
    const own =
      cookies === 'unknown'
        ? ['cache-control', 'private, no-cache', 'set-cookie', app.serializeCookie(LOCALE_COOKIE, locale, localeCookieOptions(gateway))]
        : ['cache-control', 'no-cache'];
    response.writeHead(200, [...head, ...own, 'x-request-id', requestId]);
    response.end(packed ? page.brotli : page.html);
    const label = `page:${route.id}`;
    const ms = performance.now() - began;
    gateway.metrics.answered(label, 'GET', 200, ms / 1_000);
    gateway.log.info({ request_id: requestId, route: label, method, status: 200, ms: Math.round(ms) }, 'answered');
    return true;
  };
}
