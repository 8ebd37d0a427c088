import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';

/** The server's time in all samples. */
export const FIXTURE_NOW = '2026-11-21T09:05:00.000Z';
export const overdueNotification = {
  kind: 'payment_due',
  title: 'Платёж просрочен',
  body: 'Оплатите 412 000 сум по заказу № 100001.',
  createdAt: '2026-11-21T08:40:00.000Z',
  read: false,
};
export const longUzbekNotification = {
  title: 'Toʻlov muddati oʻtib ketdi: Samarqand Maishiy Texnika va Mebel Savdo Markazidan olingan buyurtma',
  body: 'Buyurtma boʻyicha 999 999 999 soʻm toʻlang, aks holda limitingiz vaqtincha toʻxtatiladi.',
  createdAt: '2026-11-20T09:05:00.000Z',
};
export const NOTIFICATION_TRANSLATIONS: StoryTranslations = {
  'Платёж просрочен': 'Toʻlov muddati oʻtdi',
  'Оплатите 412 000 сум по заказу № 100001.': '100001-buyurtma boʻyicha 412\u00a0000\u00a0soʻm toʻlang.',
  'Лимит одобрен': 'Limit tasdiqlandi',
  'Вид, которого здесь не знают': 'Bu yerda nomaʼlum tur',
  Уведомления: 'Bildirishnomalar',
};
