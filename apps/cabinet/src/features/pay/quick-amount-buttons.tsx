import { useLingui } from '@lingui/react/macro';
import { Money } from '@muddat/ui/money';
import { Skeleton } from '@muddat/ui/skeleton';
import * as css from './pay.css.ts';
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

/** Buttons that fill in the most likely amounts. */
export function QuickAmountButtons({ order, payoff, amount, disabled, onChoose, onPayoff }: Props) {
  const { t } = useLingui();
  const isLoading = payoff === 'loading';
  const choices = quickAmounts(order, isLoading ? null : payoff);
  const words: Record<QuickAmount['kind'], string> = {
    overdue: t({ message: 'Просрочено', comment: 'Page of one order: the overdue sum' }),
    next: t({ message: 'Ближайший', comment: 'Payment form, quick choice of the amount: the next payment' }),
    'with-next': t({
      message: 'Просрочено и следующий',
      comment: 'Payment form, quick choice of the amount: what is overdue and the next payment',
    }),
    everything: t({ message: 'Закрыть рассрочку', comment: 'Payment form, quick choice of the amount: everything that is left' }),
  };
  if (choices.length < 2 && !isLoading) return null;
  return (
    <fieldset
      className={css.chips}
      aria-label={t({
        message: 'Быстрый выбор суммы',
        comment: 'Payment form, read by screen readers: name of the buttons that fill in an amount',
      })}
    >
      {choices.map((choice) => (
        <button
          key={choice.kind}
          type="button"
          className={css.chip}
          aria-pressed={choice.kind !== 'everything' && choice.amount === amount}
          disabled={disabled}
          onClick={() => (choice.kind === 'everything' ? onPayoff?.() : onChoose(choice.amount))}
        >
          <span className={css.chipLabel}>{words[choice.kind]}</span>
          <span className={css.chipAmount}>
            <Money amount={choice.amount} />
          </span>
        </button>
      ))}
      {isLoading && (
        <span aria-hidden="true" className={css.chip}>
          <span className={css.chipLabel}>{words.everything}</span>
          <span className={css.chipAmount}>
            <Skeleton width="word" />
          </span>
        </span>
      )}
    </fieldset>
  );
}
