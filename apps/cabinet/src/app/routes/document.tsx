import '@muddat/ui/theme';
import { I18nProvider } from '@lingui/react';
import { langOf } from '@muddat/i18n';
import { Announcer } from '@muddat/ui/announcer';
import { LAYER_ORDER } from '@muddat/ui/theme/layer-order';
import { HeadContent, Outlet, Scripts, useRouteContext } from '@tanstack/react-router';
import { TransliterateProvider } from '../../domain/order/goods-name.ts';

/** The whole document of a page, rendered at build time or on request, and hydrated in the browser. */
export function CabinetDocument() {
  const { language, i18n, transliterate } = useRouteContext({ from: '__root__' });
  return (
    // The gateway adds the reader's theme as an attribute.
    <html lang={langOf(language)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content" />
        <style>{LAYER_ORDER}</style>
        {/* The cabinet has no icon. Without this link the browser would request /favicon.ico before the page has its data. */}
        <link rel="icon" href="data:," />
        <HeadContent />
      </head>
      <body>
        <Announcer />
        <I18nProvider i18n={i18n}>
          <TransliterateProvider value={transliterate}>
            <Outlet />
          </TransliterateProvider>
        </I18nProvider>
        <Scripts />
      </body>
    </html>
  );
}
