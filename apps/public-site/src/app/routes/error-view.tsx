import { ChunkLoadError, type PageFailure, useReloadOnChunkError } from '@muddat/app-shell';
import { hrefTo } from '@muddat/routing';
import { type ErrorComponentProps, useRouteContext, useRouter, useRouterState } from '@tanstack/react-router';
import { FailurePage } from '../layout/failure-page.tsx';
import { useReportHydrated } from '../layout/hydration-state.ts';
import { PageLoadError } from '../site-page/fetch-page.ts';

const NO_RESPONSE_STATUS = 511;
const UNHANDLED_STATUS = 500;

function toPageFailure(error: unknown, path: string): PageFailure {
  if (error instanceof PageLoadError) {
    return { statusCode: error.status, statusMessage: error.sentence, path };
  }
  return { statusCode: error instanceof ChunkLoadError ? NO_RESPONSE_STATUS : UNHANDLED_STATUS, statusMessage: '', path };
}

/** Shown instead of a page that failed to load or render (spec 2: every unhandled error ends here). */
export function ErrorView({ error, reset }: ErrorComponentProps) {
  const { locale } = useRouteContext({ from: '__root__' });
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const router = useRouter();
  useReportHydrated();
  // The document is about to reload, so show nothing.
  if (useReloadOnChunkError(error)) return null;
  const retry = async () => {
    if (error instanceof ChunkLoadError) return window.location.reload();
    await router.invalidate();
    reset();
  };
  return <FailurePage failure={toPageFailure(error, path)} homeHref={hrefTo('home', {}, locale)} onRetry={() => void retry()} />;
}

/** Shown instead of a page that does not exist. */
export function NotFoundView() {
  useReportHydrated();
  const { locale } = useRouteContext({ from: '__root__' });
  const path = useRouterState({ select: ({ location }) => location.pathname });
  return <FailurePage failure={{ statusCode: 404, statusMessage: '', path }} homeHref={hrefTo('home', {}, locale)} />;
}
