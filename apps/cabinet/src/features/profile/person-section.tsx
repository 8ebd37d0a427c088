import { useLingui } from '@lingui/react/macro';
import { maskPhone } from '@muddat/i18n';
import { Card } from '@muddat/ui/card';
import { DateText } from '@muddat/ui/date-text';
import { Heading } from '@muddat/ui/heading';
import { PriceBreakdown } from '@muddat/ui/price-breakdown';
import { Stack } from '@muddat/ui/stack';
import type { Person } from './person-of.ts';

/** Who the customer is, the phone with its middle hidden as everywhere. */
export function PersonSection({ name, phone, birthdate }: Person) {
  const { t } = useLingui();
  const rows = [
    { label: t({ message: 'Имя', comment: 'Profile: the name of the customer' }), value: name, when: name !== '' },
    { label: t({ message: 'Телефон', comment: 'Security page: the phone of the account' }), value: maskPhone(phone), when: phone !== '' },
    {
      label: t({ message: 'Дата рождения', comment: 'Profile: the birthdate of the customer' }),
      value: birthdate !== null && <DateText value={birthdate} style="long" />,
      when: birthdate !== null,
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
