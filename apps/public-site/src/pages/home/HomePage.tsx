import { useSuspenseQuery } from '@tanstack/react-query';
import { useLoaderData, useRouteContext } from '@tanstack/react-router';
import { homeContentQuery } from '../../data/home-content.ts';
import { inReadersLetters } from '../../data/in-readers-letters.ts';
import { HomeBlocks } from './HomeBlocks.tsx';

/** The home page: the builder's blocks in their order (spec 2). */
export function HomePage() {
  const { api, locale, readable } = useRouteContext({ from: '__root__' });
  const { today } = useLoaderData({ from: '/$locale' });
  const { data } = useSuspenseQuery(homeContentQuery(api, locale));
  return <HomeBlocks blocks={inReadersLetters(data.blocks, readable)} locale={locale} today={today} />;
}
