import { type PageFailure, PageFileMissing, useFileReload } from '@muddat/app-shell';
import { hrefTo } from '@muddat/routing';
import { type ErrorComponentProps, useRouteContext, useRouter, useRouterState } from '@tanstack/react-router';
import { FailurePage } from '../frame/failure-page.tsx';
import { useTakenOver } from '../frame/take-over.ts';
import { PageNotLoaded } from '../site-page/fetch-page.ts';

const NO_ANSWER_STATUS = 511;
const UNHANDLED_STATUS = 500;

function failureOf(error: unknown, path: string): PageFailure {
  if (error instanceof PageNotLoaded) {
    return { statusCode: error.status, statusMessage: error.sentence, path };
  }
  return { statusCode: error instanceof PageFileMissing ? NO_ANSWER_STATUS : UNHANDLED_STATUS, statusMessage: '', path };
}

/** Shown instead of a page that failed to load or render (spec 2: every unhandled error ends here). */
export function ErrorView({ error, reset }: ErrorComponentProps) {
  const { locale } = useRouteContext({ from: '__root__' });
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const router = useRouter();
  useTakenOver();
  // The document is about to reload, so show nothing.
  if (useFileReload(error)) return null;
  const retry = async () => {
    if (error instanceof PageFileMissing) return window.location.reload();
    await router.invalidate();
    reset();
  };
  return <FailurePage failure={failureOf(error, path)} homeHref={hrefTo('home', {}, locale)} onRetry={() => void retry()} />;
}

/** Shown instead of a page that does not exist. */
export function NotFoundView() {
  useTakenOver();
  const { locale } = useRouteContext({ from: '__root__' });
  const path = useRouterState({ select: ({ location }) => location.pathname });
  return <FailurePage failure={{ statusCode: 404, statusMessage: '', path }} homeHref={hrefTo('home', {}, locale)} />;
}
