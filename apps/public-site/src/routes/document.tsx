import '@muddat/ui/theme';
import { I18nProvider } from '@lingui/react';
import { hrefTo } from '@muddat/routing';
import { fontFilesOf } from '@muddat/ui/theme/font-files';
import { LAYER_ORDER } from '@muddat/ui/theme/layer-order';
import { Outlet, Scripts, useRouteContext, useRouterState } from '@tanstack/react-router';
import { memo, useDeferredValue, useState } from 'react';
import { FailurePage } from '../site/FailurePage.tsx';
import { SiteLayout } from '../site/SiteLayout.tsx';
import { PageTags } from './PageTags.tsx';

/** The ground of each theme, for the browser's own bars. The same colours as the kit's `ground`, which a meta cannot name. */
const THEME_COLOR = { light: '#f7fbfc', dark: '#07101a' } as const;

// A new page draws itself only.
const Layout = memo(SiteLayout);
const PAGE = <Outlet />;

/** The whole document. The order of the style layers comes first; the font files of the language are asked for at once. */
export function SiteDocument() {
  const { language, locale, i18n, failure, build } = useRouteContext({ from: '__root__' });
  // Of the language that the document came in: a later one finds its fonts by the style sheet, and a hint would come too late.
  const [opening] = useState(() => openingTags(fontFilesOf(language)));
  // Of the page on the screen: header and footer do not change before it.
  const path = useRouterState({
    select: ({ matches, location }) => (matches.length > 1 ? matches.at(-1)?.pathname : undefined) ?? location.pathname,
  });
  // They mark it right after it is there: it would wait for them.
  const marked = useDeferredValue(path);
  return (
    <html lang={language} data-build={build}>
      <head>
        {opening}
        <PageTags />
      </head>
      <body>
        <I18nProvider i18n={i18n}>
          <Layout locale={locale} pathname={failure ? failure.path : marked}>
            {failure ? <FailurePage failure={failure} homeHref={hrefTo('home', {}, locale)} retryHref="" /> : PAGE}
          </Layout>
        </I18nProvider>
        {!failure && <Scripts />}
      </body>
    </html>
  );
}

/** What stands in the head of every page. */
const openingTags = (fonts: readonly string[]) => (
  <>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="theme-color" media="(prefers-color-scheme: light)" content={THEME_COLOR.light} />
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content={THEME_COLOR.dark} />
    <style>{LAYER_ORDER}</style>
    {fonts.map((href) => (
      <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
    ))}
    <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
  </>
);
