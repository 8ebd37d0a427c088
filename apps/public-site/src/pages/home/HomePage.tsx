import type { PageProps } from '../../site-page/types.ts';
import { HomeBlocks } from './HomeBlocks.tsx';
import type { HomeData } from './home.data.ts';

/** The home page: the builder's blocks in their order (spec 2). */
export function HomePage({ data, locale, today }: PageProps<HomeData>) {
  return <HomeBlocks blocks={data.blocks} partners={data.partners} locale={locale} today={today} />;
}
