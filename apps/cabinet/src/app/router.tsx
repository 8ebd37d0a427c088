import { AppProviders, CampaignProvider, createQueryClient, LeaveQuestion, sessionQuery } from '@muddat/app-shell';
import { LeaveGuardProvider } from '@muddat/forms';
import { dehydrate, hydrate } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { withProofs } from '../shared/fresh-proof/proof-desk.ts';
import type { CabinetContext } from './context.ts';
import { PageError, PageMissing } from './frame/route-error.tsx';
import { routeTree } from './routes/tree.tsx';
import { forgetCustomer, leaveSignedOut } from './session/leave.ts';

type Options = Omit<CabinetContext, 'queryClient' | 'proofs' | 'leave'> & {
  /** Renders only the layout: one shell serves every page behind the sign-in, and the browser renders the page. */
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
    context: { ...context, ...withProofs(context), leave: { leaveSignedOut, forgetCustomer }, queryClient },
    isShell,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultPendingMs: PENDING_MS,
    defaultErrorComponent: PageError,
    defaultNotFoundComponent: PageMissing,
    // Scroll restoration works only in the browser: at build time it would add an inline script to the shells.
    scrollRestoration: typeof window !== 'undefined',
    dehydrate: () => ({ queries: JSON.stringify(dehydrate(queryClient)) }),
    hydrate: ({ queries }) => hydrate(queryClient, JSON.parse(queries)),
    InnerWrap: CampaignProvider,
    Wrap: ({ children }) => (
      <AppProviders i18n={context.i18n} queryClient={queryClient}>
        <LeaveGuardProvider value={LeaveQuestion}>{children}</LeaveGuardProvider>
      </AppProviders>
    ),
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createCabinetRouter>;
  }
}
