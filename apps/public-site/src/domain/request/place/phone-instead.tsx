import { useLingui } from '@lingui/react/macro';
import { SUPPORT_PHONE } from '@muddat/app-shell';
import { formatPhone } from '@muddat/i18n';
import { Link } from '@muddat/ui/link';
import { Text } from '@muddat/ui/text';

/** In the place of a form that cannot be shown: why, and the support line with its hours. */
export function PhoneInstead({ why }: { why: string }) {
  const { t } = useLingui();
  return (
    <Text>
      {why} <Link href={`tel:${SUPPORT_PHONE}`}>{formatPhone(SUPPORT_PHONE)}</Link>,{' '}
      {t({ message: 'каждый день 9:00–21:00.', comment: 'Hours of the support line, after its phone number' })}
    </Text>
  );
}
