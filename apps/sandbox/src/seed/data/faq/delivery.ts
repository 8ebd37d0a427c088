import { ruUz } from '../text.ts';
import { type FaqGroup, faqItem } from './faq-item.ts';

export const DELIVERY_FAQ: FaqGroup = {
  id: 'delivery',
  name: ruUz('Доставка и возврат', 'Yetkazib berish va qaytarish'),
  entries: [
    faqItem(
      'Куда вы доставляете?',
      'Qayerlarga yetkazasiz?',
      'Во все регионы доставляют не все магазины. Стоимость и срок зависят от магазина и района, они видны до подтверждения. В большинстве магазинов есть самовывоз.',
      'Hamma doʻkon ham barcha hududlarga yetkazavermaydi. Narxi va muddati doʻkon hamda tumanga bogʻliq, ular tasdiqlashdan oldin koʻrinadi. Koʻpchilik doʻkonlarda oʻzingiz olib ketishingiz mumkin.',
    ),
    faqItem(
      'Как узнать, где мой заказ?',
      'Buyurtmam qayerdaligini qanday bilaman?',
      'На странице заказа есть история: принят, собирается, в пути, получен. О каждом шаге приходит уведомление.',
      'Buyurtma sahifasida tarix bor: doʻkon tasdiqladi, yigʻilmoqda, yoʻlda, olindi. Har bir qadam haqida bildirishnoma keladi.',
    ),
    faqItem(
      'Можно ли отменить заказ?',
      'Buyurtmani bekor qilsa boʻladimi?',
      'Да, пока он не отправлен. Всё, что вы за него заплатили, сразу вернётся на баланс Muddat, а оттуда деньги можно вывести на карту. Занятая часть лимита освободится.',
      'Ha, u joʻnatilguncha. Unga toʻlagan hamma pulingiz darhol Muddat balansiga qaytadi, undan pulni kartaga chiqarish mumkin. Limitning band qismi boʻshaydi.',
    ),
    faqItem(
      'Как вернуть товар?',
      'Mahsulotni qanday qaytaraman?',
      'Непродовольственный товар надлежащего качества меняют или возвращают в течение десяти дней, если он не был в использовании. Обратитесь в магазин из заказа. Брак принимают в течение гарантийного срока.',
      'Sifatli nooziq-ovqat mahsuloti ishlatilmagan boʻlsa, oʻn kun ichida almashtiriladi yoki qaytariladi. Buyurtmadagi doʻkonga murojaat qiling. Nuqsonli mahsulot kafolat muddatida qabul qilinadi.',
    ),
    faqItem(
      'Что будет с рассрочкой после возврата?',
      'Qaytargandan keyin muddatli toʻlov nima boʻladi?',
      'Доля возвращённого товара вместе с его наценкой вычитается, график пересчитывается на оставшиеся даты. Если вы заплатили больше, разница попадёт на баланс.',
      'Qaytarilgan mahsulot ulushi ustamasi bilan birga ayriladi, jadval qolgan sanalar boʻyicha qayta hisoblanadi. Ortiqcha toʻlagan boʻlsangiz, farqi balansga tushadi.',
    ),
    faqItem(
      'Товар в ремонте. Платить ли дальше?',
      'Mahsulot taʼmirda. Toʻlashda davom etaymi?',
      'Да, график не останавливается. Если товар окажется негодным и магазин примет возврат, мы пересчитаем платежи.',
      'Ha, jadval toʻxtamaydi. Mahsulot yaroqsiz chiqib, doʻkon uni qaytarib olsa, toʻlovlarni qayta hisoblaymiz.',
    ),
  ],
};
