import { useLingui } from '@lingui/react/macro';
import type { Locale } from '@muddat/i18n';
import { hrefTo, routeTitle } from '@muddat/routing';
import { Badge } from '@muddat/ui/badge';
import { Card } from '@muddat/ui/card';
import { Heading } from '@muddat/ui/heading';
import {
  Bell,
  CircleHelp,
  CreditCard,
  FileText,
  Gift,
  IdCard,
  Lock,
  ReceiptText,
  RefreshCw,
  Settings,
  ShieldCheck,
  SlidersHorizontal,
  Star,
  Undo2,
  Wallet,
} from '@muddat/ui/icons';
import { LinkList } from '@muddat/ui/link-row';
import { Stack } from '@muddat/ui/stack';
import { useUnreadText } from '../../domain/notification/use-unread-text.ts';

type Props = {
  locale: Locale;
  /** Transliterates the title of a page to the reader's alphabet. */
  transliterate: (text: string) => string;
  /** Number of unread notifications; undefined until loaded. */
  unread: number | undefined;
};

type LinkId =
  | 'balance'
  | 'bonuses'
  | 'cards'
  | 'channels'
  | 'consents'
  | 'documents'
  | 'limit'
  | 'notifications'
  | 'payments'
  | 'questions'
  | 'returns'
  | 'reviews'
  | 'security'
  | 'trust'
  | 'verification';

/** The only list of the customer's pages, except those in the menu of every page. */
export function ProfileLinks({ locale, transliterate, unread }: Props) {
  const { t } = useLingui();
  const unreadText = useUnreadText();
  const title = t({ message: 'Разделы', comment: 'Profile: heading of the list of pages of the customer' });
  const way = (id: LinkId) => ({
    id,
    href: hrefTo(id, {}, locale),
    title: transliterate(routeTitle(id, locale)),
  });
  const links = [
    {
      ...way('cards'),
      icon: <CreditCard size={22} />,
      line: t({ message: 'Основная карта и остальные', comment: 'Profile: what is on the page of saved cards' }),
    },
    {
      ...way('balance'),
      icon: <Wallet size={22} />,
      line: t({
        message: 'Пополнения, оплаты и вывод',
        comment: 'List of all sections of the cabinet: what the page of the balance contains',
      }),
    },
    {
      ...way('payments'),
      icon: <ReceiptText size={22} />,
      line: t({
        message: 'Все платежи, чеки и возвраты денег',
        comment: 'List of all sections of the cabinet: what the page of payments contains',
      }),
    },
    {
      ...way('consents'),
      icon: <RefreshCw size={22} />,
      line: t({
        message: 'Сами спишем платёж в его день',
        comment: 'List of all sections of the cabinet: what the page of automatic debits contains',
      }),
    },
    {
      ...way('limit'),
      icon: <SlidersHorizontal size={22} />,
      line: t({
        message: 'Сколько одобрено и что делать дальше',
        comment: 'List of all sections of the cabinet: what the page of the limit contains',
      }),
    },
    {
      ...way('bonuses'),
      icon: <Gift size={22} />,
      line: t({ message: 'Сколько их и когда сгорят', comment: 'List of all sections of the cabinet: what the page of bonuses contains' }),
    },
    {
      ...way('documents'),
      icon: <FileText size={22} />,
      line: t({
        message: 'Выписка, договоры, графики, справки, календарь платежей',
        comment: 'List of all sections of the cabinet: what the page of documents contains',
      }),
    },
    {
      ...way('returns'),
      icon: <Undo2 size={22} />,
      line: t({ message: 'Что вернули и что ответили', comment: 'List of all sections of the cabinet: what the page of returns contains' }),
    },
    {
      ...way('reviews'),
      icon: <Star size={22} />,
      line: t({ message: 'Оцените то, что получили', comment: 'List of all sections of the cabinet: what the page of reviews contains' }),
    },
    {
      ...way('questions'),
      icon: <CircleHelp size={22} />,
      line: t({
        message: 'Что спросили и что ответили',
        comment: 'List of all sections of the cabinet: what the page of questions contains',
      }),
    },
    {
      ...way('notifications'),
      icon: <Bell size={22} />,
      line: t({ message: 'Напоминания о платежах, заказы, акции', comment: 'Profile: what is on the page of notifications' }),
      badge: unread ? <Badge tone="info">{unreadText(unread)}</Badge> : undefined,
    },
    {
      ...way('channels'),
      icon: <Settings size={22} />,
      line: t({ message: 'Что присылать по СМС', comment: 'Profile: what is on the page of notification settings' }),
    },
    {
      ...way('verification'),
      icon: <IdCard size={22} />,
      line: t({
        message: 'Паспорт, номера близких и карта для лимита',
        comment: 'List of all sections of the cabinet: what the identity check asks for',
      }),
    },
    {
      ...way('trust'),
      icon: <Lock size={22} />,
      line: t({
        message: 'Что мы храним, копия данных, удаление',
        comment: 'List of all sections of the cabinet: what the page of the customer’s data contains',
      }),
    },
    {
      ...way('security'),
      icon: <ShieldCheck size={22} />,
      line: t({ message: 'Телефон, пароль, ключи доступа и устройства', comment: 'Profile: what is on the page of sign-in and security' }),
    },
  ];
  return (
    <Card as="section" padding="l">
      <Stack gap="l">
        <Heading level={2} size="m">
          {title}
        </Heading>
        <LinkList label={title} links={links} />
      </Stack>
    </Card>
  );
}
