import { ruUz } from '../text.ts';
import { type FaqGroup, faqItem } from './faq-item.ts';

export const PARTNERS_FAQ: FaqGroup = {
  id: 'partners',
  name: ruUz('Магазинам и компаниям', 'Doʻkon va kompaniyalarga'),
  entries: [
    faqItem(
      'Как начать продавать на Muddat?',
      'Muddat orqali sotishni qanday boshlash mumkin?',
      'Оставьте заявку на странице для продавцов. Менеджер перезвонит в течение рабочего дня, расскажет о тарифе и поможет загрузить товары.',
      'Sotuvchilar sahifasida ariza qoldiring. Menejer bir ish kuni ichida qoʻngʻiroq qiladi, tarif haqida aytadi va mahsulotlarni yuklashga yordam beradi.',
    ),
    faqItem(
      'Когда магазин получает деньги?',
      'Doʻkon pulni qachon oladi?',
      'Деньги за товар минус комиссия приходят магазину после того, как покупатель принял заказ. Риск неплатежа остаётся на нас.',
      'Xaridor buyurtmani olgach, komissiya ayirilgan pul doʻkonga oʻtkaziladi. Toʻlanmaslik xavfi bizda qoladi.',
    ),
    faqItem(
      'Можно ли подключить сотрудников компании?',
      'Kompaniya xodimlarini ulash mumkinmi?',
      'Да. Оставьте корпоративную заявку: менеджер перезвонит в течение рабочего дня и расскажет об условиях.',
      'Ha. Korporativ ariza qoldiring: menejer bir ish kuni ichida qoʻngʻiroq qilib, shartlarni aytib beradi.',
    ),
  ],
};
