import '@muddat/ui/theme';
import { LOCALES } from '@muddat/i18n';
import { fontFiles } from '@muddat/ui/theme/font-files';
import { LAYER_ORDER } from '@muddat/ui/theme/layer-order';
import { HeadContent, Outlet, Scripts, useRouteContext } from '@tanstack/react-router';
import { ErrorView } from './error-view.tsx';

/** The whole document. The order of the style layers comes first; the font files of the language are asked for at once. */
export function SiteDocument() {
  const { locale, failure } = useRouteContext({ from: '__root__' });
  const fonts = locale === 'ru' ? [fontFiles.cyrillic, fontFiles.latin] : [fontFiles.latin];
  return (
    <html lang={LOCALES[locale].code.slice(0, 2)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <style>{LAYER_ORDER}</style>
        {fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
        <HeadContent />
      </head>
      <body>
        {failure ? <ErrorView /> : <Outlet />}
        {!failure && <Scripts />}
      </body>
    </html>
  );
}
