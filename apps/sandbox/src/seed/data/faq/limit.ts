import { ruUz } from '../text.ts';
import { type FaqGroup, faqItem } from './faq-item.ts';

export const LIMIT_FAQ: FaqGroup = {
  id: 'limit',
  name: ruUz('Лимит', 'Limit'),
  entries: [
    faqItem(
      'Что такое лимит и какой он бывает?',
      'Limit nima va u qancha boʻladi?',
      'Лимит — сумма, в пределах которой вы покупаете в рассрочку. Наибольший лимит — 15\u00a0000\u00a0000\u00a0сум, ваш зависит от проверки. Покупки уменьшают доступную сумму, платежи её возвращают.',
      'Limit — muddatli toʻlovga xarid qilishingiz mumkin boʻlgan summa. Eng katta limit — 15\u00a0000\u00a0000\u00a0soʻm, sizniki tekshiruv natijasiga bogʻliq. Xaridlar qolgan limitni kamaytiradi, toʻlovlar esa oshiradi.',
    ),
    faqItem(
      'Как получить лимит?',
      'Limitni qanday olsa boʻladi?',
      'Подтвердите личность: паспорт, селфи с паспортом, страница с пропиской или оборот ID-карты, два номера близких и банковская карта. Когда всё загружено, отправьте заявку. Ответ придёт по СМС и появится на главной странице.',
      'Shaxsingizni tasdiqlang: pasport, pasport bilan selfi, roʻyxatdan oʻtish sahifasi yoki ID-kartaning orqa tomoni, yaqinlaringizning ikkita raqami va bank kartasi. Hammasi yuklangach, ariza yuboring. Javob SMS orqali keladi va bosh sahifada koʻrinadi.',
    ),
    faqItem(
      'Сколько действует лимит?',
      'Limit qancha vaqt amal qiladi?',
      '180 дней со дня одобрения. Дата окончания видна на карточке лимита. После неё отправьте заявку ещё раз: документы загружать заново не нужно, если они не изменились.',
      'Tasdiqlangan kundan boshlab 180 kun. Tugash sanasi limit kartochkasida koʻrinadi. Undan keyin arizani yana yuboring: hujjatlar oʻzgarmagan boʻlsa, ularni qayta yuklash shart emas.',
    ),
    faqItem(
      'Почему мне отказали?',
      'Nega menga rad javobi berildi?',
      'Причина написана на карточке лимита словами: например, фото смазано или документ просрочен. Исправьте то, что названо, и отправьте заявку снова. Если причина не в документах, позвоните нам: мы её объясним.',
      'Sababi limit kartochkasida oddiy soʻzlar bilan yozilgan: masalan, surat xira yoki hujjat muddati oʻtgan. Aytilgan kamchilikni tuzatib, arizani qayta yuboring. Sabab hujjatlarda boʻlmasa, bizga qoʻngʻiroq qiling: uni tushuntiramiz.',
    ),
    faqItem(
      'Лимит приостановлен. Что делать?',
      'Limit toʻxtatilgan. Nima qilish kerak?',
      'Лимит приостанавливается, если платёж просрочен больше чем на 5 дней. Погасите просрочку и отправьте запрос на восстановление — кнопка есть на карточке лимита. Ответ придёт по СМС. График текущих заказов при этом не меняется.',
      'Toʻlov 5 kundan ortiq kechiksa, limit toʻxtatiladi. Kechikkan toʻlovni toʻlang va limit kartochkasidagi tugma orqali tiklash soʻrovini yuboring. Javob SMS orqali keladi. Joriy buyurtmalar jadvali bunda oʻzgarmaydi.',
    ),
    faqItem(
      'Можно ли увеличить лимит?',
      'Limitni oshirish mumkinmi?',
      'При новой заявке лимит считается заново. Платежи в срок помогают, просрочки мешают. Обещать сумму заранее мы не можем.',
      'Yangi arizada limit qaytadan hisoblanadi. Oʻz vaqtida toʻlangan toʻlovlar yordam beradi, kechikishlar xalaqit qiladi. Summani oldindan vaʼda qila olmaymiz.',
    ),
  ],
};
