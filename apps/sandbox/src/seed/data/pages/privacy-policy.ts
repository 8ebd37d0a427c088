import { ruUz } from '../text.ts';
import { type PageSeed, pageSection } from './page.ts';

export const PRIVACY_POLICY: PageSeed = {
  alias: 'privacy-policy',
  title: ruUz('Политика конфиденциальности', 'Maxfiylik siyosati'),
  lead: ruUz(
    'Какие данные мы собираем, зачем, где храним и как вы можете ими распорядиться. Действует с 30 ноября 2026 года.',
    'Qanday maʼlumotlarni nima uchun yigʻamiz, qayerda saqlaymiz va siz ularni qanday boshqarishingiz mumkin. 2026-yil 30-noyabrdan amal qiladi.',
  ),
  version: '2.4',
  publishedAt: '2026-11-30',
  url: '/privacy-policy',
  sections: [
    pageSection('data', '1. Какие данные мы собираем', '1. Qanday maʼlumotlarni yigʻamiz', [
      [
        'При регистрации — номер телефона, имя и дату рождения. При подтверждении личности — данные документа, ПИНФЛ, фотографии документа, селфи с документом, номера близких.',
        'Roʻyxatdan oʻtishda — telefon raqami, ism va tugʻilgan sana. Shaxsni tasdiqlashda — hujjat maʼlumotlari, JShShIR, hujjat suratlari, hujjat bilan selfi, yaqinlaringiz raqamlari.',
      ],
      [
        'При покупке — адрес доставки, состав заказа и платежи. Номер карты целиком мы не храним: у нас остаются первые шесть и последние четыре цифры, срок, имя и телефон карты.',
        'Xaridda — yetkazib berish manzili, buyurtma tarkibi va toʻlovlar. Karta raqamini toʻliq saqlamaymiz: bizda dastlabki olti va oxirgi toʻrt raqam, kartaning muddati, ismi va telefoni qoladi.',
      ],
      [
        'При посещении сайта — технические данные: язык, тип устройства, страницы и ошибки. Они не связываются с покупками в других местах и не продаются.',
        'Saytga kirilganda — texnik maʼlumotlar: til, qurilma turi, sahifalar va xatolar. Ular boshqa joylardagi xaridlar bilan bogʻlanmaydi va sotilmaydi.',
      ],
      [
        'Браузер сообщает нам об ошибках страниц и иногда о том, как быстро они открылись. В этих сообщениях нет ни имени, ни телефона, ни адреса страницы, ни номера посещения: с вами их связать нельзя.',
        'Brauzer sahifalardagi xatolar va baʼzan ularning qanchalik tez ochilgani haqida bizga xabar beradi. Bu xabarlarda ism, telefon, sahifa manzili va tashrif raqami yoʻq: ularni siz bilan bogʻlab boʻlmaydi.',
      ],
      [
        'Чтобы найти неисправность, иногда мы записываем вид нажатой кнопки или ссылки и время ответа. По номеру запроса такую запись можно связать с вами, поэтому мы защищаем её так же, как другие ваши данные. Если в браузере включён запрет отслеживания, нажатия мы не записываем.',
        'Nosozlikni topish uchun baʼzan bosilgan tugma yoki havola turini va javob vaqtini yozib olamiz. Soʻrov raqami orqali bunday yozuvni siz bilan bogʻlash mumkin, shuning uchun uni boshqa maʼlumotlaringiz kabi himoya qilamiz. Brauzerda kuzatishga taqiq yoqilgan boʻlsa, bosishlarni yozmaymiz.',
      ],
    ]),
    pageSection('purpose', '2. Зачем они нужны', '2. Ular nima uchun kerak', [
      [
        'Чтобы заключить и исполнить договор: проверить личность, установить лимит, доставить товар, принять платёж, вернуть деньги.',
        'Shartnoma tuzish va bajarish uchun: shaxsni tekshirish, limit belgilash, mahsulotni yetkazib berish, toʻlovni qabul qilish, pulni qaytarish.',
      ],
      [
        'Чтобы защитить вас и нас от мошенничества и выполнить требования закона. Рекламу по СМС мы отправляем только с вашего согласия. Рекламные уведомления в кабинете можно отключить в любой момент.',
        'Sizni va bizni firibgarlikdan himoya qilish hamda qonun talablarini bajarish uchun. SMS orqali reklamani faqat roziligingiz bilan yuboramiz. Kabinetdagi reklama bildirishnomalarini istalgan payt toʻxtatish mumkin.',
      ],
    ]),
    pageSection('biometrics', '3. Фотографии лица', '3. Yuz suratlari', [
      [
        'Фотографии лица — биометрические данные. Они хранятся в Узбекистане и не попадают в журналы. Видит их только проверка, а вы сами можете скачать их в копии ваших данных.',
        'Yuz suratlari — biometrik maʼlumotlar. Ular Oʻzbekistonda saqlanadi va jurnallarga yozilmaydi. Ularni faqat tekshiruv koʻradi, oʻzingiz esa maʼlumotlaringiz nusxasida yuklab olishingiz mumkin.',
      ],
      [
        'Мы сравниваем их с фотографией в документе и больше ни для чего не используем. До отправки фото лежит на вашем устройстве. Если за 24 часа оно не отправлено, стираем его, когда вы вернётесь к подтверждению личности.',
        'Biz ularni hujjatdagi surat bilan solishtiramiz va boshqa hech narsa uchun ishlatmaymiz. Yuborilguncha surat qurilmangizda turadi. 24 soatda yuborilmasa, shaxsni tasdiqlashga qaytganingizda uni oʻchiramiz.',
      ],
    ]),
    pageSection('sharing', '4. Кому мы передаём данные', '4. Maʼlumotlarni kimga beramiz', [
      [
        'Магазину — имя, телефон, адрес и состав заказа. Банку и платёжной системе — то, что нужно для платежа. Службе доставки — адрес и телефон.',
        'Doʻkonga — ism, telefon, manzil va buyurtma tarkibi. Bank va toʻlov tizimiga — toʻlov uchun keragi. Yetkazib berish xizmatiga — manzil va telefon.',
      ],
      [
        'Кредитному бюро — с вашего согласия, государственным органам — в случаях, названных законом. Близким, чьи номера вы указали, мы не сообщаем о ваших покупках и долгах.',
        'Kredit byurosiga — roziligingiz bilan, davlat organlariga — qonunda aytilgan hollarda. Raqamini koʻrsatgan yaqinlaringizga xarid va qarzlaringiz haqida aytmaymiz.',
      ],
    ]),
    pageSection('storage', '5. Где и сколько мы их храним', '5. Qayerda va qancha saqlaymiz', [
      [
        'Данные граждан Узбекистана хранятся на серверах в Узбекистане.',
        'Oʻzbekiston fuqarolarining maʼlumotlari Oʻzbekistondagi serverlarda saqlanadi.',
      ],
      [
        'Заказы, договоры, графики, платежи и возвраты — пять лет после того, как заказ выплачен, отменён или возвращён: так требует закон. Заказ, который ещё открыт, по которому есть долг, спор или суд, мы не стираем. Пополнения баланса и выводы с него — пять лет. Отзыв о купленном, вопрос и уведомления о заказе — не дольше самого заказа.',
        'Buyurtmalar, shartnomalar, toʻlov jadvallari, toʻlovlar va qaytarishlar — buyurtma toʻliq toʻlangan, bekor qilingan yoki qaytarilganidan keyin besh yil: qonun shuni talab qiladi. Hali ochiq, qarzi, nizosi yoki sud ishi bor buyurtmani oʻchirmaymiz. Balansni toʻldirish va undan kartaga chiqarish — besh yil. Sotib olingan mahsulot haqidagi sharh, buyurtma haqidagi savol va bildirishnomalar — buyurtmaning oʻzi saqlanadigan muddatdan oshmaydi.',
      ],
      [
        'Паспорт и ПИНФЛ — пока есть аккаунт и пять лет после его удаления: так требует закон. Отклонённые фото документов — 90 дней, принятые — пять лет после закрытия последнего заказа. Фото из возвратов — 90 дней после решения.',
        'Pasport va JShShIR — akkaunt bor ekan va u oʻchirilganidan keyin besh yil: qonun shuni talab qiladi. Hujjatlarning rad etilgan suratlari — 90 kun, qabul qilinganlari — oxirgi buyurtma yopilgach besh yil. Qaytarishlardagi suratlar — qarordan keyin 90 kun.',
      ],
      [
        'Всё остальное — пока есть аккаунт или меньше; сроки по каждому виду данных — в кабинете. Когда срок вышел, мы стираем данные сами: просить об этом не нужно.',
        'Qolgan hammasi — akkaunt bor ekan yoki undan kamroq; har bir turdagi maʼlumot muddati kabinetda yozilgan. Muddat tugagach, maʼlumotlarni oʻzimiz oʻchiramiz: buni soʻrash shart emas.',
      ],
    ]),
    pageSection('rights', '6. Ваши права', '6. Huquqlaringiz', [
      [
        'Вы можете узнать, какие данные о вас есть, исправить их, получить копию, отозвать согласие и потребовать удаления. Что мы храним, копия и удаление — в кабинете, в разделе «Мои данные». Копия готова сразу; удалённый аккаунт закрывается сразу, а данные стираются через три дня, и до этого удаление можно отменить. Об остальном напишите через форму вопроса: ответим в течение рабочего дня, а просьбу выполним не позже чем за десять рабочих дней.',
        'Oʻzingiz haqingizda qanday maʼlumotlar borligini bilish, ularni tuzatish, nusxasini olish, rozilikni qaytarib olish va oʻchirishni talab qilishingiz mumkin. Nimalarni saqlashimiz, nusxa va oʻchirish — kabinetning «Maʼlumotlarim» boʻlimida. Nusxa darhol tayyor boʻladi; oʻchirilgan akkaunt darhol yopiladi, maʼlumotlar esa uch kundan keyin oʻchiriladi, ungacha oʻchirishni bekor qilish mumkin. Qolgani haqida savol yuborish sahifasi orqali yozing: bir ish kuni ichida javob beramiz, soʻrovni esa koʻpi bilan oʻn ish kunida bajaramiz.',
      ],
      [
        'Пока рассрочка не закрыта, данные договора удалить нельзя: без них мы не сможем принять ваш платёж. После этого хранить их ещё пять лет требует закон.',
        'Muddatli toʻlov yopilmaguncha shartnoma maʼlumotlarini oʻchirib boʻlmaydi: ularsiz toʻlovingizni qabul qila olmaymiz. Shundan keyin qonun ularni yana besh yil saqlashni talab qiladi.',
      ],
    ]),
    pageSection('cookies', '7. Файлы cookie', '7. Cookie fayllari', [
      [
        'Сайт хранит в cookie язык, алфавит, тему и регион, ваш вход и отметку об устройстве: она живёт 400 дней и помогает заметить чужой вход. Ключ сеанса недоступен скриптам страницы. Рекламных cookie нет.',
        'Sayt cookie fayllarida til, alifbo, mavzu va hududni, kirishingizni hamda qurilma belgisini saqlaydi: belgi 400 kun turadi va begona kirishni sezishga yordam beradi. Seans kaliti sahifa skriptlariga ochiq emas. Reklama cookie fayllari yoʻq.',
      ],
    ]),
    pageSection('contacts', '8. Как с нами связаться', '8. Biz bilan bogʻlanish', [
      [
        'По телефону, указанному внизу сайта, каждый день 9:00–21:00, или через форму вопроса. Если ответ вас не устроил, вы вправе обратиться в уполномоченный государственный орган.',
        'Sayt pastida koʻrsatilgan telefon orqali har kuni 9:00–21:00 yoki savol yuborish sahifasi orqali. Javobimiz sizni qoniqtirmasa, vakolatli davlat organiga murojaat qilishga haqlisiz.',
      ],
    ]),
  ],
};
