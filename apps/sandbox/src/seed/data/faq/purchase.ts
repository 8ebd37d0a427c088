import { ruUz } from '../text.ts';
import { type FaqGroup, faqItem } from './faq-item.ts';

export const PURCHASE_FAQ: FaqGroup = {
  id: 'purchase',
  name: ruUz('Покупка и цена', 'Xarid va narx'),
  entries: [
    faqItem(
      'Рассрочка бесплатная?',
      'Muddatli toʻlov bepulmi?',
      'Чаще нет. Магазин добавляет наценку, она зависит от магазина и срока: например, 27\u00a0% на 12 месяцев, это около 58\u00a0% годовых. До подтверждения мы показываем цену сразу, наценку в сумах и процентах, годовую ставку, каждый платёж и итог. Есть магазины, где три месяца ничего не добавляют.',
      'Koʻpincha yoʻq. Doʻkon ustama qoʻshadi, u doʻkon va muddatga bogʻliq: masalan, 12 oyga 27\u00a0%, bu yiliga taxminan 58\u00a0%. Tasdiqlashdan oldin bir yoʻla toʻlash narxi, soʻm va foizdagi ustama, yillik stavka, har bir toʻlov va jami summani koʻrsatamiz. Uch oyga hech narsa qoʻshmaydigan doʻkonlar ham bor.',
    ),
    faqItem(
      'Как считается платёж в месяц?',
      'Oylik toʻlov qanday hisoblanadi?',
      'Цена минус первый взнос — это сумма рассрочки. К ней прибавляется наценка, итог делится на число месяцев и округляется вверх до 1\u00a0000\u00a0сум. Последний платёж может быть меньше: на то, что набежало от округления. Сумма платежей сходится с итогом до сума.',
      'Narxdan boshlangʻich toʻlov ayriladi — bu muddatli toʻlov summasi. Unga ustama qoʻshiladi, jami oylar soniga boʻlinadi va 1\u00a0000\u00a0soʻmgacha yuqoriga yaxlitlanadi. Oxirgi toʻlov yaxlitlash hisobiga kamroq boʻlishi mumkin. Toʻlovlar yigʻindisi jami summaga soʻmigacha teng.',
    ),
    faqItem(
      'Обязателен ли первый взнос?',
      'Boshlangʻich toʻlov majburiymi?',
      'Нет, но его можно внести: тогда платежи меньше. Взнос платится сразу и наценкой не облагается.',
      'Yoʻq, lekin uni toʻlash mumkin: shunda oylik toʻlovlar kamayadi. U darhol toʻlanadi va unga ustama qoʻshilmaydi.',
    ),
    faqItem(
      'Сколько товаров можно положить в корзину?',
      'Savatga nechta mahsulot solish mumkin?',
      'Меньше десяти. Один заказ — один магазин: если в корзине товары двух магазинов, получатся два заказа с двумя графиками.',
      'Oʻntadan kam. Bitta buyurtma — bitta doʻkon: savatda ikki doʻkon mahsuloti boʻlsa, ikkita jadval bilan ikkita buyurtma hosil boʻladi.',
    ),
    faqItem(
      'Можно ли купить сразу, без рассрочки?',
      'Muddatli toʻlovsiz, bir yoʻla toʻlab olsa boʻladimi?',
      'Да, картой или с баланса без наценки. Если платите наличными при получении, магазин добавляет комиссию 2\u00a0%. Она показана отдельной строкой.',
      'Ha, karta yoki balansdan ustamasiz. Mahsulotni olayotganda naqd toʻlasangiz, doʻkon 2\u00a0% komissiya qoʻshadi. U alohida qatorda koʻrsatiladi.',
    ),
    faqItem(
      'Что такое годовая ставка в расчёте?',
      'Hisobdagi yillik stavka nima?',
      'Она показывает наценку в процентах годовых. Сумма, которую вы должны, каждый месяц меньше, поэтому ставка выше, чем наценка, делённая на срок. По ней удобно сравнивать рассрочку с кредитом.',
      'U ustamani yillik foizda koʻrsatadi. Qoldiq har oy kamayadi, shuning uchun stavka ustamani muddatga boʻlgandan yuqori. Muddatli toʻlovni kredit bilan shu stavka boʻyicha solishtirish qulay.',
    ),
    faqItem(
      'Как работают бонусы?',
      'Bonuslar qanday ishlaydi?',
      'За каждый платёж в срок начисляем 1\u00a0% бонусами. Один бонус — один сум. Ими можно оплатить до 20\u00a0% стоимости товаров заказа. Бонусы живут 365 дней.',
      'Har bir oʻz vaqtidagi toʻlov uchun 1\u00a0% bonus beramiz. Bitta bonus — bir soʻm. Ular bilan buyurtmadagi mahsulotlar narxining 20\u00a0foizigacha toʻlash mumkin. Bonuslar 365 kun amal qiladi.',
    ),
  ],
};
