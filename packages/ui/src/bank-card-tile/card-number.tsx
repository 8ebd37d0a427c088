import { useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '../text/text.tsx';

/** `•• 4417`, with the dots read out as what they are. */
export function CardNumber({ last4 }: { last4: string }) {
  const { t } = useLingui();
  return (
    <span>
      <span aria-hidden="true">••{'\u00a0'}</span>
      <VisuallyHidden>
        {t({ message: 'карта, последние цифры', comment: 'For ears, before the last four digits of a bank card' })}{' '}
      </VisuallyHidden>
      {last4}
    </span>
  );
}
