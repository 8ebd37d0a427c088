import type { Notification } from '../domain/notification/notification-queries.ts';

/** Two unread notifications and a read one, newest first as the server lists them. */
export const NOTIFICATIONS: readonly Notification[] = [
  {
    id: '9',
    type: 'order',
    title: 'Платёж просрочен',
    body: 'Оплатите 467 000 сум по заказу № 100008. Пени нет.',
    created_at: '2026-11-21T03:00:00.000Z',
    read: false,
    link: '/orders/100008',
  },
  {
    id: '8',
    type: 'weather',
    title: 'Без наценки на 3 месяца',
    body: 'До 31 декабря в магазинах акции — рассрочка на 3 месяца без наценки.',
    created_at: '2026-11-19T18:58:00.000Z',
    read: false,
    link: 'https://elsewhere.example/offer',
  },
  {
    id: '7',
    type: 'congrats',
    title: 'Лимит одобрен',
    body: 'Вам доступно 15 000 000 сум на покупки в рассрочку.',
    created_at: '2026-10-01T03:00:00.000Z',
    read: true,
    link: null,
  },
];
