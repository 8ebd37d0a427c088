import '@muddat/ui/theme';
import { I18nProvider } from '@lingui/react';
import { langOf } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { Announcer } from '@muddat/ui/announcer';
import { LAYER_ORDER } from '@muddat/ui/theme/layer-order';
import { Asset, Outlet, Scripts, useRouteContext, useRouterState, useTags } from '@tanstack/react-router';
import { memo, useDeferredValue } from 'react';
import { serializeOperator } from '../context.ts';
import { FailurePage } from '../layout/failure-page.tsx';
import { SiteLayout } from '../layout/site-layout.tsx';

/**
 * The background of each theme, for the browser's own bars. The colours equal the kit's `background`, copied since a meta tag cannot use a
 * CSS variable.
 */
const THEME_COLOR = { light: '#f7fbfc', dark: '#07101a' } as const;

// Memoized, so that a navigation renders only the page.
const Layout = memo(SiteLayout);
const PAGE = <Outlet />;

/**
 * The document of every page. The style that sets the order of the layers precedes all other styles. No font is preloaded: on a slow
 * network it would delay the text (docs/decisions/rendering.md).
 */
export function SiteDocument() {
  const { language, locale, i18n, failure, build, operator } = useRouteContext({ from: '__root__' });
  // The path of the rendered page, so that header and footer do not change before the page does.
  const path = useRouterState({
    select: ({ matches, location }) => (matches.length > 1 ? matches.at(-1)?.pathname : undefined) ?? location.pathname,
  });
  const page = useRouterState({ select: ({ matches }) => matches.at(-1)?.id });
  // Deferred: the page must not wait until the header and footer mark its link.
  const marked = useDeferredValue(path);
  return (
    // The gateway adds the reader's theme here. At start the app compares `data-page` with the address (`entry-client.tsx`).
    <html lang={langOf(language)} data-build={build} data-page={page} data-operator={serializeOperator(operator)} suppressHydrationWarning>
      <head>
        {OPENING}
        <PageTags />
      </head>
      <body>
        <Announcer />
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

/** The tags that are the same in the head of every page. */
const OPENING = (
  <>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="theme-color" media="(prefers-color-scheme: light)" content={THEME_COLOR.light} />
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content={THEME_COLOR.dark} />
    <style>{LAYER_ORDER}</style>
    <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
  </>
);

/**
 * The tags that describe the page: title, description, addresses, structured data. A navigation changes all of them. They are deferred,
 * since the reader does not wait for them.
 */
function PageTags() {
  const tags = useDeferredValue(useTags());
  return tags.map((tag) => <Asset {...tag} key={JSON.stringify(tag)} />);
}
