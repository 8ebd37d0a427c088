import { island } from '../../../../shared/ui/island.tsx';
import type { BlockOf } from '../block.ts';

const InstallmentCalculator = await island(async () => (await import('@muddat/ui/installment-calculator')).InstallmentCalculator);

/** The block's calculator: starts with the content's example, which its note calls one, and with nothing paid at once. */
export function Calculator({ block, today }: { block: BlockOf<'calculator'>; today: string }) {
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
