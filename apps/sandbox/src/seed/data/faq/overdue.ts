import { text } from '../text.ts';
import { entry, type FaqGroup } from './entry.ts';

export const OVERDUE_FAQ: FaqGroup = {
  id: 'overdue',
  name: text('Просрочка', 'Kechikkan toʻlov'),
  entries: [
    entry(
      'Что будет, если я не заплачу вовремя?',
      'Oʻz vaqtida toʻlamasam nima boʻladi?',
      'Пени и штрафов нет: долг не растёт. Первые 5 дней — время на оплату без последствий. Потом лимит блокируется, и новые покупки недоступны. После 60 дней рассрочка считается прерванной, после 120 дней дело передаётся в суд.',
      'Penya va jarima yoʻq: qarz oʻsmaydi. Dastlabki 5 kun — oqibatsiz toʻlash vaqti. Keyin limit bloklanadi va yangi xarid qilib boʻlmaydi. 60 kundan keyin muddatli toʻlov bekor qilingan hisoblanadi, 120 kundan keyin ish sudga topshiriladi.',
    ),
    entry(
      'Мне трудно заплатить всё сразу. Есть выход?',
      'Hammasini birdaniga toʻlashga qiynalyapman. Yoʻli bormi?',
      'Просроченную сумму можно разделить на 2 или 3 части и прибавить к ближайшим платежам. Это бесплатно и делается на странице заказа. Лучше сделать это до блокировки лимита.',
      'Kechikkan summani 2 yoki 3 qismga boʻlib, yaqin toʻlovlarga qoʻshish mumkin. Bu bepul va buyurtma sahifasida bajariladi. Buni limit bloklanishidan oldin qilgan maʼqul.',
    ),
    entry(
      'Будете ли вы звонить моим близким?',
      'Yaqinlarimga qoʻngʻiroq qilasizmi?',
      'Только если не можем связаться с вами, и только чтобы попросить вас перезвонить. Сумму долга и покупки мы им не называем.',
      'Faqat siz bilan bogʻlana olmasak va faqat sizga qoʻngʻiroq qilishingizni soʻrash uchun. Qarz summasi va xaridlaringizni ularga aytmaymiz.',
    ),
    entry(
      'Просрочка погашена. Когда вернётся лимит?',
      'Qarzni yopdim. Limit qachon qaytadi?',
      'Отправьте запрос на восстановление с карточки лимита. Мы посмотрим историю платежей и ответим по SMS. До ответа статус лимита — «на рассмотрении».',
      'Limit kartochkasidan tiklash soʻrovini yuboring. Toʻlovlar tarixini koʻrib chiqamiz va SMS orqali javob beramiz. Javobgacha limit holati — «koʻrib chiqilmoqda».',
    ),
    entry(
      'Заказ передан в суд. Можно ли ещё заплатить?',
      'Buyurtma sudga topshirilgan. Hali toʻlasa boʻladimi?',
      'Да. Оплатите долг на странице заказа, и мы сообщим об этом суду. Когда выплачено всё, заказ закрывается.',
      'Ha. Qarzni buyurtma sahifasida toʻlang, biz bu haqda sudga xabar beramiz. Hammasi toʻlangach, buyurtma yopiladi.',
    ),
  ],
};
