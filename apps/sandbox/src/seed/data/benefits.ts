import { type BilingualText, ruUz } from './text.ts';

export type BenefitSeed = { readonly id: string; readonly icon: string; readonly title: BilingualText; readonly text: BilingualText };

export const BENEFITS: readonly BenefitSeed[] = [
  {
    id: 'whole-price',
    icon: 'receipt',
    title: ruUz('Вся цена видна сразу', 'Qancha toʻlashingiz oldindan maʼlum'),
    text: ruUz(
      'До подписания показываем каждый платёж, день, наценку и годовую ставку.',
      'Imzolashdan oldin har bir toʻlov, kun, ustama va yillik stavkani koʻrsatamiz.',
    ),
  },
  {
    id: 'no-late-fee',
    icon: 'shield',
    title: ruUz('Без пени', 'Penyasiz'),
    text: ruUz(
      'Пени и штрафов за опоздание нет. Первые 5 дней лимит не приостанавливаем.',
      'Kechikish uchun penya va jarima yoʻq. Dastlabki 5 kun limitni toʻxtatmaymiz.',
    ),
  },
  {
    id: 'early',
    icon: 'percent',
    title: ruUz('Раньше — дешевле', 'Ertaroq — arzonroq'),
    text: ruUz(
      'Закройте рассрочку в любой день: наценка только за начавшиеся месяцы.',
      'Muddatli toʻlovni istalgan kuni yoping: ustama faqat boshlangan oylar uchun.',
    ),
  },
  {
    id: 'move-a-date',
    icon: 'calendar',
    title: ruUz('Дату можно перенести', 'Sanani koʻchirish mumkin'),
    text: ruUz(
      'Один платёж можно перенести на срок до 15 дней, бесплатно. Следующий раз — через три платежа.',
      'Bitta toʻlovni 15 kungacha bepul koʻchirish mumkin. Keyingi safar — uch toʻlovdan soʻng.',
    ),
  },
  {
    id: 'ways-to-pay',
    icon: 'wallet',
    title: ruUz('Карты, баланс и приложения', 'Karta, balans va ilovalar'),
    text: ruUz(
      'Uzcard и Humo, баланс Muddat и платёжные приложения. За платёж ничего не берём.',
      'Uzcard va Humo kartalari, Muddat balansi va toʻlov ilovalari. Toʻlov uchun hech narsa olmaymiz.',
    ),
  },
  {
    id: 'return',
    icon: 'rotate',
    title: ruUz('Возврат пересчитает график', 'Qaytarsangiz, jadval yangilanadi'),
    text: ruUz(
      'Вернули товар — платежи уменьшатся, лишнее придёт на баланс.',
      'Mahsulotni qaytarsangiz, toʻlovlar kamayadi, ortigʻi balansga tushadi.',
    ),
  },
];
