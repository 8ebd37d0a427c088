import { useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '../text/text.tsx';

export interface CardNumberProps {
  /** Last four digits of the card number. */
  last4: string;
}

/** A card number as `•• 4417`. Screen readers read "card, last digits" instead of the dots. */
export function CardNumber({ last4 }: CardNumberProps) {
  const { t } = useLingui();
  return (
    <span>
      <span aria-hidden="true">••{'\u00a0'}</span>
      <VisuallyHidden>
        {t({ message: 'карта, последние цифры', comment: 'Read by screen readers before the last four digits of a bank card' })}{' '}
      </VisuallyHidden>
      {last4}
    </span>
  );
}
