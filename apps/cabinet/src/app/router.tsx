import { AppProviders, CampaignProvider, createQueryClient, LeaveConfirmation, sessionQuery } from '@muddat/app-shell';
import { LeaveGuardProvider } from '@muddat/forms';
import { type DehydratedState, dehydrate, hydrate } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { withReauth } from '../shared/reauth/reauth-queue.ts';
import type { CabinetContext } from './context.ts';
import { PageError, PageNotFound } from './layout/route-error.tsx';
import { routeTree } from './routes/pages.ts';
import { clearCustomerData, leaveAfterSignOut } from './session/leave.ts';

type Options = Omit<CabinetContext, 'queryClient' | 'reauth' | 'sessionExit'> & {
  /** Renders only the layout, for the shell of a page behind the sign-in; the browser renders the page itself. */
  isShell?: boolean;
};

/** No skeleton is shown for a page that loads faster than this, since it would only flicker. */
const PENDING_MS = 300;

export function createCabinetRouter({ isShell = false, ...context }: Options) {
  const queryClient = createQueryClient();
  // The guard has just fetched the session. On a slow phone it would be stale again when the page mounts, and be fetched a second time.
  queryClient.setQueryDefaults(sessionQuery(context.auth).queryKey, { refetchOnMount: false });
  return createRouter({
    routeTree,
    context: { ...context, ...withReauth(context), sessionExit: { leaveAfterSignOut, clearCustomerData }, queryClient },
    isShell,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: PENDING_MS,
    defaultErrorComponent: PageError,
    defaultNotFoundComponent: PageNotFound,
    // Scroll restoration works only in the browser: on a server it would add an inline script to every document.
    scrollRestoration: typeof window !== 'undefined',
    dehydrate: () => ({ queries: JSON.stringify(dehydrate(queryClient)) }),
    hydrate: ({ queries }) => hydrate(queryClient, atDeviceTime(JSON.parse(queries))),
    InnerWrap: CampaignProvider,
    Wrap: ({ children }) => (
      <AppProviders i18n={context.i18n} queryClient={queryClient}>
        <LeaveGuardProvider value={LeaveConfirmation}>{children}</LeaveGuardProvider>
      </AppProviders>
    ),
  });
}

/**
 * The queries of a document as if the device had received them now: on a device whose clock is ahead of the server's they would be stale at
 * once, and be requested a second time.
 */
function atDeviceTime({ queries, mutations }: DehydratedState): DehydratedState {
  const dataUpdatedAt = Date.now();
  return { mutations, queries: queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt } })) };
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createCabinetRouter>;
  }
}
