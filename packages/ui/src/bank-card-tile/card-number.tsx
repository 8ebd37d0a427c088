import { useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '../text/text.tsx';

/** A card number as `•• 4417`. Screen readers read "card, last digits" instead of the dots. */
export function CardNumber({ last4 }: { last4: string }) {
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
