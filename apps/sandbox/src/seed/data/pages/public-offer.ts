import { ruUz } from '../text.ts';
import { type PageSeed, pageSection } from './page.ts';

export const PUBLIC_OFFER: PageSeed = {
  alias: 'public-offer',
  title: ruUz('Публичная оферта', 'Ommaviy oferta'),
  lead: ruUz(
    'Условия, на которых магазины-партнёры продают товары в рассрочку, а Muddat эту рассрочку обслуживает.',
    'Hamkor doʻkonlarning muddatli toʻlovga savdosi va Muddat xizmatlari shartlari.',
  ),
  version: '3.4',
  publishedAt: '2026-11-29',
  url: '/public-offer',
  sections: [
    pageSection('terms', '1. Термины', '1. Atamalar', [
      [
        'Muddat — торговая площадка в интернете, на которой магазины-партнёры предлагают товары, а покупатели оформляют покупки и платят за них частями.',
        'Muddat — hamkor doʻkonlar mahsulot taklif qiladigan, xaridorlar esa xarid rasmiylashtirib, haqini qism-qism toʻlaydigan internetdagi savdo maydonidir.',
      ],
      [
        'Покупатель — дееспособное физическое лицо, достигшее 18 лет и подтвердившее личность на площадке. Продавец — магазин-партнёр, указанный в заказе.',
        'Xaridor — savdo maydonida shaxsini tasdiqlagan, 18 yoshga toʻlgan muomalaga layoqatli jismoniy shaxs. Sotuvchi — buyurtmada koʻrsatilgan hamkor doʻkon.',
      ],
      [
        'Лимит — наибольшая сумма, на которую покупатель может оформить рассрочку. Наценка — разница между суммой платежей рассрочки и суммой, на которую она предоставлена.',
        'Limit — xaridor muddatli toʻlovga rasmiylashtirishi mumkin boʻlgan eng katta summa. Ustama — muddatli toʻlovlar yigʻindisi bilan berilgan summa orasidagi farq.',
      ],
    ]),
    pageSection('subject', '2. Предмет', '2. Oferta predmeti', [
      [
        'Продавец передаёт покупателю товар в собственность, покупатель принимает товар и оплачивает его сразу или в рассрочку по графику, показанному до подтверждения заказа.',
        'Sotuvchi mahsulotni xaridorga mulk qilib topshiradi, xaridor mahsulotni qabul qilib, haqini birdaniga yoki buyurtma tasdiqlanishidan oldin koʻrsatilgan jadval boʻyicha muddatli toʻlaydi.',
      ],
      [
        'Подтверждая заказ и отмечая согласие с офертой, покупатель заключает договор на этих условиях. Версия оферты и время согласия сохраняются вместе с заказом.',
        'Buyurtmani tasdiqlab, ofertaga rozilikni belgilagan xaridor shu shartlarda shartnoma tuzadi. Oferta versiyasi va rozilik vaqti buyurtma bilan birga saqlanadi.',
      ],
    ]),
    pageSection('limit', '3. Лимит и подтверждение личности', '3. Limit va shaxsni tasdiqlash', [
      [
        'Лимит устанавливается по итогам проверки документов и не превышает 15\u00a0000\u00a0000\u00a0сум. Решение сообщается по СМС. При отказе называется причина.',
        'Limit hujjatlar tekshiruvi natijasiga koʻra belgilanadi va 15\u00a0000\u00a0000\u00a0soʻmdan oshmaydi. Qaror SMS orqali bildiriladi. Rad etilganda sababi aytiladi.',
      ],
      [
        'Лимит действует 180 дней. Если платёж просрочен более чем на 5 дней, лимит приостанавливается до погашения просрочки и рассмотрения запроса на восстановление.',
        'Limit 180 kun amal qiladi. Toʻlov 5 kundan ortiq kechiksa, limit kechikkan toʻlov toʻlanib, tiklash soʻrovi koʻrib chiqilguncha toʻxtatiladi.',
      ],
    ]),
    pageSection('price', '4. Цена и наценка', '4. Narx va ustama', [
      [
        'Цена товара устанавливается продавцом в сумах. Наценка за рассрочку зависит от продавца и срока, указывается в сумах и процентах вместе с годовой ставкой и итоговой суммой до подтверждения заказа и потом не меняется.',
        'Mahsulot narxini sotuvchi soʻmda belgilaydi. Muddatli toʻlov ustamasi sotuvchi va muddatga bogʻliq boʻlib, buyurtma tasdiqlanishidan oldin soʻm va foizda, yillik stavka hamda jami summa bilan birga koʻrsatiladi va keyin oʻzgarmaydi.',
      ],
      [
        'Первый взнос, если он есть, уплачивается сразу и наценкой не облагается. Ежемесячный платёж округляется вверх до 1\u00a0000\u00a0сум, последний платёж уменьшается так, чтобы сумма платежей равнялась итогу.',
        'Boshlangʻich toʻlov boʻlsa, darhol toʻlanadi va unga ustama qoʻshilmaydi. Oylik toʻlov 1\u00a0000\u00a0soʻmgacha yuqoriga yaxlitlanadi, oxirgi toʻlov esa toʻlovlar yigʻindisi jami summaga teng boʻladigan qilib kamaytiriladi.',
      ],
      [
        'При полной оплате наличными в момент получения продавец вправе взять комиссию 2\u00a0%. Она показывается отдельной строкой.',
        'Mahsulotni olishda toʻliq summa naqd toʻlansa, sotuvchi 2\u00a0% komissiya olishga haqli. U alohida qatorda koʻrsatiladi.',
      ],
    ]),
    pageSection('payments', '5. Платежи', '5. Toʻlovlar', [
      [
        'Первый платёж наступает через месяц после подтверждения заказа продавцом, следующие — каждый месяц в то же число. Если в месяце такого числа нет, платёж наступает в последний день месяца.',
        'Birinchi toʻlov sotuvchi buyurtmani tasdiqlaganidan bir oy oʻtgach, keyingilari har oy shu sanada toʻlanadi. Oyda bunday kun boʻlmasa, toʻlov oyning oxirgi kuniga toʻgʻri keladi.',
      ],
      [
        'Платёж погашает сначала просроченные суммы от старых к новым, затем ближайший платёж, затем следующие. Комиссия за платёж с покупателя не взимается.',
        'Toʻlov avval kechikkan summalarni eskisidan yangisiga qarab, keyin eng yaqin toʻlovni, soʻng keyingilarini yopadi. Toʻlov uchun xaridordan komissiya olinmaydi.',
      ],
    ]),
    pageSection('early', '6. Досрочное погашение', '6. Muddatidan oldin yopish', [
      [
        'Покупатель может погасить рассрочку досрочно в любой день полностью или частично без комиссии. При полном погашении наценка берётся пропорционально числу начавшихся месяцев от числа платежей.',
        'Xaridor muddatli toʻlovni istalgan kuni toʻliq yoki qisman komissiyasiz muddatidan oldin yopishi mumkin. Toʻliq yopilganda ustama boshlangan oylar sonining toʻlovlar soniga nisbati boʻyicha olinadi.',
      ],
      [
        'Сумма досрочного погашения и экономия показываются на странице заказа и действуют до конца названного дня по времени Ташкента.',
        'Muddatidan oldin yopish summasi va tejaladigan mablagʻ buyurtma sahifasida koʻrsatiladi va aytilgan kun oxirigacha Toshkent vaqti bilan amal qiladi.',
      ],
    ]),
    pageSection('overdue', '7. Просрочка', '7. Kechikish', [
      [
        'Пени, штрафы и иные платежи за просрочку не начисляются. В первые 5 дней просрочки лимит не приостанавливается.',
        'Kechikish uchun penya, jarima va boshqa toʻlovlar hisoblanmaydi. Kechikishning dastlabki 5 kunida limit toʻxtatilmaydi.',
      ],
      [
        'После 60 дней просрочки рассрочка считается прерванной, после 120 дней требование может быть передано в суд. Покупатель может перенести один платёж на срок до 15 дней раз в три платежа и разделить просроченную сумму на 2 или 3 части, если впереди не меньше платежей и заказ не передан в суд. То и другое бесплатно.',
        '60 kun kechikkandan keyin toʻlovlar toʻxtagan hisoblanadi, 120 kundan keyin talab sudga topshirilishi mumkin. Xaridor uch toʻlovda bir marta bitta toʻlovni 15 kungacha koʻchirishi, oldinda shuncha toʻlov boʻlsa va buyurtma sudga topshirilmagan boʻlsa, kechikkan summani 2 yoki 3 qismga boʻlishi mumkin. Ikkalasi ham bepul.',
      ],
    ]),
    pageSection('returns', '8. Доставка, возврат и гарантия', '8. Yetkazib berish, qaytarish va kafolat', [
      [
        'Товар доставляет продавец или служба доставки; стоимость и срок указаны в заказе. Риск случайной гибели переходит к покупателю при передаче товара.',
        'Mahsulotni sotuvchi yoki yetkazib berish xizmati yetkazib beradi; narxi va muddati buyurtmada koʻrsatiladi. Tasodifiy nobud boʻlish xavfi mahsulot topshirilganda xaridorga oʻtadi.',
      ],
      [
        'Обмен и возврат товара надлежащего качества, который не был в использовании, — в течение десяти дней по закону о защите прав потребителей. После возврата график пересчитывается на оставшиеся даты, излишне уплаченное зачисляется на баланс.',
        'Ishlatilmagan sifatli mahsulotni almashtirish va qaytarish — isteʼmolchilar huquqlarini himoya qilish toʻgʻrisidagi qonunga koʻra oʻn kun ichida. Qaytarilgach, jadval qolgan sanalar boʻyicha qayta hisoblanadi, ortiqcha toʻlangan summa balansga oʻtkaziladi.',
      ],
    ]),
    pageSection('bonuses', '9. Бонусы', '9. Bonuslar', [
      [
        'За платёж рассрочки, внесённый в срок, начисляется 1\u00a0% его суммы бонусами. За просроченный платёж бонусы не начисляются. Один бонус равен одному суму и действует 365 дней.',
        'Oʻz vaqtida toʻlangan muddatli toʻlov uchun summasining 1 foizi bonus qilib beriladi. Kechikkan toʻlov uchun bonus berilmaydi. Bir bonus bir soʻmga teng va 365 kun amal qiladi.',
      ],
      [
        'Бонусами можно оплатить до 20\u00a0% стоимости товаров заказа. На деньги они не обмениваются. При отмене или возврате потраченные бонусы возвращаются в доле возвращённого, а начисленные за вернувшиеся деньги списываются.',
        'Bonus bilan buyurtmadagi mahsulotlar narxining 20 foizigacha toʻlash mumkin. U pulga almashtirilmaydi. Bekor qilinganda yoki qaytarilganda sarflangan bonus qaytarilgan ulushga yarasha qaytadi, qaytgan pul uchun berilgan bonus esa olib qoʻyiladi.',
      ],
    ]),
    pageSection('balance', '10. Баланс', '10. Balans', [
      [
        'Баланс — деньги покупателя на площадке. За один раз его можно пополнить на сумму от 1\u00a0000 до 10\u00a0000\u00a0000\u00a0сум. Деньгами на балансе оплачивают заказы и платежи рассрочки или выводят их на свою карту. Вывод подтверждается кодом.',
        'Balans — xaridorning savdo maydonidagi puli. Uni bir martada 1\u00a0000\u00a0soʻmdan 10\u00a0000\u00a0000\u00a0soʻmgacha toʻldirish mumkin. Balansdagi pul bilan buyurtma va muddatli toʻlovlar haqi toʻlanadi yoki pul oʻz kartasiga chiqariladi. Kartaga chiqarish kod bilan tasdiqlanadi.',
      ],
      [
        'Если банк отозвал пополнение, а деньги уже потрачены, покупатель должен вернуть эту сумму. Пока она не погашена, новые поступления на баланс идут в её счёт, а вывод и новые заказы недоступны.',
        'Bank balansga tushgan pulni qaytarib olsa-yu, u allaqachon sarflangan boʻlsa, xaridor shu summani qaytarishi kerak. U toʻlanmaguncha balansga tushgan yangi pul shu summa hisobiga oʻtadi, pulni kartaga chiqarib va yangi buyurtma rasmiylashtirib boʻlmaydi.',
      ],
    ]),
    pageSection('debits', '11. Автосписание', '11. Avtomatik toʻlov', [
      [
        'Платежи списываются автоматически, только если покупатель дал на это отдельное согласие: для одного заказа или для всех, с выбранных им карт в заданном порядке и, если он разрешил, с баланса. Код для такого списания не запрашивается.',
        'Toʻlovlar xaridor bunga alohida rozilik bergandagina avtomatik yechiladi: bitta buyurtma yoki hammasi uchun, u tanlagan kartalardan belgilangan tartibda va ruxsat berilgan boʻlsa, balansdan. Bunday yechish uchun kod soʻralmaydi.',
      ],
      [
        'До списания покупатель получает уведомление с суммой и днём. Если списать не удалось, попытки повторяются не дольше чем 5 дней после срока платежа. Согласие можно отозвать в кабинете в любой день: после этого новых списаний не будет.',
        'Yechishdan oldin xaridorga summa va kun koʻrsatilgan bildirishnoma keladi. Yechib boʻlmasa, urinish toʻlov muddatidan keyin koʻpi bilan 5 kun takrorlanadi. Rozilikni istalgan kuni kabinetda qaytarib olish mumkin: shundan keyin yangi yechish boʻlmaydi.',
      ],
    ]),
    pageSection('cancel', '12. Отмена заказа', '12. Buyurtmani bekor qilish', [
      [
        'Покупатель может отменить заказ, пока он не отправлен. Уплаченное сразу возвращается на баланс, занятая часть лимита освобождается. Пока платёж по заказу обрабатывается, отмена недоступна: её можно запросить, когда станет известен его результат.',
        'Xaridor buyurtmani u joʻnatilguncha bekor qilishi mumkin. Toʻlangan pul darhol balansga qaytadi, limitning band qismi boʻshaydi. Buyurtma toʻlovi koʻrib chiqilayotganda bekor qilib boʻlmaydi: natijasi maʼlum boʻlgach, soʻrash mumkin.',
      ],
      [
        'Если первый взнос или полная стоимость, которые платят при оформлении, не оплачены за 24 часа, заказ отменяется без последствий для покупателя: товары, лимит, бонусы и промокод освобождаются.',
        'Rasmiylashtirishda toʻlanadigan boshlangʻich toʻlov yoki toʻliq narx 24 soat ichida toʻlanmasa, buyurtma xaridor uchun hech qanday oqibatsiz bekor boʻladi: mahsulotlar, limit, bonuslar va promokod boʻshaydi.',
      ],
    ]),
    pageSection('final', '13. Заключительные положения', '13. Yakuniy qoidalar', [
      [
        'Оферта публикуется на русском и узбекском языках, оба текста имеют равную силу. Новая версия не меняет условий уже подтверждённых заказов.',
        'Oferta oʻzbek va rus tillarida eʼlon qilinadi, ikkala matn teng kuchga ega. Yangi versiya tasdiqlangan buyurtmalar shartlarini oʻzgartirmaydi.',
      ],
      [
        'Споры решаются переговорами, а если договориться не удалось — в суде по закону Республики Узбекистан. Обращения принимаются по телефону, указанному на сайте, и через форму вопроса.',
        'Nizolar muzokara yoʻli bilan, kelishib boʻlmasa, Oʻzbekiston Respublikasi qonunchiligiga koʻra sudda hal qilinadi. Murojaatlar saytdagi telefon va savol yuborish sahifasi orqali qabul qilinadi.',
      ],
    ]),
  ],
};
