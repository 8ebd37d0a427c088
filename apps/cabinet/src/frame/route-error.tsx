import { ErrorPage, failureOf, PageFileMissing, useFileReload } from '@muddat/app-shell';
import { hrefTo } from '@muddat/routing';
import { type ErrorComponentProps, useLocation, useRouteContext, useRouter } from '@tanstack/react-router';
import { FrameSkeleton } from './frame-skeleton.tsx';
import { PageSkeleton } from './page-skeleton.tsx';

/** In place of a page of the cabinet that failed, within its frame (spec 2: every unhandled error ends here). */
export function PageError({ error, reset }: ErrorComponentProps) {
  const { locale } = useRouteContext({ from: '__root__' });
  const { pathname } = useLocation();
  const router = useRouter();
  if (useFileReload(error)) return <PageSkeleton />;
  const retry = async () => {
    // A file that did not come is asked for by a new document; browsers may keep what failed for the life of this one.
    if (error instanceof PageFileMissing) return window.location.reload();
    await router.invalidate();
    reset();
  };
  return <ErrorPage failure={failureOf(error, pathname)} homeHref={hrefTo('main-page', {}, locale)} onRetry={() => void retry()} />;
}

/** The same where the frame itself could not be made: no answer about the session. */
export function FrameError(props: ErrorComponentProps) {
  return (
    <FrameSkeleton>
      <PageError {...props} />
    </FrameSkeleton>
  );
}

/** In place of a page that does not exist. */
export function PageMissing() {
  const { locale } = useRouteContext({ from: '__root__' });
  const { pathname } = useLocation();
  return (
    <main id="main">
      <ErrorPage failure={{ statusCode: 404, statusMessage: '', path: pathname }} homeHref={hrefTo('home', {}, locale)} />
    </main>
  );
}
