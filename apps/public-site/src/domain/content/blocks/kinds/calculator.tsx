import type { CalendarDate } from '@muddat/schedule';
import { island } from '../../../../shared/ui/island.tsx';
import type { BlockOf } from '../block.ts';

const InstallmentCalculator = await island(async () => (await import('@muddat/ui/installment-calculator')).InstallmentCalculator);

/** The calculator block. Starts with the example of the content, which a note says is an example, and without a down payment. */
export function Calculator({ block, today }: { block: BlockOf<'calculator'>; today: CalendarDate }) {
  return (
    <InstallmentCalculator
      terms={block.terms.map(({ months, markup_bp: markupBp }) => ({ months, markupBp }))}
      startPrice={block.example.price}
      startMonths={block.example.months}
      today={today}
      bounds={block.price}
      withInitialFee
      note={block.note}
    />
  );
}
