import { useLingui } from '@lingui/react/macro';
import { formatMaskedPhone } from '@muddat/i18n';
import { Card } from '@muddat/ui/card';
import { DateText } from '@muddat/ui/date-text';
import { Heading } from '@muddat/ui/heading';
import { PriceBreakdown } from '@muddat/ui/price-breakdown';
import { Stack } from '@muddat/ui/stack';
import type { PersonalData } from './personal-data.ts';

/** Name, phone, birthdate and passport of the customer; phone and passport are masked. */
export function PersonalDataSection({ name, phone, birthdate, passport }: PersonalData) {
  const { t } = useLingui();
  const rows = [
    {
      label:
        passport === null
          ? t({ message: 'Имя', comment: 'Profile: the name of the customer' })
          : t({ message: 'Имя, как в паспорте', comment: 'Profile: the name of a customer whose passport was checked' }),
      value: name,
      when: name !== '',
    },
    {
      label: t({ message: 'Телефон', comment: 'Security page: the phone of the account' }),
      value: formatMaskedPhone(phone),
      when: phone !== '',
    },
    {
      label: t({ message: 'Дата рождения', comment: 'Profile: the birthdate of the customer' }),
      value: birthdate !== null && <DateText value={birthdate} style="long" />,
      when: birthdate !== null,
    },
    {
      label: t({ message: 'Паспорт', comment: 'Profile: the number of the passport, its middle hidden' }),
      value: passport,
      when: passport !== null,
    },
  ];
  return (
    <Card as="section" padding="l">
      <Stack gap="m">
        <Heading level={2} size="m">
          {t({ message: 'Личные данные', comment: 'Profile: heading of name, phone and birthdate' })}
        </Heading>
        <PriceBreakdown rows={rows.filter(({ when }) => when).map(({ label, value }) => ({ label, value }))} />
      </Stack>
    </Card>
  );
}
