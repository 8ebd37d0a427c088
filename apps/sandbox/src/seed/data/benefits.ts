import { type BilingualText, text } from './text.ts';

export type BenefitSeed = { readonly id: string; readonly icon: string; readonly title: BilingualText; readonly text: BilingualText };

export const BENEFITS: readonly BenefitSeed[] = [
  {
    id: 'whole-price',
    icon: 'receipt',
    title: text('Вся цена видна сразу', 'Butun narx oldindan koʻrinadi'),
    text: text(
      'До подписания показываем каждый платёж, день, наценку и годовую ставку.',
      'Imzolashdan oldin har bir toʻlov, kun, ustama va yillik stavkani koʻrsatamiz.',
    ),
  },
  {
    id: 'no-late-fee',
    icon: 'shield',
    title: text('Без пени', 'Penyasiz'),
    text: text(
      'Пени и штрафов за опоздание нет. Первые 5 дней лимит не приостанавливаем.',
      'Kechikish uchun penya va jarima yoʻq. Dastlabki 5 kun limitni toʻxtatmaymiz.',
    ),
  },
  {
    id: 'early',
    icon: 'percent',
    title: text('Раньше — дешевле', 'Ertaroq — arzonroq'),
    text: text(
      'Закройте рассрочку в любой день: наценка только за начавшиеся месяцы.',
      'Muddatli toʻlovni istalgan kuni yoping: ustama faqat boshlangan oylar uchun.',
    ),
  },
  {
    id: 'move-a-date',
    icon: 'calendar',
    title: text('Дату можно перенести', 'Sanani koʻchirish mumkin'),
    text: text(
      'Один платёж на срок до 15 дней, бесплатно, раз в три платежа.',
      'Bitta toʻlovni 15 kungacha, bepul, uch toʻlovda bir marta.',
    ),
  },
  {
    id: 'ways-to-pay',
    icon: 'wallet',
    title: text('Карты, баланс и приложения', 'Karta, balans va ilovalar'),
    text: text(
      'Uzcard и Humo любого банка, баланс Muddat и платёжные приложения. За платёж ничего не берём.',
      'Istalgan bankning Uzcard va Humo kartalari, Muddat balansi va toʻlov ilovalari. Toʻlov uchun hech narsa olmaymiz.',
    ),
  },
  {
    id: 'return',
    icon: 'rotate',
    title: text('Возврат пересчитает график', 'Qaytarsangiz, jadval yangilanadi'),
    text: text(
      'Вернули товар — платежи уменьшатся, лишнее придёт на баланс.',
      'Mahsulotni qaytarsangiz, toʻlovlar kamayadi, ortigʻi balansga tushadi.',
    ),
  },
];
