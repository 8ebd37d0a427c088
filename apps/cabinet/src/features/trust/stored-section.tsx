import { useLingui } from '@lingui/react/macro';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { Stack } from '@muddat/ui/stack';
import { Text } from '@muddat/ui/text';

/** What is stored, why, and until when: the words of the privacy policy. */
export function StoredSection() {
  const { t } = useLingui();
  const stored = [
    {
      id: 'person',
      what: t({ message: 'Имя, телефон, дата рождения', comment: 'What is stored of a customer' }),
      why: t({ message: 'Чтобы вы могли войти. Храним, пока есть аккаунт.', comment: 'Why name and phone are stored, and until when' }),
    },
    {
      id: 'identity',
      what: t({ message: 'Паспорт, ПИНФЛ и фото документов', comment: 'What is stored of a customer' }),
      why: t({
        message: 'Чтобы подтвердить личность. Отклонённые фото — 90 дней, принятые — 5 лет после закрытия последнего заказа.',
        comment: 'Why photos of documents are stored, and until when',
      }),
    },
    {
      id: 'orders',
      what: t({ message: 'Заказы, договоры и платежи', comment: 'What is stored of a customer' }),
      why: t({ message: 'Чтобы вести рассрочку. По закону — 5 лет.', comment: 'Why orders and payments are stored, and until when' }),
    },
    {
      id: 'cards',
      what: t({ message: 'Первые шесть и последние четыре цифры карт', comment: 'What is stored of a customer' }),
      why: t({ message: 'Чтобы платить в одно нажатие. Пока вы не удалите карту.', comment: 'Why cards are stored, and until when' }),
    },
    {
      id: 'own',
      what: t({ message: 'Адреса, отзывы, вопросы, уведомления', comment: 'What is stored of a customer' }),
      why: t({ message: 'Чтобы не вводить заново. Пока есть аккаунт.', comment: 'Why addresses and reviews are stored, and until when' }),
    },
    {
      id: 'log',
      what: t({ message: 'Журнал входов', comment: 'What is stored of a customer: the log of sign-ins' }),
      why: t({ message: 'Чтобы вы заметили чужой вход. Показываем последние 180 дней.', comment: 'Why the log of sign-ins is stored' }),
    },
  ];
  return (
    <Card as="section">
      <Stack gap="m">
        <Heading level={2} size="m">
          {t({ message: 'Что мы храним', comment: 'Heading over what is stored of a customer, why and until when' })}
        </Heading>
        <Stack as="ul" gap="s">
          {stored.map(({ id, what, why }) => (
            <li key={id}>
              <Text weight="strong">{what}</Text>
              <Text tone="quiet">{why}</Text>
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
}
