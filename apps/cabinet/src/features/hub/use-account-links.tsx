import { useLingui } from '@lingui/react/macro';
import { sessionQuery } from '@muddat/app-shell';
import { formatPhone } from '@muddat/i18n';
import { hrefTo, routeTitle } from '@muddat/routing';
import { Badge } from '@muddat/ui/badge';
import { Bell, CircleHelp, Gift, IdCard, Lock, ShieldCheck, Star, Undo2, User } from '@muddat/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { unreadCountsQuery } from '../../domain/notification/notification-queries.ts';
import { useUnreadText } from '../../domain/notification/use-unread-text.ts';

/** The links about the customer's account, with the number of unread notifications and the masked phone. */
export function useAccountLinks() {
  const { t } = useLingui();
  const { api, auth, locale, transliterate } = useRouteContext({ from: '__root__' });
  const phone = useQuery(sessionQuery(auth)).data?.user?.phone;
  const unread = useQuery(unreadCountsQuery(api)).data?.total ?? 0;
  const unreadText = useUnreadText();
  return [
    {
      id: 'notifications',
      href: hrefTo('notifications', {}, locale),
      icon: <Bell size={22} />,
      title: transliterate(routeTitle('notifications', locale)),
      line: t({ message: 'Платежи, заказы и акции', comment: 'List of all sections of the cabinet: what notifications are about' }),
      ...(unread > 0 ? { badge: <Badge tone="info">{unreadText(unread)}</Badge> } : {}),
    },
    {
      id: 'profile',
      href: hrefTo('profile', {}, locale),
      icon: <User size={22} />,
      title: transliterate(routeTitle('profile', locale)),
      line: phone
        ? formatPhone(phone)
        : t({ message: 'Ваши данные и условия', comment: 'List of all sections of the cabinet: what the profile contains' }),
    },
    {
      id: 'verification',
      href: hrefTo('verification', {}, locale),
      icon: <IdCard size={22} />,
      title: transliterate(routeTitle('verification', locale)),
      line: t({
        message: 'Паспорт, номера близких и карта для лимита',
        comment: 'List of all sections of the cabinet: what the identity check asks for',
      }),
    },
    {
      id: 'bonuses',
      href: hrefTo('bonuses', {}, locale),
      icon: <Gift size={22} />,
      title: transliterate(routeTitle('bonuses', locale)),
      line: t({ message: 'Сколько их и когда сгорят', comment: 'List of all sections of the cabinet: what the page of bonuses contains' }),
    },
    {
      id: 'returns',
      href: hrefTo('returns', {}, locale),
      icon: <Undo2 size={22} />,
      title: transliterate(routeTitle('returns', locale)),
      line: t({ message: 'Что вернули и что ответили', comment: 'List of all sections of the cabinet: what the page of returns contains' }),
    },
    {
      id: 'reviews',
      href: hrefTo('reviews', {}, locale),
      icon: <Star size={22} />,
      title: transliterate(routeTitle('reviews', locale)),
      line: t({ message: 'Оцените то, что получили', comment: 'List of all sections of the cabinet: what the page of reviews contains' }),
    },
    {
      id: 'questions',
      href: hrefTo('questions', {}, locale),
      icon: <CircleHelp size={22} />,
      title: transliterate(routeTitle('questions', locale)),
      line: t({
        message: 'Что спросили и что ответили',
        comment: 'List of all sections of the cabinet: what the page of questions contains',
      }),
    },
    {
      id: 'trust',
      href: hrefTo('trust', {}, locale),
      icon: <Lock size={22} />,
      title: transliterate(routeTitle('trust', locale)),
      line: t({
        message: 'Что мы храним, копия данных, удаление',
        comment: 'List of all sections of the cabinet: what the page of the customer’s data contains',
      }),
    },
    {
      id: 'security',
      href: hrefTo('security', {}, locale),
      icon: <ShieldCheck size={22} />,
      title: transliterate(routeTitle('security', locale)),
      line: t({ message: 'Пароль, ключи доступа и устройства', comment: 'List of all sections of the cabinet: what security contains' }),
    },
  ];
}
