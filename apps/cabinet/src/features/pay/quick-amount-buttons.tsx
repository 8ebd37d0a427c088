import { useLingui } from '@lingui/react/macro';
import { AmountChips } from './amount-chips.tsx';
import { type QuickAmount, type QuickAmountsOrder, quickAmounts } from './quick-amounts.ts';

type Props = {
  order: QuickAmountsOrder;
  /** Today's payoff amount; 'loading' shows a placeholder button, null offers no payoff. */
  payoff: number | 'loading' | null;
  amount: number;
  disabled: boolean;
  onChoose: (amount: number) => void;
  onPayoff: (() => void) | undefined;
};

/** Buttons that fill in the most likely amounts for an order. */
function QuickAmountButtons({ order, payoff, amount, disabled, onChoose, onPayoff }: Props) {
  const { t } = useLingui();
  const isLoading = payoff === 'loading';
  const choices = quickAmounts(order, isLoading ? null : payoff);
  const words: Record<QuickAmount['kind'], string> = {
    overdue: t({ message: 'Просрочено', comment: 'Page of one order: the overdue sum' }),
    next: t({ message: 'Ближайший', comment: 'Payment form, quick choice of the amount: the next payment' }),
    'with-next': t({
      message: 'С ближайшим',
      comment: 'Payment form, quick choice of the amount, after “Просрочено”: what is overdue and the next payment; a sum follows',
    }),
    everything: t({ message: 'Закрыть рассрочку', comment: 'Payment form, quick choice of the amount: everything that is left' }),
  };
  if (choices.length < 2 && !isLoading) return null;
  const chips = choices.map((choice) => ({
    label: words[choice.kind],
    amount: choice.amount,
    pressed: choice.kind !== 'everything' && choice.amount === amount,
    onPress: () => (choice.kind === 'everything' ? onPayoff?.() : onChoose(choice.amount)),
  }));
  const loading = { label: words.everything, amount: 'loading', pressed: false, onPress: () => undefined } as const;
  return <AmountChips chips={isLoading ? [...chips, loading] : chips} disabled={disabled} />;
}

type QuickAmountsProps = {
  /** Fields of the order, or round sums. */
  quick: QuickAmountsOrder | readonly number[];
  payoff: { amount: number | 'loading' | null; onChoose: () => void } | undefined;
  amount: number;
  disabled: boolean;
  onChoose: (amount: number) => void;
};

/** Buttons that fill in the amount of a payment form. */
export function QuickAmounts({ quick, payoff, amount, disabled, onChoose }: QuickAmountsProps) {
  if ('schedule' in quick) {
    const given = { amount, disabled, onChoose, payoff: payoff?.amount ?? null, onPayoff: payoff?.onChoose };
    return <QuickAmountButtons order={quick} {...given} />;
  }
  const chips = quick.map((sum) => ({ amount: sum, pressed: sum === amount, onPress: () => onChoose(sum) }));
  return <AmountChips chips={chips} disabled={disabled} />;
}
