import { ContentView } from '../../domain/content/content-view.tsx';
import type { ContentPageData } from '../../domain/content/load-content.ts';
import type { PageProps } from '../../shared/page/types.ts';

/** Preview of a new home page (spec 2). */
export function HomeTestPage({ data, locale, today }: PageProps<ContentPageData>) {
  return <ContentView data={data} locale={locale} today={today} />;
}
