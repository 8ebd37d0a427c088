import { ruUz } from '../text.ts';
import { type FaqGroup, faqItem } from './faq-item.ts';

export const PAYMENTS_FAQ: FaqGroup = {
  id: 'payments',
  name: ruUz('Платежи', 'Toʻlovlar'),
  entries: [
    faqItem(
      'Когда первый платёж?',
      'Birinchi toʻlov qachon?',
      'Через месяц после того, как магазин подтвердил заказ, и дальше каждый месяц в то же число. Если в месяце такого числа нет, платёж приходится на последний день. Все даты видны до подтверждения.',
      'Doʻkon buyurtmani tasdiqlaganidan bir oy oʻtib, keyin har oy shu sanada. Oyda bunday kun boʻlmasa, toʻlov oyning oxirgi kuniga toʻgʻri keladi. Barcha sanalar tasdiqlashdan oldin koʻrinadi.',
    ),
    faqItem(
      'Чем можно заплатить?',
      'Qanday usulda toʻlash mumkin?',
      'Картой Uzcard или Humo, с баланса, вместе картой и балансом, а также через платёжное приложение. За сам платёж мы ничего не берём.',
      'Uzcard yoki Humo kartasi, balans, karta va balans birgalikda yoki toʻlov ilovasi orqali. Toʻlovning oʻzi uchun hech narsa olmaymiz.',
    ),
    faqItem(
      'Можно ли заплатить раньше срока?',
      'Muddatidan oldin yopsa boʻladimi?',
      'Да, досрочное погашение — в любой день и без комиссии. Закроете рассрочку целиком — не заплатите наценку за неначавшиеся месяцы. Экономия видна на странице заказа.',
      'Ha, istalgan kuni va komissiyasiz. Toʻliq yopsangiz, boshlanmagan oylar ustamasini toʻlamaysiz. Qancha tejashingiz buyurtma sahifasida koʻrinadi.',
    ),
    faqItem(
      'Как распределяется мой платёж?',
      'Toʻlovim qanday taqsimlanadi?',
      'Сначала закрываются просроченные платежи, начиная с самого старого, потом ближайший, потом следующие. Наименьшая сумма — 1\u00a0000\u00a0сум или остаток, если он меньше. Наибольшая — всё, что осталось заплатить.',
      'Avval kechikkan toʻlovlar eng eskisidan boshlab yopiladi, keyin eng yaqini, soʻng keyingilari. Eng kam summa — 1\u00a0000\u00a0soʻm yoki undan kam boʻlsa, qoldiq. Eng koʻpi — toʻlash uchun qolgan summa.',
    ),
    faqItem(
      'Деньги списались, а платёж «проверяется». Что это значит?',
      'Pul yechildi, lekin toʻlov «tekshirilmoqda». Bu nima degani?',
      'Мы ещё не получили ответ банка. Не платите второй раз: как только ответ придёт, платёж отметится сам. Если деньги спишутся позже, чем платёж закрыт, они попадут на ваш баланс, и вы получите уведомление.',
      'Bankdan hali javob olmadik. Ikkinchi marta toʻlamang: javob kelishi bilan toʻlov oʻzi belgilanadi. Pul toʻlov yopilganidan keyin yechilsa, u balansingizga tushadi va sizga bildirishnoma keladi.',
    ),
    faqItem(
      'Не приходит код подтверждения',
      'Tasdiqlash kodi kelmayapti',
      'Код уходит на номер, к которому привязано СМС-информирование карты, и он может отличаться от вашего. Начало и конец номера показаны на экране. Новый код можно запросить через 60 секунд, код живёт 5 минут, попыток пять.',
      'Kod kartaning SMS-xabarnomasi ulangan raqamga boradi, u sizning raqamingizdan boshqa boʻlishi mumkin. Raqamning boshi va oxiri ekranda koʻrsatiladi. Yangi kodni 60 soniyadan keyin soʻrash mumkin, kod 5 daqiqa amal qiladi, urinishlar beshta.',
    ),
    faqItem(
      'Можно ли перенести дату платежа?',
      'Toʻlov sanasini koʻchirish mumkinmi?',
      'Да, один платёж на срок до 15 дней, раз в три платежа. Это бесплатно. Перенос виден в графике сразу, остальные даты не меняются.',
      'Ha, bitta toʻlovni 15 kungacha, uch toʻlovda bir marta. Bu bepul. Koʻchirilgan sana jadvalda darhol koʻrinadi, qolgan sanalar oʻzgarmaydi.',
    ),
  ],
};
