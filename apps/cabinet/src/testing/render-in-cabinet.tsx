import { type Api, AppProviders, CampaignProvider, createQueryClient, type SessionView } from '@muddat/app-shell';
import { type LanguageTag, parseLanguage } from '@muddat/i18n';
import type { GatewayClient } from '@muddat/sdk';
import { createMemoryHistory, createRootRouteWithContext, createRouter, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { CabinetContext } from '../app/context.ts';
import { TopEnd } from '../app/frame/top-end.tsx';
import { loadWords } from '../app/messages/load-words.ts';
import { forgetCustomer, leaveSignedOut } from '../app/session/leave.ts';
import { LettersProvider } from '../domain/order/goods-name.ts';
import { FreshProof } from '../shared/fresh-proof/fresh-proof.tsx';
import { withProofs } from '../shared/fresh-proof/proof-desk.ts';
import { PageTopEnd } from '../shared/page/page-top.tsx';
import { fakeAuth } from './fake-auth.ts';

export const DILNOZA: SessionView = {
  user: { id: 'cus_0001', name: 'Dilnoza Karimova', phone: '+998900000001' },
  loggedIn: true,
  strategy: 'customer',
  token: true,
  expiresAt: null,
  refreshExpiresAt: null,
  ended: false,
};
const signedIn = fakeAuth({ getSession: async () => DILNOZA });

type Around = { api: Api; locale?: LanguageTag; auth?: GatewayClient };

/** Renders a section of the cabinet in a language, with a signed-in customer and an API. */
export async function renderInCabinet(part: ReactNode, { api, locale = 'ru', auth = signedIn }: Around) {
  const words = await loadWords(parseLanguage(locale));
  const queryClient = createQueryClient();
  const shown = (
    <LettersProvider value={words.readable}>
      <PageTopEnd value={TopEnd}>{part}</PageTopEnd>
      <FreshProof />
    </LettersProvider>
  );
  const root = createRootRouteWithContext<CabinetContext>()({ component: () => shown });
  const router = createRouter({
    routeTree: root,
    context: { ...words, loadWords, ...withProofs({ api, auth }), leave: { leaveSignedOut, forgetCustomer }, queryClient },
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
