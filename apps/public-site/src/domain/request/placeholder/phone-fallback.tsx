import { useLingui } from '@lingui/react/macro';
import { SUPPORT_PHONE } from '@muddat/app-shell';
import { formatPhone } from '@muddat/i18n';
import { Link } from '@muddat/ui/link';
import { Text } from '@muddat/ui/text';

/** Shown instead of a form that cannot load: the reason, and the support phone with its hours. */
export function PhoneFallback({ reason }: { reason: string }) {
  const { t } = useLingui();
  return (
    <Text>
      {reason} <Link href={`tel:${SUPPORT_PHONE}`}>{formatPhone(SUPPORT_PHONE)}</Link>,{' '}
      {t({ message: 'каждый день 9:00–21:00.', comment: 'Hours of the support line, after its phone number' })}
    </Text>
  );
}
