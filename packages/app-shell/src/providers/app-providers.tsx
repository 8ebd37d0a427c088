import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { LinkProvider } from '@muddat/ui/link';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RouterAnchor } from '../navigation/router-anchor.tsx';

/** The providers around every screen of both apps: language, query client, links. */
export function AppProviders({ i18n, queryClient, children }: { i18n: I18n; queryClient: QueryClient; children: ReactNode }) {
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <LinkProvider value={RouterAnchor}>{children}</LinkProvider>
      </QueryClientProvider>
    </I18nProvider>
  );
}
