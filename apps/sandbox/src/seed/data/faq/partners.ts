import { text } from '../text.ts';
import { entry, type FaqGroup } from './entry.ts';

export const PARTNERS_FAQ: FaqGroup = {
  id: 'partners',
  name: text('Магазинам и компаниям', 'Doʻkon va kompaniyalarga'),
  entries: [
    entry(
      'Как начать продавать на Muddat?',
      'Muddat savdo maydonida sotishni qanday boshlash mumkin?',
      'Оставьте заявку на странице для продавцов. Менеджер перезвонит в рабочий день, расскажет о тарифе и поможет загрузить товары.',
      'Sotuvchilar sahifasida ariza qoldiring. Menejer bir ish kuni ichida qoʻngʻiroq qiladi, tarif haqida aytadi va mahsulotlarni yuklashga yordam beradi.',
    ),
    entry(
      'Когда магазин получает деньги?',
      'Doʻkon pulni qachon oladi?',
      'Полную цену товара магазин получает после того, как покупатель принял заказ. Риск неплатежа остаётся на нас.',
      'Xaridor buyurtmani qabul qilgach, doʻkon mahsulotning toʻliq narxini oladi. Toʻlanmaslik xavfi bizda qoladi.',
    ),
    entry(
      'Можно ли подключить сотрудников компании?',
      'Kompaniya xodimlarini ulash mumkinmi?',
      'Да. Оставьте корпоративную заявку: для сотрудников подключённых компаний проверка короче, а оплата возможна из зарплаты с их согласия.',
      'Ha. Korporativ ariza qoldiring: ulangan kompaniyalar xodimlari uchun tekshiruv qisqaroq, toʻlov esa ularning roziligi bilan ish haqidan boʻlishi mumkin.',
    ),
  ],
};
