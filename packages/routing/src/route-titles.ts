import type { Locale } from '@muddat/i18n';
import { ROUTE_TABLE, type Route, type RouteId } from './route-table.ts';

export type RouteTitle = Readonly<Record<Locale, string>>;

/** The name of a page: for the browser's tab and for lists of pages. */
const ROUTE_TITLES = {
  home: { ru: 'Главная', uz: 'Bosh sahifa' },
  'home-test': { ru: 'Пробная главная', uz: 'Sinov bosh sahifasi' },
  'sign-up': { ru: 'Вход', uz: 'Kirish' },
  'installment-terms': { ru: 'Условия рассрочки', uz: 'Muddatli toʻlov shartlari' },
  register: { ru: 'Регистрация', uz: 'Roʻyxatdan oʻtish' },
  partners: { ru: 'Магазины', uz: 'Doʻkonlar' },
  partner: { ru: 'Магазин', uz: 'Doʻkon' },
  catalogue: { ru: 'Каталог', uz: 'Katalog' },
  category: { ru: 'Категория', uz: 'Turkum' },
  product: { ru: 'Товар', uz: 'Mahsulot' },
  compare: { ru: 'Сравнение', uz: 'Taqqoslash' },
  search: { ru: 'Поиск', uz: 'Qidiruv' },
  basket: { ru: 'Корзина', uz: 'Savat' },
  faq: { ru: 'Вопросы и ответы', uz: 'Savol va javoblar' },
  'faq-entry': { ru: 'Вопрос и ответ', uz: 'Savol va javob' },
  'sell-on': { ru: 'Продавайте на Muddat', uz: 'Muddat orqali soting' },
  'become-partner': { ru: 'Стать партнёром', uz: 'Hamkor boʻlish' },
  corporate: { ru: 'Корпоративным клиентам', uz: 'Korporativ mijozlarga' },
  clients: { ru: 'Наши клиенты', uz: 'Mijozlarimiz' },
  'service-centers': { ru: 'Сервисные центры', uz: 'Xizmat koʻrsatish markazlari' },
  'static-page': { ru: 'Страница', uz: 'Sahifa' },
  'content-page': { ru: 'Страница', uz: 'Sahifa' },
  offline: { ru: 'Нет интернета', uz: 'Internet yoʻq' },
  'public-offer': { ru: 'Публичная оферта', uz: 'Ommaviy oferta' },
  'privacy-policy': { ru: 'Политика конфиденциальности', uz: 'Maxfiylik siyosati' },
  cabinet: { ru: 'Кабинет', uz: 'Kabinet' },
  verification: { ru: 'Подтверждение личности', uz: 'Shaxsni tasdiqlash' },
  limit: { ru: 'Лимит', uz: 'Limit' },
  balance: { ru: 'Баланс', uz: 'Balans' },
  payments: { ru: 'Платежи', uz: 'Toʻlovlar' },
  trust: { ru: 'Мои данные', uz: 'Maʼlumotlarim' },
  consents: { ru: 'Автосписание', uz: 'Avtomatik toʻlov' },
  documents: { ru: 'Документы', uz: 'Hujjatlar' },
  verify: { ru: 'Проверка документа', uz: 'Hujjatni tekshirish' },
  'verify-code': { ru: 'Проверка документа', uz: 'Hujjatni tekshirish' },
  profile: { ru: 'Профиль', uz: 'Profil' },
  security: { ru: 'Вход и безопасность', uz: 'Kirish va xavfsizlik' },
  'change-password': { ru: 'Смена пароля', uz: 'Parolni almashtirish' },
  'change-phone': { ru: 'Смена номера', uz: 'Raqamni almashtirish' },
  reviews: { ru: 'Мои отзывы', uz: 'Sharhlarim' },
  questions: { ru: 'Вопросы магазинам', uz: 'Doʻkonlarga savollar' },
  bonuses: { ru: 'Бонусы', uz: 'Bonuslar' },
  'main-page': { ru: 'Главная', uz: 'Bosh sahifa' },
  orders: { ru: 'Мои заказы', uz: 'Buyurtmalarim' },
  order: { ru: 'Заказ', uz: 'Buyurtma' },
  'order-pay': { ru: 'Оплата', uz: 'Toʻlov' },
  hardship: { ru: 'Изменить график', uz: 'Jadvalni oʻzgartirish' },
  'order-return': { ru: 'Вернуть или починить', uz: 'Qaytarish yoki taʼmirlash' },
  returns: { ru: 'Мои возвраты', uz: 'Qaytarishlarim' },
  'return-case': { ru: 'Возврат или ремонт', uz: 'Qaytarish yoki taʼmirlash' },
  'pay-several': { ru: 'Несколько платежей', uz: 'Bir nechta toʻlov' },
  notifications: { ru: 'Уведомления', uz: 'Bildirishnomalar' },
  channels: { ru: 'Настройка уведомлений', uz: 'Bildirishnoma sozlamalari' },
  cards: { ru: 'Мои карты', uz: 'Kartalarim' },
  checkout: { ru: 'Оформление заказа', uz: 'Buyurtma berish' },
} as const satisfies Readonly<Record<RouteId, RouteTitle>>;

/** The title of a page. Uzbek is in Latin; the caller transliterates it for Cyrillic, as with any text of a server. */
export const routeTitle = (id: RouteId, locale: Locale): string => ROUTE_TITLES[id][locale];

const routeTitles = (id: RouteId): RouteTitle => ROUTE_TITLES[id];

/** The route map with titles, for lists of pages. Links and guards use only the table. */
export const ROUTES: readonly (Route & { readonly title: RouteTitle })[] = /* @__PURE__ */ ROUTE_TABLE.map((route) => ({
  ...route,
  title: routeTitles(route.id),
}));
