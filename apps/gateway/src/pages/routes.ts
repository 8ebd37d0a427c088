import { decideNavigation, type Session } from '@muddat/auth-core';
import { DEFAULT_LOCALE, type Language, type Locale, langOf, languageOf, parseLocale } from '@muddat/i18n';
import { type CabinetRouteId, carryUtm, type RouteMatch, readSessionEndedMark, resolveLocation } from '@muddat/routing';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Gateway } from '../gateway.ts';
import { permissionsPolicy } from '../http/permissions-policy.ts';
import { parseLocaleCookie } from '../http/reader-locale.ts';
import { splitUrl } from '../http/split-url.ts';
import type { ClientLimiter } from '../limits/limit-client.ts';
import { resolveRequestSession, sessionCookieOf } from '../sessions/session-cookie.ts';
import { type ResolvedSession, storedToCoreSession } from '../sessions/session-service.ts';
import { rememberTargetInCookie } from '../sessions/target-cookie.ts';
import { readAlphabet, storeAlphabetChoice } from './alphabet.ts';
import type { ApplyReader } from './apply-reader.ts';
import { shortenQuery } from './bounded-search.ts';
import { isPreview } from './is-preview.ts';
import { LOCALE_COOKIE, localeCookieOptions } from './locale-cookie.ts';
import { isSearchPage, pageAddress } from './page-address.ts';
import type { PublicPages } from './public-pages.ts';
import { readRegion, storeRegionChoice } from './region.ts';
import { sendErrorDocument, sendPage } from './send-page.ts';

/** Caches must revalidate each time: after a new build the page names other files. */
const PUBLIC_PAGE_CACHE = 'no-cache';
const REDIRECT_301_CACHE = 'public, max-age=3600';

export type CabinetPage = {
  id: CabinetRouteId;
  /** Canonical path and query. */
  url: string;
  language: Language;
};
export type CabinetPages = {
  /** A page for a signed-in customer, rendered with its data, or its shell. */
  sendToCustomer(request: FastifyRequest, reply: FastifyReply, page: CabinetPage): Promise<FastifyReply>;
  /** The shell of a page. */
  sendShell(request: FastifyRequest, reply: FastifyReply, page: CabinetPage): Promise<FastifyReply>;
};

export type DocumentServices = { pages: PublicPages; cabinetPages: CabinetPages; applyReader: ApplyReader };

const toCoreSession = (resolved: ResolvedSession): Session =>
  resolved.kind === 'active'
    ? storedToCoreSession(resolved.session)
    : { loggedIn: false, strategy: null, access: null, refresh: null, ended: resolved.kind === 'ended' };

export async function sendErrorPage(
  documents: DocumentServices,
  request: FastifyRequest,
  reply: FastifyReply,
  failure: { status: number; locale?: Locale },
): Promise<FastifyReply> {
  const { pathname } = splitUrl(request.raw.url ?? '/');
  const locale = failure.locale ?? parseLocale(pathname.split('/')[1]) ?? parseLocaleCookie(request.cookies?.['locale']) ?? DEFAULT_LOCALE;
  const language = languageOf(locale, readAlphabet(request));
  const page = await documents.pages.error(request, { status: failure.status, language });
  return sendErrorDocument(documents, request, reply, page, pathname);
}

/** Routes of documents: redirects, the guard of a first page load, the cabinet's pages, public-site's pages, 404. */
export function registerDocumentRoutes(
  app: FastifyInstance,
  gateway: Gateway,
  documents: DocumentServices,
  limitClient: ClientLimiter,
): void {
  const { pages, cabinetPages } = documents;

  const rememberLocale = (request: FastifyRequest, reply: FastifyReply, locale: Locale): boolean => {
    if (request.cookies[LOCALE_COOKIE] === locale) return false;
    reply.setCookie(LOCALE_COOKIE, locale, localeCookieOptions(gateway));
    return true;
  };

  const sendRoute = async (request: FastifyRequest, reply: FastifyReply, match: RouteMatch, search: string): Promise<FastifyReply> => {
    const { route, locale, canonicalPath } = match;
    request.label = `page:${route.id}`;
    const remembered = [rememberLocale(request, reply, locale), storeRegionChoice(gateway, request, reply, search)].includes(true);
    const chosen = storeAlphabetChoice(gateway, reply, search);
    if (chosen !== null) return reply.header('cache-control', 'no-store').redirect(`${canonicalPath}${chosen.search}`, 302);
    const language = languageOf(locale, readAlphabet(request));
    reply.header('content-language', langOf(language)).header('permissions-policy', permissionsPolicy(route.owner));
    if (canonicalPath !== splitUrl(request.raw.url ?? '').pathname) {
      reply.header('link', `<${gateway.origins.main}${canonicalPath}>; rel="canonical"`);
    }
    if (route.owner === 'public-site') {
      if (isPreview(search)) await pages.checkContent();
      const address = pageAddress(match, { search, region: readRegion(request), language });
      if (isSearchPage(match, address)) await limitClient(request, 'searches');
      const page = await pages.page(request, address);
      // A response that sets a cookie must not be stored by shared caches.
      const cacheControl = remembered ? `private, ${PUBLIC_PAGE_CACHE}` : PUBLIC_PAGE_CACHE;
      return sendPage(documents, request, reply, page, { cacheControl, hasTabBar: sessionCookieOf(gateway, request) !== undefined });
    }

    const asked = readSessionEndedMark(search);
    const session = toCoreSession(await resolveRequestSession(gateway, request, reply));
    const judged = asked.ended && !session.loggedIn ? { ...session, ended: true } : session;
    const path = `${canonicalPath}${asked.search}`;
    const policy = { guestRedirect: gateway.config.guestRedirect };
    const decision = decideNavigation(judged, { matched: true, auth: route.auth, path, locale }, policy);
    if (decision.kind === 'redirect' && decision.remember !== undefined) rememberTargetInCookie(gateway, reply, decision.remember);
    if (decision.kind === 'redirect' || asked.ended) {
      const to = decision.kind === 'redirect' ? carryUtm(decision.to, asked.search) : path;
      return reply.header('cache-control', 'no-store').redirect(to, 302);
    }
    const page = { id: route.id, url: path, language };
    return session.loggedIn ? cabinetPages.sendToCustomer(request, reply, page) : cabinetPages.sendShell(request, reply, page);
  };

  app.get('/*', async (request, reply) => {
    const { pathname, search: asked } = splitUrl(request.raw.url ?? '/');
    const search = shortenQuery(asked);
    const resolution = resolveLocation({ pathname, search, cookieLocale: parseLocaleCookie(request.cookies['locale']) });
    switch (resolution.kind) {
      case 'redirect': {
        request.label = `redirect:${resolution.status}`;
        return reply
          .header('cache-control', resolution.status === 301 ? REDIRECT_301_CACHE : 'no-store')
          .redirect(resolution.to, resolution.status);
      }
      case 'not-found': {
        request.label = 'page:not-found';
        await limitClient(request, 'missing');
        return sendErrorPage(documents, request, reply, { status: 404, locale: resolution.locale });
      }
      default:
        return sendRoute(request, reply, resolution.match, search);
    }
  });
}
