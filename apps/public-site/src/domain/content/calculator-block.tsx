import type { CalendarDate } from '@muddat/schedule';
import { createIsland } from '../../shared/ui/island.tsx';
import type { BlockOf } from './blocks/block.ts';

const InstallmentCalculator = await createIsland(async () => (await import('@muddat/ui/installment-calculator')).InstallmentCalculator);

export interface CalculatorBlockProps {
  block: BlockOf<'calculator'>;
  today: CalendarDate;
  /** `bar`: the short form on the edge of a hero with a picture. `table`: all terms at once. */
  layout?: 'card' | 'bar' | 'table';
}

/** The calculator block. At first it shows the price and term of the example from the content, without an initial fee. */
export function CalculatorBlock({ block, today, layout = 'card' }: CalculatorBlockProps) {
  return (
    <InstallmentCalculator
      terms={block.terms.map(({ months, markup_bp: markupBp }) => ({ months, markupBp }))}
      startPrice={block.example.price}
      startMonths={block.example.months}
      today={today}
      bounds={block.price}
      withInitialFee={layout === 'card'}
      layout={layout}
      note={block.note}
    />
  );
}
