import { useLingui } from '@lingui/react/macro';
import { useHydrated, useLanguageSwitch } from '@muddat/app-shell';
import type { Locale } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { LanguageSwitch } from '@muddat/ui/language-switch';
import { Container, PageLayout } from '@muddat/ui/page-layout';
import { SiteHeader } from '@muddat/ui/site-header';
import { useRouteContext, useRouterState } from '@tanstack/react-router';
import { lazy, memo, type ReactNode, Suspense, useMemo } from 'react';
import { BasketLink } from '../../domain/basket/basket-link.tsx';
import { isLoadedPage } from '../../shared/page/payload.ts';
import { useSignedIn } from '../../shared/sign-in/signed-in.ts';
import { liveNavItems } from '../../shared/ui/links.ts';
import { AccountLink } from './account-link.tsx';
import { RegionChoice } from './region/region-choice.tsx';
import { SearchBox } from './search/search-box.tsx';
import { SiteFooter } from './site-footer.tsx';

/** The notice loads after the page. A failed load is ignored, since the notice is optional. */
const SiteNotice = lazy(() =>
  import('./after-start.ts').then(
    (module) => ({ default: module.BuildOrConsentNotice }),
    () => ({ default: (): ReactNode => null }),
  ),
);
/** Only customers who are signed in have the tab bar. */
const CustomerTabs = lazy(() =>
  import('./customer/signed-in.ts').then(
    (module) => ({ default: module.CustomerTabs }),
    () => ({ default: (): ReactNode => null }),
  ),
);

// Memoized, so that a navigation renders only the links that change.
const MemoHeader = memo(Header);
const MemoFooter = memo(SiteFooter);
// These components do not depend on the page, so a navigation does not render them.
const Search = memo(SearchBox);
const Basket = memo(BasketLink);
const Account = memo(AccountLink);

export interface SiteLayoutProps {
  locale: Locale;
  /** Path of the page, for the links of the header and the footer. */
  pathname: string;
  children: ReactNode;
}

/** Header and footer of every public page. */
export function SiteLayout({ locale, pathname, children }: SiteLayoutProps) {
  const build = useRouteContext({ from: '__root__', select: (context) => context.build });
  const hydrated = useHydrated();
  const signedIn = useSignedIn();
  return (
    <>
      <PageLayout header={<MemoHeader locale={locale} pathname={pathname} />} footer={<MemoFooter locale={locale} pathname={pathname} />}>
        <Container>{children}</Container>
      </PageLayout>
      {hydrated && (
        <Suspense>
          {signedIn && <CustomerTabs locale={locale} pathname={pathname} />}
          <SiteNotice build={build} locale={locale} />
        </Suspense>
      )}
    </>
  );
}

function Header({ locale, pathname }: Omit<SiteLayoutProps, 'children'>) {
  const { t } = useLingui();
  // Select each value separately: the context object is a new one on every page.
  const language = useRouteContext({ from: '__root__', select: (context) => context.language });
  const loadMessages = useRouteContext({ from: '__root__', select: (context) => context.loadMessages });
  const choice = useLanguageSwitch({ language, pathname, loadMessages });
  const query = usePageQuery();
  const searched = (pathname === hrefTo('search', {}, locale) && query.get('q')) || '';
  return (
    <SiteHeader
      logoHref={hrefTo('home', {}, locale)}
      items={liveNavItems(locale, pathname, [
        ['catalogue', t({ message: 'Каталог', comment: 'Site menu: the categories of products' })],
        ['partners', t({ message: 'Магазины', comment: 'Site menu: partner stores' })],
        ['installment-terms', t({ message: 'Условия рассрочки', comment: 'Site menu: how installments work and what they cost' })],
        ['faq', t({ message: 'Вопросы', comment: 'Site menu: frequent questions' })],
      ])}
      search={<Search key={searched} locale={locale} q={searched} />}
      region={<RegionChoice locale={locale} path={pathname} query={query} />}
      language={<LanguageSwitch {...choice} />}
      basket={<Basket locale={locale} />}
      action={<Account locale={locale} />}
    />
  );
}

/** The query that the current page was loaded with; empty if there is no page. */
function usePageQuery(): URLSearchParams {
  const query = useRouterState({
    select: ({ matches }) => {
      const loaded: unknown = matches.at(-1)?.loaderData;
      return isLoadedPage(loaded) ? loaded.query : '';
    },
  });
  return useMemo(() => new URLSearchParams(query), [query]);
}
