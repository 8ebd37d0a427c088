import '@muddat/ui/theme';
import { I18nProvider } from '@lingui/react';
import { langOf } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { Announcer } from '@muddat/ui/announcer';
import { LAYER_ORDER } from '@muddat/ui/theme/layer-order';
import { Asset, Outlet, Scripts, useRouteContext, useRouterState, useTags } from '@tanstack/react-router';
import { memo, useDeferredValue } from 'react';
import { writeOperator } from '../context.ts';
import { FailurePage } from '../frame/failure-page.tsx';
import { SiteLayout } from '../frame/site-layout.tsx';

/** The ground of each theme, for the browser's own bars. The same colours as the kit's `ground`, which a meta cannot name. */
const THEME_COLOR = { light: '#f7fbfc', dark: '#07101a' } as const;

// A new page draws itself only.
const Layout = memo(SiteLayout);
const PAGE = <Outlet />;

/**
 * The whole document. The order of the style layers comes first. No font is asked for here: words stand in the device's own until it comes,
 * which on a slow network would be waited for with them (docs/decisions/rendering.md).
 */
export function SiteDocument() {
  const { language, locale, i18n, failure, build, operator } = useRouteContext({ from: '__root__' });
  // Of the page on the screen: header and footer do not change before it.
  const path = useRouterState({
    select: ({ matches, location }) => (matches.length > 1 ? matches.at(-1)?.pathname : undefined) ?? location.pathname,
  });
  const page = useRouterState({ select: ({ matches }) => matches.at(-1)?.id });
  // They mark it right after it is there: it would wait for them.
  const marked = useDeferredValue(path);
  return (
    // The gateway writes the reader's theme on it. By `data-page` the app knows whether the document is that of the address when it starts.
    <html lang={langOf(language)} data-build={build} data-page={page} data-operator={writeOperator(operator)} suppressHydrationWarning>
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

/** What stands in the head of every page. */
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
 * What the head says of the page: title, description, addresses, what search engines read. From page to page it changes right after
 * the page is there: each of its twenty tags is another one, and nobody who waits for the page reads them.
 */
export function PageTags() {
  const tags = useDeferredValue(useTags());
  return tags.map((tag) => <Asset {...tag} key={JSON.stringify(tag)} />);
}
