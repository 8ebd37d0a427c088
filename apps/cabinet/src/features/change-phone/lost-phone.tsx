import { Trans, useLingui } from '@lingui/react/macro';
import { formatPhone } from '@muddat/i18n';
import { AccordionItem } from '@muddat/ui/accordion';
import { Link } from '@muddat/ui/link';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';

/** Advice for customers who no longer have the current phone and cannot receive its code: the support line can help. */
export function LostPhoneAdvice({ supportPhone }: { supportPhone: string }) {
  const { t } = useLingui();
  const shown = formatPhone(supportPhone);
  return (
    <AccordionItem title={t({ message: 'Нет доступа к этому номеру?', comment: 'Change of phone: the current phone is lost' })}>
      <Stack gap="xs">
        <Text>
          <Trans comment="Change of phone, the current one is lost; the number of the support line follows">
            Тогда номер сменит поддержка Muddat: <Link href={`tel:${supportPhone}`}>{shown}</Link>. Приготовьте паспорт или ID-карту.
          </Trans>
        </Text>
        <Text tone="quiet" size="s">
          {t({
            message: 'Поддержка Muddat не спрашивает пароль и коды из СМС. Если спросили, это мошенники.',
            comment: 'Change of phone, the current one is lost: a warning',
          })}
        </Text>
      </Stack>
    </AccordionItem>
  );
}
