import { ContentView } from '../../content/ContentView.tsx';
import type { ContentData } from '../../content/content-data.ts';
import type { PageProps } from '../../site-page/types.ts';

/** The home page: the builder's blocks in their order (spec 2). */
export function HomePage({ data, locale, today }: PageProps<ContentData>) {
  return <ContentView data={data} locale={locale} today={today} />;
}
