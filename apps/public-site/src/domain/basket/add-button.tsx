import { useLingui } from '@lingui/react/macro';
import { FACT_SEPARATOR } from '@muddat/i18n';
import { Button } from '@muddat/ui/button';
import { VisuallyHidden } from '@muddat/ui/text';
import * as css from './add-to-basket.css.ts';

export interface AddButtonProps {
  /** What it adds, read by screen readers: on a page with several such buttons. */
  name?: string | undefined;
  /** The price of the selected term, as «110 000 сум в месяц». Below 900 px it is not on the button but next to it. */
  amount?: string | undefined;
  disabled?: boolean;
  onClick?: () => void;
}

/** The button that adds a product to the basket, with what it costs. */
export function AddButton({ name, amount, disabled = false, onClick }: AddButtonProps) {
  const { t } = useLingui();
  return (
    <Button width="full" disabled={disabled} onClick={() => onClick?.()}>
      <span>
        {t({ message: 'В корзину', comment: 'Product page, button: adds the product to the basket' })}
        {name !== undefined && <VisuallyHidden> {name}</VisuallyHidden>}
        {amount !== undefined && <span className={css.amount}>{`${FACT_SEPARATOR}${amount}`}</span>}
      </span>
    </Button>
  );
}
