import { ContentView } from '../../domain/content/content-view.tsx';
import { ExampleSchedule } from '../../domain/content/example-schedule.tsx';
import type { ContentPageData } from '../../domain/content/load-content.ts';
import type { PageProps } from '../../shared/page/types.ts';

/** How installments work (spec 2), beside the schedule of the calculator's example. */
export function InstallmentTermsPage({ data, locale, today }: PageProps<ContentPageData>) {
  const calculator = data.blocks.find((block) => block.type === 'calculator');
  return (
    <ContentView
      data={data}
      locale={locale}
      today={today}
      aside={calculator && <ExampleSchedule example={calculator.example} terms={calculator.terms} today={today} />}
    />
  );
}
