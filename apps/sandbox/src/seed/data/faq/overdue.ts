import { ruUz } from '../text.ts';
import { type FaqGroup, faqItem } from './faq-item.ts';

export const OVERDUE_FAQ: FaqGroup = {
  id: 'overdue',
  name: ruUz('Просрочка', 'Kechikkan toʻlov'),
  entries: [
    faqItem(
      'Что будет, если я не заплачу вовремя?',
      'Oʻz vaqtida toʻlamasam nima boʻladi?',
      'Пени и штрафов нет. Бонусы за такой платёж не начисляются. Через 5 дней лимит приостанавливается, и покупать в рассрочку нельзя. После 60 дней рассрочка считается прерванной, после 120 дней дело может быть передано в суд.',
      'Penya va jarima yoʻq. Bunday toʻlov uchun bonus berilmaydi. 5 kundan keyin limit toʻxtatiladi va muddatli toʻlovga xarid qilib boʻlmaydi. 60 kundan keyin toʻlovlar toʻxtagan hisoblanadi, 120 kundan keyin ish sudga topshirilishi mumkin.',
    ),
    faqItem(
      'Мне трудно заплатить всё сразу. Есть выход?',
      'Hammasini bir yoʻla toʻlashga qiynalyapman. Yoʻli bormi?',
      'Просроченную сумму можно разделить на 2 или 3 части и прибавить к ближайшим платежам, если их впереди не меньше и заказ не передан в суд. Это бесплатно и делается на странице заказа. Лучше сделать это, пока лимит не приостановлен.',
      'Kechikkan summani 2 yoki 3 qismga boʻlib, yaqin toʻlovlarga qoʻshish mumkin, agar oldinda shuncha toʻlov boʻlsa va buyurtma sudga topshirilmagan boʻlsa. Bu bepul va buyurtma sahifasida bajariladi. Buni limit toʻxtatilishidan oldin qilgan maʼqul.',
    ),
    faqItem(
      'Будете ли вы звонить моим близким?',
      'Yaqinlarimga qoʻngʻiroq qilasizmi?',
      'Мы можем позвонить близким, если не дозвонимся до вас или нужно уточнить данные заявки, поэтому предупредите их. О ваших покупках и долгах мы им не говорим.',
      'Siz bilan bogʻlana olmasak yoki arizadagi maʼlumotni aniqlash kerak boʻlsa, yaqinlaringizga qoʻngʻiroq qilishimiz mumkin, shuning uchun ularni ogohlantirib qoʻying. Xarid va qarzlaringiz haqida ularga aytmaymiz.',
    ),
    faqItem(
      'Просрочка погашена. Когда восстановят лимит?',
      'Kechikkan toʻlovni toʻladim. Limit qachon tiklanadi?',
      'Отправьте запрос на восстановление с карточки лимита. Мы посмотрим историю платежей и ответим по СМС. До ответа статус лимита — «рассматривается».',
      'Limit kartochkasidan tiklash soʻrovini yuboring. Toʻlovlar tarixini koʻrib chiqamiz va SMS orqali javob beramiz. Javobgacha limit holati — «koʻrib chiqilmoqda».',
    ),
    faqItem(
      'Заказ передан в суд. Можно ли ещё заплатить?',
      'Buyurtma sudga topshirilgan. Hali toʻlasa boʻladimi?',
      'Да, на странице заказа. Когда выплачено всё, заказ закрывается.',
      'Ha, buyurtma sahifasida. Hammasi toʻlangach, buyurtma yopiladi.',
    ),
  ],
};
