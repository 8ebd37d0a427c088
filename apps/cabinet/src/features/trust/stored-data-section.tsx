import { useLingui } from '@lingui/react/macro';
import { Accordion, AccordionItem } from '@muddat/ui/accordion';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import { Stack } from '@muddat/ui/stack';

/**
 * Lists the stored data, with their purpose and retention period. The backend's test `stored-data.test.ts` compares the ids of the rows
 * with its tables.
 */
export function StoredDataSection() {
  const { t } = useLingui();
  const stored = [
    {
      id: 'person',
      what: t({ message: 'Имя, телефон, дата рождения, ключи входа', comment: 'What is stored of a customer; keys are passkeys' }),
      why: t({
        message: 'Чтобы вы могли войти. Храним, пока есть аккаунт. Сам пароль не храним: узнать его не можем даже мы.',
        comment: 'Why name, phone and passkeys are stored, and until when; a password is kept as a hash',
      }),
    },
    {
      id: 'identity',
      what: t({ message: 'Паспорт, ПИНФЛ и фото документов', comment: 'What is stored of a customer' }),
      why: t({
        message:
          'Чтобы подтвердить личность. Отклонённые фото храним 90 дней, принятые 5 лет после закрытия последнего заказа. Паспорт и ПИНФЛ храним, пока есть аккаунт, и 5 лет после его удаления: так требует закон.',
        comment: 'Why photos of documents, passport and personal number are stored, and until when',
      }),
    },
    {
      id: 'contacts',
      what: t({ message: 'Номера близких: имена и телефоны', comment: 'What is stored of a customer: people to call' }),
      why: t({
        message: 'Чтобы уточнить данные, если не дозвонимся до вас. Храним, пока есть аккаунт.',
        comment: 'Why people to call are stored, and until when',
      }),
    },
    {
      id: 'limit',
      what: t({ message: 'Лимит и заявки на него', comment: 'What is stored of a customer: how much they may buy on installment' }),
      why: t({
        message: 'Чтобы знать, сколько можно купить в рассрочку. Храним, пока есть аккаунт.',
        comment: 'Why the limit is stored, and until when',
      }),
    },
    {
      id: 'orders',
      what: t({
        message: 'Заказы, договоры, графики, платежи, бонусы и согласия на автосписание',
        comment: 'What is stored of a customer',
      }),
      why: t({
        message:
          'Чтобы вести рассрочку. Закон велит хранить заказ 5 лет после того, как он выплачен, отменён или возвращён, пополнения и выводы тоже 5 лет. Пока по заказу есть долг или спор, его не стираем.',
        comment: 'Why orders and payments are stored, and until when; the second are top-ups of the balance and withdrawals from it',
      }),
    },
    {
      id: 'cards',
      what: t({
        message: 'Первые шесть и последние четыре цифры карт, срок, имя и телефон карты',
        comment: 'What is stored of a customer',
      }),
      why: t({
        message:
          'Чтобы платить в одно нажатие. Пока вы не удалите карту. У платежей и согласий, которые вы с ней сделали, её цифры останутся: так требует закон.',
        comment: 'Why cards are stored, and until when; digits of a deleted card stay with payments made with it',
      }),
    },
    {
      id: 'returns',
      what: t({ message: 'Возвраты: товары, причина, переписка и фото', comment: 'What is stored of a customer: goods they gave back' }),
      why: t({
        message:
          'Чтобы решить, вернуть ли деньги. Фото храним 90 дней после решения, сам возврат столько же, сколько заказ. Текст и переписку стираем вместе с ним, а если вы удалите аккаунт, то через три дня.',
        comment: 'Why returns with their photos and messages are stored, and until when',
      }),
    },
    {
      id: 'basket',
      what: t({ message: 'Корзина и расчёты покупок', comment: 'What is stored of a customer: the basket, and quotes of the checkout' }),
      why: t({
        message:
          'Чтобы продолжить на другом устройстве. Корзину храним, пока вы не очистите её или не удалите аккаунт, расчёт без заказа хранится 3 дня.',
        comment: 'Why the basket and quotes that became no order are stored, and until when',
      }),
    },
    {
      id: 'own',
      what: t({ message: 'Адреса, отзывы, вопросы магазинам и обращения к нам', comment: 'What is stored of a customer' }),
      why: t({
        message:
          'Чтобы не вводить заново и ответить вам. Храним, пока есть аккаунт. Отзыв о купленном и вопрос о заказе — не дольше самого заказа.',
        comment: 'Why addresses, reviews and questions are stored, and until when',
      }),
    },
    {
      id: 'notifications',
      what: t({
        message: 'Уведомления и то, какие из них куда присылать',
        comment: 'What is stored of a customer: notifications and their channels',
      }),
      why: t({
        message:
          'Чтобы напоминать о платежах так, как вы выбрали. Храним, пока есть аккаунт. Уведомления о заказе — не дольше самого заказа.',
        comment: 'Why notifications are stored, and until when',
      }),
    },
    {
      id: 'calendar',
      what: t({ message: 'Ссылка на календарь платежей', comment: 'What is stored of a customer: the address of the calendar feed' }),
      why: t({
        message: 'Чтобы даты были в вашем календаре. Пока вы не отключите ссылку.',
        comment: 'Why the address of the calendar is stored, and until when',
      }),
    },
    {
      id: 'log',
      what: t({
        message: 'Журнал входов и запросы копии данных',
        comment: 'What is stored of a customer: the log of sign-ins, and copies asked for',
      }),
      why: t({
        message: 'Чтобы вы заметили чужой вход. Храним, пока есть аккаунт, показываем последние 180 дней.',
        comment: 'Why the log of sign-ins is stored, and until when',
      }),
    },
    {
      id: 'browser-session',
      what: t({
        message: 'В этом браузере: ключ сеанса и отметка, что вы здесь уже входили',
        comment: 'What is stored in the browser: cookies',
      }),
      why: t({
        message:
          'Чтобы вы входили реже, а чужой вход был заметен. Вход помним 30 дней без посещений, но не дольше 90; отметку об устройстве — 400 дней.',
        comment: 'Why the cookies of the session and of the device are stored, and until when',
      }),
    },
    {
      id: 'browser-choices',
      what: t({
        message: 'В этом браузере: язык, алфавит, регион, оформление, срок рассрочки и ответ о статистике',
        comment: 'What is stored in the browser: choices; the last is the answer whether visits may be counted',
      }),
      why: t({
        message:
          'Чтобы сайт открывался так, как вы выбрали. Срок рассрочки храним до выхода, остальное год. Ответ остаётся, пока вы не очистите данные сайта.',
        comment: 'Why choices are stored in the browser, and until when',
      }),
    },
    {
      id: 'browser-offline',
      what: t({
        message: 'В этом браузере: имя, заказы, платежи и лимит, зашифрованные',
        comment: 'What is stored in the browser: pages shown without a network',
      }),
      why: t({
        message: 'Чтобы показать их без интернета. Храним 7 дней, при выходе стираем сразу.',
        comment: 'Why pages for reading without a network are stored, and until when',
      }),
    },
    {
      id: 'browser-drafts',
      what: t({
        message: 'В этом браузере: корзина до входа, недавние поиски, незаконченные заказы и платежи, неотправленные фото',
        comment: 'What is stored in the browser: what was begun and not finished',
      }),
      why: t({
        message:
          'Чтобы не начинать сначала. Заказ храним 7 дней, фото 24 часа, корзину до входа, платёж до его итога. Поиски остаются, пока вы их не очистите.',
        comment: 'Why drafts are stored in the browser, and until when',
      }),
    },
  ];
  return (
    <Card as="section">
      <Stack gap="m">
        <Heading level={2} size="m">
          {t({ message: 'Что мы храним', comment: 'Heading over what is stored of a customer, why and until when' })}
        </Heading>
        <Accordion>
          {stored.map(({ id, what, why }) => (
            <AccordionItem key={id} title={what}>
              {why}
            </AccordionItem>
          ))}
        </Accordion>
      </Stack>
    </Card>
  );
}
