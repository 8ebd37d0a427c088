import { ErrorPage } from '@muddat/app-shell';
import { hrefTo } from '@muddat/routing';
import { useRouteContext, useRouterState } from '@tanstack/react-router';

/** In place of a page that does not exist. */
export function NotFoundView() {
  const { locale } = useRouteContext({ from: '__root__' });
  const path = useRouterState({ select: ({ location }) => location.pathname });
  return <ErrorPage failure={{ statusCode: 404, statusMessage: '', path }} homeHref={hrefTo('home', {}, locale)} />;
}
