import { useLingui } from '@lingui/react/macro';
import { FACT_SEPARATOR } from '@muddat/i18n';
import { Button } from '@muddat/ui/button';
import * as css from './add-to-basket.css.ts';

export interface AddButtonProps {
  /** The price of the selected term, as «110 000 сум в месяц». Below 900 px it is not on the button but next to it. */
  amount: string;
  disabled?: boolean;
  onClick?: () => void;
}

/** The button that adds a product to the basket, with what it costs. */
export function AddButton({ amount, disabled = false, onClick }: AddButtonProps) {
  const { t } = useLingui();
  return (
    <Button width="full" disabled={disabled} onClick={() => onClick?.()}>
      <span>
        {t({ message: 'В корзину', comment: 'Product page, button: adds the product to the basket' })}
        <span className={css.amount}>{`${FACT_SEPARATOR}${amount}`}</span>
      </span>
    </Button>
  );
}
