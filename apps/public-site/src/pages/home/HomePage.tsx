import { useSuspenseQuery } from '@tanstack/react-query';
import { useLoaderData, useRouteContext } from '@tanstack/react-router';
import { homeContentQuery } from '../../data/home-content.ts';
import { HomeBlocks } from './HomeBlocks.tsx';

/** The home page: the builder's blocks in their order (spec 2). */
export function HomePage() {
  const { api, locale } = useRouteContext({ from: '__root__' });
  const { today } = useLoaderData({ from: '/$locale' });
  const { data } = useSuspenseQuery(homeContentQuery(api));
  return <HomeBlocks blocks={data.blocks} locale={locale} today={today} />;
}
