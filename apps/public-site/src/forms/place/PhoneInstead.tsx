import { useLingui } from '@lingui/react/macro';
import { SUPPORT_PHONE } from '@muddat/app-shell';
import { formatPhone } from '@muddat/i18n';
import { Link } from '@muddat/ui/link';
import { Text } from '@muddat/ui/text';

/** In the place of a form that cannot be shown: the support line and its hours. */
export function PhoneInstead() {
  const { t } = useLingui();
  return (
    <Text>
      {t({
        message: 'Для формы нужен JavaScript. Позвоните нам, мы запишем всё с ваших слов:',
        comment: 'In the place of a form where no script runs; a phone number follows',
      })}{' '}
      <Link href={`tel:${SUPPORT_PHONE}`}>{formatPhone(SUPPORT_PHONE)}</Link>,{' '}
      {t({ message: 'каждый день с 9:00 до 21:00.', comment: 'Hours of the support line, after its phone number' })}
    </Text>
  );
}
