import { SessionFetchError, type SessionView, saveSignedOutNotice, sessionQuery, toSession } from '@muddat/app-shell';
import { decideNavigation } from '@muddat/auth-core';
import type { Locale } from '@muddat/i18n';
import { carryUtm, markSessionEnded, matchRoute } from '@muddat/routing';
import type { GatewayClient } from '@muddat/sdk';
import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { clearOfflineCache } from '../../shared/device/clear-databases.ts';
import { loadOfflineModule } from '../offline/load-offline.ts';

type GuardInput = { queryClient: QueryClient; auth: GatewayClient; locale: Locale; pathname: string; search?: string };

/**
 * Checks the session on every navigation inside the app (spec 4). The gateway has checked it for the first document, by the same rules.
 * Does nothing on a server: a shell has no session, and `renderPage` has checked that of a rendered page.
 * A redirect loads a new document, so that the gateway remembers where the customer wanted to go.
 */
export async function guardRoute({ queryClient, auth, locale, pathname, search = '' }: GuardInput): Promise<void> {
  if (typeof window === 'undefined') return;
  const view = await currentSession(queryClient, auth);
  const forgotten = view.loggedIn ? undefined : clearOfflineCache();
  const match = matchRoute(pathname);
  const path = `${pathname}${search}`;
  const decision = decideNavigation(toSession(view), { matched: match !== null, auth: match?.route.auth ?? false, path, locale });
  if (decision.kind !== 'redirect') return;
  await forgotten;
  if (decision.reason !== 'guest-only') saveSignedOutNotice();
  // Without a session, load the refused page as a document: the gateway redirects it to the sign-in and remembers the page. A signed-in
  // customer on a page for guests goes to the decision's target.
  const refused = { guest: path, ended: markSessionEnded(path), 'guest-only': carryUtm(decision.to, search) };
  throw redirect({ href: refused[decision.reason], reloadDocument: true, replace: true });
}

/**
 * The session. If the request fails, the last known session stays valid: a missing response must not sign anyone out (spec 4). A document
 * that was opened without a network uses the session that the device has stored.
 */
async function currentSession(queryClient: QueryClient, auth: GatewayClient): Promise<SessionView> {
  const query = sessionQuery(auth);
  try {
    return await queryClient.fetchQuery(query);
  } catch (error) {
    if (!(error instanceof SessionFetchError)) throw error;
    if (queryClient.getQueryData(query.queryKey) === undefined) {
      await loadOfflineModule().then(
        ({ offlineCacheOf }) => offlineCacheOf(queryClient).restoreSession(),
        () => undefined,
      );
    }
    const known = queryClient.getQueryData(query.queryKey);
    if (known === undefined) throw error;
    return known;
  }
}
