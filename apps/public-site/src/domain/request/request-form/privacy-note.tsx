import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@muddat/app-shell';
import { localeOf } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { Link } from '@muddat/ui/link';
import { Text } from '@muddat/ui/text';

/** The note under the button of every form: why we ask for phone and e-mail. */
export function PrivacyNote() {
  const { t } = useLingui();
  const locale = localeOf(useLanguage());
  return (
    <Text size="xs" tone="quiet">
      {t({
        message: 'Телефон и почта нужны только для ответа вам.',
        comment: 'Under the button of a form, before the link to the privacy policy',
      })}{' '}
      <Link href={hrefTo('privacy-policy', {}, locale)}>
        {t({ message: 'Как мы храним данные', comment: 'Link to the privacy policy, under a form' })}
      </Link>
    </Text>
  );
}
