import { type BilingualText, text } from './text.ts';

type TextChoice = readonly [BilingualText, ...BilingualText[]];

/** Advice about using goods of a top-level category; a description takes one sentence. */
export const PRODUCT_ADVICE: Readonly<Record<string, TextChoice>> = {
  electronics: [
    text(
      'Настроим при покупке: перенесём контакты, поставим язык и нужные программы.',
      'Xarid paytida sozlab beramiz: kontaktlarni koʻchiramiz, til va kerakli dasturlarni oʻrnatamiz.',
    ),
    text('Заряжается от обычной розетки 220 В, кабель в коробке.', 'Oddiy 220 V rozetkadan quvvat oladi, kabeli qutisida.'),
    text('Подойдёт для учёбы, работы и видеозвонков родным.', 'Oʻqish, ish va yaqinlar bilan videoqoʻngʻiroq uchun mos.'),
  ],
  appliances: [
    text(
      'Работает тихо и выдерживает перепады напряжения до 15\u00a0%.',
      'Shovqinsiz ishlaydi va kuchlanishning 15 foizgacha oʻzgarishiga chidaydi.',
    ),
    text('Подключим в день доставки и покажем, как пользоваться.', 'Yetkazilgan kuni ulab beramiz va qanday ishlatishni koʻrsatamiz.'),
    text('Экономит электричество и помещается на небольшой кухне.', 'Elektrni tejaydi va kichik oshxonaga ham sigʻadi.'),
  ],
  kitchen: [
    text('Легко моется и не впитывает запахи.', 'Oson yuviladi va hidni oʻziga olmaydi.'),
    text('Хватает на большую семью и на гостей.', 'Katta oilaga ham, mehmonlarga ham yetadi.'),
    text(
      'Безопасно для продуктов: материал проверен и подтверждён сертификатом.',
      'Oziq-ovqat uchun xavfsiz: materiali sertifikat bilan tasdiqlangan.',
    ),
  ],
  furniture: [
    text('Соберём на месте и увезём упаковку.', 'Joyida yigʻib beramiz va qadogʻini olib ketamiz.'),
    text('Ткань не выгорает на солнце и чистится влажной щёткой.', 'Matosi quyoshda oʻngmaydi, hoʻl choʻtka bilan tozalanadi.'),
    text(
      'Служит годами: каркас из сухого дерева, крепления из стали.',
      'Yillab xizmat qiladi: asosi quruq yogʻochdan, mahkamlagichlari poʻlatdan.',
    ),
  ],
  clothes: [
    text('Ткань дышит и держит форму после стирки.', 'Matosi havo oʻtkazadi va yuvilgandan keyin shaklini saqlaydi.'),
    text('Шьём здесь, из местного хлопка и шёлка.', 'Shu yerda, mahalliy paxta va ipakdan tikamiz.'),
    text('Можно примерить в магазине перед покупкой.', 'Sotib olishdan oldin doʻkonda kiyib koʻrish mumkin.'),
  ],
  shoes: [
    text('Мягкая стелька, подошва не скользит на мокром.', 'Patagi yumshoq, tagi hoʻl yerda sirpanmaydi.'),
    text('Прошита по всему краю, носится не один сезон.', 'Cheti toʻliq tikilgan, bir mavsumdan ortiq kiyiladi.'),
    text('Если размер не подошёл, обменяем в течение десяти дней.', 'Oʻlchami toʻgʻri kelmasa, oʻn kun ichida almashtirib beramiz.'),
  ],
  kids: [
    text('Углы скруглены, краски безопасны для детей.', 'Burchaklari yumaloq, boʻyoqlari bolalar uchun xavfsiz.'),
    text('Легко складывается и помещается в багажник.', 'Oson yigʻiladi va yukxonaga sigʻadi.'),
    text('Растёт вместе с ребёнком: высота и ремни меняются.', 'Bola bilan birga oʻsadi: balandligi va kamarlari oʻzgaradi.'),
  ],
  beauty: [
    text('Инструкция на русском и узбекском, с картинками.', 'Yoʻriqnomasi oʻzbek va rus tillarida, rasmlari bilan.'),
    text('Подходит для ежедневного ухода дома.', 'Uyda har kungi parvarish uchun mos.'),
    text('Проверено специалистами, сертификат покажем по запросу.', 'Mutaxassislar tekshirgan, sertifikatini soʻrovga koʻra koʻrsatamiz.'),
  ],
  'optics-watches': [
    text('Подгоним по размеру бесплатно в день покупки.', 'Xarid kuni oʻlchamingizga bepul moslab beramiz.'),
    text('Стекло не царапается, корпус не боится брызг.', 'Oynasi tirnalmaydi, korpusi suv sachrashidan qoʻrqmaydi.'),
    text('В комплекте футляр и салфетка.', 'Gʻilofi va salfetkasi ham bor.'),
  ],
  building: [
    text('Рассчитан на ежедневную работу мастера.', 'Ustaning har kungi ishiga moʻljallangan.'),
    text('Запасные части есть на складе, ремонтируем сами.', 'Ehtiyot qismlari omborda bor, oʻzimiz taʼmirlaymiz.'),
    text('Поможем рассчитать, сколько нужно на ваш дом.', 'Uyingizga qancha kerakligini hisoblashga yordam beramiz.'),
  ],
  auto: [
    text('Установим на месте за полчаса.', 'Joyida yarim soatda oʻrnatib beramiz.'),
    text('Подходит к большинству машин местной сборки.', 'Mahalliy yigʻilgan mashinalarning koʻpiga mos.'),
    text('Проверено на жару и на мороз.', 'Issiqda ham, sovuqda ham sinalgan.'),
  ],
  sport: [
    text('Выдерживает до 120 кг, собирается за двадцать минут.', '120 kg gacha koʻtaradi, yigirma daqiqada yigʻiladi.'),
    text('Подойдёт и начинающим, и тем, кто тренируется каждый день.', 'Yangi boshlovchilarga ham, har kuni mashq qiladiganlarga ham mos.'),
    text('Раз в год обслуживаем бесплатно.', 'Yiliga bir marta bepul xizmat koʻrsatamiz.'),
  ],
};

/** Sentences about inspecting, returning and collecting a product. */
export const PRODUCT_CARE: TextChoice = [
  text(
    'Проверьте товар при получении: продавец откроет коробку и включит его при вас.',
    'Mahsulotni olayotganda tekshiring: sotuvchi qutini ochib, koʻz oldingizda yoqib beradi.',
  ),
  text(
    'Вернуть можно в течение десяти дней, если сохранились упаковка и чек.',
    'Qadogʻi va cheki saqlangan boʻlsa, oʻn kun ichida qaytarish mumkin.',
  ),
  text(
    'Забрать можно в пункте самовывоза в день заказа, доставку согласуем по телефону.',
    'Buyurtma kuni olib ketish joyidan olish mumkin, yetkazib berishni telefon orqali kelishamiz.',
  ),
];
