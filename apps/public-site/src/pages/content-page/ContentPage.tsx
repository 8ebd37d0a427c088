import { ContentView } from '../../content/ContentView.tsx';
import type { ContentData } from '../../content/content-data.ts';
import type { PageProps } from '../../site-page/types.ts';

/** A page that content alone makes. */
export function ContentPage({ data, locale, today }: PageProps<ContentData>) {
  return <ContentView data={data} locale={locale} today={today} />;
}
