import { useRouterState } from '@tanstack/react-router';
import { useMemo } from 'react';
import { isLoadedPage } from '../../shared/page/payload.ts';

/** The query that the page on the screen was made of; empty where there is no page. */
export function usePageQuery(): URLSearchParams {
  const query = useRouterState({
    select: ({ matches }) => {
      const loaded: unknown = matches.at(-1)?.loaderData;
      return isLoadedPage(loaded) ? loaded.query : '';
    },
  });
  return useMemo(() => new URLSearchParams(query), [query]);
}
