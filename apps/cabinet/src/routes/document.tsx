import '@muddat/ui/theme';
import { I18nProvider } from '@lingui/react';
import { fontFilesOf } from '@muddat/ui/theme/font-files';
import { LAYER_ORDER } from '@muddat/ui/theme/layer-order';
import { HeadContent, Outlet, Scripts, useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';

/** The whole document of a screen that was rendered at build time and is taken over in the browser. */
export function CabinetDocument() {
  const { language, i18n } = useRouteContext({ from: '__root__' });
  // Of the language that the document came in: a later one finds its files by the style sheet, and a hint would come too late.
  const [fonts] = useState(() => fontFilesOf(language));
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content" />
        <style>{LAYER_ORDER}</style>
        {fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
        <HeadContent />
      </head>
      <body>
        <I18nProvider i18n={i18n}>
          <Outlet />
        </I18nProvider>
        <Scripts />
      </body>
    </html>
  );
}
