import { ChunkLoadError, ErrorPage, RouterAnchor, toPageFailure, useReloadOnChunkError } from '@muddat/app-shell';
import { hrefTo } from '@muddat/routing';
import { Logo } from '@muddat/ui/logo';
import { Container } from '@muddat/ui/page-layout';
import { Stack } from '@muddat/ui/stack';
import { type ErrorComponentProps, useLocation, useRouteContext, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import * as css from '../../shared/page/layout.css.ts';
import { PageSkeleton } from '../../shared/page/page-skeleton.tsx';
import { LayoutSkeleton } from './layout-skeleton.tsx';
import { useNoRail } from './page-facts.ts';

/** Replaces a page that has failed, inside the layout (spec 2: every unhandled error ends here). */
export function PageError({ error, reset, home = 'main-page' }: ErrorComponentProps & { home?: 'main-page' | 'home' }) {
  const { locale } = useRouteContext({ from: '__root__' });
  const { pathname } = useLocation();
  const router = useRouter();
  if (useReloadOnChunkError(error)) return <PageSkeleton />;
  const retry = async () => {
    // If a script could not be loaded, reload the document: the browser may cache the failed import until then.
    if (error instanceof ChunkLoadError) return window.location.reload();
    await router.invalidate();
    reset();
  };
  return (
    <ErrorPage
      failure={toPageFailure(error, pathname)}
      homeHref={hrefTo(home, {}, locale)}
      linksToSite={home === 'home'}
      onRetry={() => void retry()}
    />
  );
}

/**
 * Shows `PageError` in the layout's skeleton if the layout itself could not be rendered, for example because the session request has
 * failed.
 */
export function LayoutError(props: ErrorComponentProps) {
  useNoRail(useLocation().pathname);
  return (
    <LayoutSkeleton>
      <PageError {...props} />
    </LayoutSkeleton>
  );
}

/** Shows `PageError` on pages without the layout, such as the sign-in. */
export function EntryPageError(props: ErrorComponentProps) {
  return (
    <BarePage>
      <PageError {...props} home="home" />
    </BarePage>
  );
}

/** Shown, without the cabinet's menu, for an address that does not exist. */
export function PageNotFound() {
  const { locale } = useRouteContext({ from: '__root__' });
  const { pathname } = useLocation();
  return (
    <BarePage>
      <ErrorPage failure={{ statusCode: 404, statusMessage: '', path: pathname }} homeHref={hrefTo('home', {}, locale)} linksToSite />
    </BarePage>
  );
}

function BarePage({ children }: { children: ReactNode }) {
  const { locale } = useRouteContext({ from: '__root__' });
  return (
    <main id="main" className={css.pageWithoutLayout}>
      <Container>
        <Stack gap="l">
          <RouterAnchor href={hrefTo('home', {}, locale)}>
            <Logo />
          </RouterAnchor>
          {children}
        </Stack>
      </Container>
    </main>
  );
}
