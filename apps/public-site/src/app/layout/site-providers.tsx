import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { RouterAnchor } from '@muddat/app-shell';
import { LinkProvider } from '@muddat/ui/link';
import type { ReactNode } from 'react';

/** The providers around every page of the site. No query client: each page receives its data from its loader. */
export const SiteProviders = ({ i18n, children }: { i18n: I18n; children: ReactNode }) => (
  <I18nProvider i18n={i18n}>
    <LinkProvider value={RouterAnchor}>{children}</LinkProvider>
  </I18nProvider>
);
