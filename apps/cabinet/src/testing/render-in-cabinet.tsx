import { type Api, AppProviders, CampaignProvider, createQueryClient, type SessionView } from '@muddat/app-shell';
import { type LanguageTag, parseLanguage } from '@muddat/i18n';
import type { GatewayClient } from '@muddat/sdk';
import { createMemoryHistory, createRootRouteWithContext, createRouter, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { CabinetContext } from '../app/context.ts';
import { PageControls } from '../app/layout/page-controls.tsx';
import { loadMessages } from '../app/messages/load-messages.ts';
import { clearCustomerData, leaveAfterSignOut } from '../app/session/leave.ts';
import { TransliterateProvider } from '../domain/order/goods-name.ts';
import { PageControlsContext } from '../shared/page/page-top.tsx';
import { ReauthDialog } from '../shared/reauth/reauth-dialog.tsx';
import { withReauth } from '../shared/reauth/reauth-queue.ts';
import { fakeGatewayClient } from './fake-auth.ts';

export const CUSTOMER_SESSION: SessionView = {
  user: { id: 'cus_0001', name: 'Dilnoza Karimova', phone: '+998900000001' },
  loggedIn: true,
  strategy: 'customer',
  token: true,
  expiresAt: null,
  refreshExpiresAt: null,
  ended: false,
};
const signedIn = fakeGatewayClient({ getSession: async () => CUSTOMER_SESSION });

type RenderOptions = { api: Api; locale?: LanguageTag; auth?: GatewayClient };

/** Renders a part of a page in a language, with the cabinet's context: an API, a signed-in customer and the re-authentication dialog. */
export async function renderInCabinet(part: ReactNode, { api, locale = 'ru', auth = signedIn }: RenderOptions) {
  const words = await loadMessages(parseLanguage(locale));
  const queryClient = createQueryClient();
  const shown = (
    <TransliterateProvider value={words.transliterate}>
      <PageControlsContext value={PageControls}>{part}</PageControlsContext>
      <ReauthDialog />
    </TransliterateProvider>
  );
  const root = createRootRouteWithContext<CabinetContext>()({ component: () => shown });
  const router = createRouter({
    routeTree: root,
    context: {
      ...words,
      loadMessages,
      ...withReauth({ api, auth }),
      sessionExit: { leaveAfterSignOut, clearCustomerData },
      queryClient,
    },
    history: createMemoryHistory({ initialEntries: [`/${words.locale}/main-page`] }),
    defaultNotFoundComponent: () => shown,
    InnerWrap: CampaignProvider,
    Wrap: ({ children }) => (
      <AppProviders i18n={words.i18n} queryClient={queryClient}>
        {children}
      </AppProviders>
    ),
  });
  return render(<RouterProvider router={router} />);
}
