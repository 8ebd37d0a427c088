import type { CalendarDate } from '@muddat/schedule';
import { island } from '../../../../shared/ui/island.tsx';
import type { BlockOf } from '../block.ts';

const InstallmentCalculator = await island(async () => (await import('@muddat/ui/installment-calculator')).InstallmentCalculator);

/** The calculator block. At first it shows the example from the content, without a down payment; a note says that this is an example. */
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
