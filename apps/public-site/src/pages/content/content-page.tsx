import { ContentView } from '../../domain/content/content-view.tsx';
import type { ContentPageData } from '../../domain/content/load-content.ts';
import type { PageProps } from '../../shared/page/types.ts';

/** A page that consists only of content blocks. */
export function ContentPage({ data, locale, today }: PageProps<ContentPageData>) {
  return <ContentView data={data} locale={locale} today={today} />;
}
