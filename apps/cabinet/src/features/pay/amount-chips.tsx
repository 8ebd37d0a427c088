import { useLingui } from '@lingui/react/macro';
import { Money } from '@muddat/ui/money';
import { Skeleton } from '@muddat/ui/skeleton';
import * as css from './pay.css.ts';

export type AmountChip = {
  /** What the amount is for; left out for a round sum. */
  label?: string;
  /** 'loading' shows a placeholder that cannot be pressed. */
  amount: number | 'loading';
  pressed: boolean;
  onPress: () => void;
};

/** Buttons that fill in the most likely amounts. */
export function AmountChips({ chips, disabled }: { chips: readonly AmountChip[]; disabled: boolean }) {
  const { t } = useLingui();
  return (
    <fieldset
      className={css.chips}
      aria-label={t({
        message: 'Быстрый выбор суммы',
        comment: 'Payment form, read by screen readers: name of the buttons that fill in an amount',
      })}
    >
      {chips.map(({ label, amount, pressed, onPress }) =>
        amount === 'loading' ? (
          <span key={label} aria-hidden="true" className={css.chip}>
            {label} <Skeleton width="word" />
          </span>
        ) : (
          <button key={label ?? amount} type="button" className={css.chip} aria-pressed={pressed} disabled={disabled} onClick={onPress}>
            {label} <Money amount={amount} currency={false} />
          </button>
        ),
      )}
    </fieldset>
  );
}
