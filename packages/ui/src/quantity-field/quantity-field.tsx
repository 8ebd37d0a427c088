import { useLingui } from '@lingui/react/macro';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Minus, Plus } from '../icons/icons.ts';
import * as css from './quantity-field.css.ts';

export interface QuantityFieldProps {
  /** The quantity, at least 1. */
  value: number;
  /** The largest quantity. When `value` reaches it, the plus button does nothing. */
  max: number;
  /** Called with the new quantity. */
  onChange: (value: number) => void;
  /** The name of the counted items, read by screen readers. */
  label: string;
}

/** A small quantity with buttons for one more and one less. At a limit the button keeps the focus and does nothing. */
export function QuantityField({ value, max, onChange, label }: QuantityFieldProps) {
  const { t } = useLingui();
  const step = (to: number) => {
    if (to >= 1 && to <= max) onChange(to);
  };
  return (
    <fieldset className={css.group} aria-label={label}>
      <IconButton
        icon={<Minus size={18} />}
        label={t({ message: 'Меньше на одну штуку', comment: 'Button next to a quantity: one piece less' })}
        aria-disabled={value <= 1}
        onClick={() => step(value - 1)}
      />
      <output className={css.value} aria-label={t({ message: `Количество: ${value}`, comment: 'Quantity, read by screen readers' })}>
        {value}
      </output>
      <IconButton
        icon={<Plus size={18} />}
        label={t({ message: 'Больше на одну штуку', comment: 'Button next to a quantity: one piece more' })}
        aria-disabled={value >= max}
        onClick={() => step(value + 1)}
      />
    </fieldset>
  );
}
