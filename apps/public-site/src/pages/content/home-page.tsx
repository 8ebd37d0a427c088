import { ContentView } from '../../domain/content/content-view.tsx';
import type { ContentPageData } from '../../domain/content/load-content.ts';
import type { PageProps } from '../../shared/page/types.ts';

/** The home page: the builder's blocks in their order (spec 2). */
export function HomePage({ data, locale, today }: PageProps<ContentPageData>) {
  return <ContentView data={data} locale={locale} today={today} />;
}
