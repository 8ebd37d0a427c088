import { ErrorPage, failureOf } from '@muddat/app-shell';
import { hrefTo } from '@muddat/routing';
import { type ErrorComponentProps, useRouteContext, useRouterState } from '@tanstack/react-router';

/** In place of a page whose data or drawing failed (spec 2: every unhandled error ends here). */
export function ErrorView({ error }: ErrorComponentProps) {
  const { locale } = useRouteContext({ from: '__root__' });
  const path = useRouterState({ select: ({ location }) => location.pathname });
  return <ErrorPage failure={failureOf(error, path)} homeHref={hrefTo('home', {}, locale)} />;
}
