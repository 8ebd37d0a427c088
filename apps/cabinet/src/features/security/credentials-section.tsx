import { useLingui } from '@lingui/react/macro';
import type { Locale } from '@muddat/i18n';
import { formatMaskedPhone } from '@muddat/i18n';
import { hrefTo } from '@muddat/routing';
import { ActionList } from '@muddat/ui/action-row';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { Lock, Phone } from '@muddat/ui/icons';
import { LinkButton } from '@muddat/ui/link';
import { Stack } from '@muddat/ui/stack';

/** The phone and the password for the sign-in, with links to change them. */
export function CredentialsSection({ phone, locale }: { phone: string; locale: Locale }) {
  const { t } = useLingui();
  const change = t({ message: 'Изменить', comment: 'Button next to the phone and the password of the account' });
  const title = t({ message: 'Телефон и пароль', comment: 'Security page: heading of what one signs in with' });
  const rows = [
    {
      id: 'phone',
      icon: <Phone size={22} />,
      title: t({ message: 'Телефон', comment: 'Security page: the phone of the account' }),
      lines: [formatMaskedPhone(phone)],
      action: (
        <LinkButton
          href={hrefTo('change-phone', {}, locale)}
          variant="ghost"
          size="s"
          aria-label={t({ message: 'Изменить телефон', comment: 'Button next to the phone of the account, read by screen readers' })}
        >
          {change}
        </LinkButton>
      ),
    },
    {
      id: 'password',
      icon: <Lock size={22} />,
      title: t({ message: 'Пароль', comment: 'Label of the password field at sign-in' }),
      lines: [
        <span key="dots" aria-hidden="true">
          ••••••••
        </span>,
      ],
      action: (
        <LinkButton
          href={hrefTo('change-password', {}, locale)}
          variant="ghost"
          size="s"
          aria-label={t({ message: 'Изменить пароль', comment: 'Button next to the password of the account, read by screen readers' })}
        >
          {change}
        </LinkButton>
      ),
    },
  ];
  return (
    <Card as="section" padding="l">
      <Stack gap="l">
        <Heading level={2} size="m">
          {title}
        </Heading>
        <ActionList label={title} rows={rows} />
      </Stack>
    </Card>
  );
}
