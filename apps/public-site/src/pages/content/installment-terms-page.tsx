import { Heading } from '@muddat/ui/heading';
import { Stack } from '@muddat/ui/stack';
import { CalculatorBlock } from '../../domain/content/calculator-block.tsx';
import { ContentView } from '../../domain/content/content-view.tsx';
import type { ContentPageData } from '../../domain/content/load-content.ts';
import type { PageProps } from '../../shared/page/types.ts';

/** How installments work (spec 2), beside the calculator with the sums of all terms. */
export function InstallmentTermsPage({ data, locale, today }: PageProps<ContentPageData>) {
  const calculator = data.blocks.find((block) => block.type === 'calculator');
  return (
    <ContentView
      data={{ ...data, blocks: data.blocks.filter((block) => block !== calculator) }}
      locale={locale}
      today={today}
      aside={
        calculator && (
          <section id={calculator.id} aria-labelledby={`${calculator.id}-title`}>
            <Stack gap="m">
              <Heading level={2} id={`${calculator.id}-title`}>
                {calculator.title}
              </Heading>
              <CalculatorBlock block={calculator} today={today} layout="table" />
            </Stack>
          </section>
        )
      }
    />
  );
}
