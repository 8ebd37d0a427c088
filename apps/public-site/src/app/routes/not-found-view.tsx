import { hrefTo } from '@muddat/routing';
import { useRouteContext, useRouterState } from '@tanstack/react-router';
import { FailurePage } from '../frame/failure-page.tsx';
import { useTakenOver } from '../frame/take-over.ts';

/** In place of a page that does not exist. */
export function NotFoundView() {
  useTakenOver();
  const { locale } = useRouteContext({ from: '__root__' });
  const path = useRouterState({ select: ({ location }) => location.pathname });
  return <FailurePage failure={{ statusCode: 404, statusMessage: '', path }} homeHref={hrefTo('home', {}, locale)} />;
}
