import { ContentView } from '../../content/ContentView.tsx';
import type { ContentData } from '../../content/content-data.ts';
import type { PageProps } from '../../site-page/types.ts';

/** How installments work (spec 2). */
export function InstallmentTermsPage({ data, locale, today }: PageProps<ContentData>) {
  return <ContentView data={data} locale={locale} today={today} />;
}
