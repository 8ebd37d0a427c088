import { type BilingualText, ruUz } from './text.ts';

type TextChoice = readonly [BilingualText, ...BilingualText[]];

/** Advice about using goods of a top-level category; a description takes one sentence. */
export const PRODUCT_ADVICE: Readonly<Record<string, TextChoice>> = {
  electronics: [
    ruUz(
      'Настроим при покупке: перенесём контакты, поставим язык и нужные программы.',
      'Xarid paytida sozlab beramiz: kontaktlarni koʻchiramiz, til va kerakli dasturlarni oʻrnatamiz.',
    ),
    ruUz('Заряжается от обычной розетки 220 В, кабель в коробке.', 'Oddiy 220 V rozetkadan quvvat oladi, kabeli qutisida.'),
    ruUz('Подойдёт для учёбы, работы и видеозвонков родным.', 'Oʻqish, ish va yaqinlar bilan videoqoʻngʻiroq uchun mos.'),
  ],
  appliances: [
    ruUz(
      'Работает тихо и выдерживает перепады напряжения до 15\u00a0%.',
      'Shovqinsiz ishlaydi va kuchlanishning 15 foizgacha oʻzgarishiga chidaydi.',
    ),
    ruUz('Подключим в день доставки и покажем, как пользоваться.', 'Yetkazilgan kuni ulab beramiz va qanday ishlatishni koʻrsatamiz.'),
    ruUz('Экономит электричество и помещается на небольшой кухне.', 'Elektrni tejaydi va kichik oshxonaga ham sigʻadi.'),
  ],
  kitchen: [
    ruUz('Легко моется и не впитывает запахи.', 'Oson yuviladi va hidni oʻziga olmaydi.'),
    ruUz('Хватает на большую семью и на гостей.', 'Katta oilaga ham, mehmonlarga ham yetadi.'),
    ruUz(
      'Безопасно для продуктов: материал проверен и подтверждён сертификатом.',
      'Oziq-ovqat uchun xavfsiz: materiali sertifikat bilan tasdiqlangan.',
    ),
  ],
  furniture: [
    ruUz('Соберём на месте и увезём упаковку.', 'Joyida yigʻib beramiz va qadogʻini olib ketamiz.'),
    ruUz('Ткань не выгорает на солнце и чистится влажной щёткой.', 'Matosi quyoshda oʻngmaydi, hoʻl choʻtka bilan tozalanadi.'),
    ruUz(
      'Служит годами: каркас из сухого дерева, крепления из стали.',
      'Yillab xizmat qiladi: asosi quruq yogʻochdan, mahkamlagichlari poʻlatdan.',
    ),
  ],
  clothes: [
    ruUz('Ткань дышит и держит форму после стирки.', 'Matosi havo oʻtkazadi va yuvilgandan keyin shaklini saqlaydi.'),
    ruUz('Шьём здесь, из местного хлопка и шёлка.', 'Shu yerda, mahalliy paxta va ipakdan tikamiz.'),
    ruUz('Можно примерить в магазине перед покупкой.', 'Sotib olishdan oldin doʻkonda kiyib koʻrish mumkin.'),
  ],
  shoes: [
    ruUz('Мягкая стелька, подошва не скользит на мокром.', 'Patagi yumshoq, tagi hoʻl yerda sirpanmaydi.'),
    ruUz('Прошита по всему краю, носится не один сезон.', 'Cheti toʻliq tikilgan, bir mavsumdan ortiq kiyiladi.'),
    ruUz('Если размер не подошёл, обменяем в течение десяти дней.', 'Oʻlchami toʻgʻri kelmasa, oʻn kun ichida almashtirib beramiz.'),
  ],
  kids: [
    ruUz('Углы скруглены, краски безопасны для детей.', 'Burchaklari yumaloq, boʻyoqlari bolalar uchun xavfsiz.'),
    ruUz('Легко складывается и помещается в багажник.', 'Oson yigʻiladi va yukxonaga sigʻadi.'),
    ruUz('Растёт вместе с ребёнком: высота и ремни меняются.', 'Bola bilan birga oʻsadi: balandligi va kamarlari oʻzgaradi.'),
  ],
  beauty: [
    ruUz('Инструкция на русском и узбекском, с картинками.', 'Yoʻriqnomasi oʻzbek va rus tillarida, rasmlari bilan.'),
    ruUz('Подходит для ежедневного ухода дома.', 'Uyda har kungi parvarish uchun mos.'),
    ruUz('Проверено специалистами, сертификат покажем по запросу.', 'Mutaxassislar tekshirgan, sertifikatini soʻrovga koʻra koʻrsatamiz.'),
  ],
  'optics-watches': [
    ruUz('Подгоним по размеру бесплатно в день покупки.', 'Xarid kuni oʻlchamingizga bepul moslab beramiz.'),
    ruUz('Стекло не царапается, корпус не боится брызг.', 'Oynasi tirnalmaydi, korpusi suv sachrashidan qoʻrqmaydi.'),
    ruUz('В комплекте футляр и салфетка.', 'Gʻilofi va salfetkasi ham bor.'),
  ],
  building: [
    ruUz('Рассчитан на ежедневную работу мастера.', 'Ustaning har kungi ishiga moʻljallangan.'),
    ruUz('Запасные части есть на складе, ремонтируем сами.', 'Ehtiyot qismlari omborda bor, oʻzimiz taʼmirlaymiz.'),
    ruUz('Поможем рассчитать, сколько нужно на ваш дом.', 'Uyingizga qancha kerakligini hisoblashga yordam beramiz.'),
  ],
  auto: [
    ruUz('Установим на месте за полчаса.', 'Joyida yarim soatda oʻrnatib beramiz.'),
    ruUz('Подходит к большинству машин местной сборки.', 'Mahalliy yigʻilgan mashinalarning koʻpiga mos.'),
    ruUz('Проверено на жару и на мороз.', 'Issiqda ham, sovuqda ham sinalgan.'),
  ],
  sport: [
    ruUz('Выдерживает до 120 кг, собирается за двадцать минут.', '120 kg gacha koʻtaradi, yigirma daqiqada yigʻiladi.'),
    ruUz('Подойдёт и начинающим, и тем, кто тренируется каждый день.', 'Yangi boshlovchilarga ham, har kuni mashq qiladiganlarga ham mos.'),
    ruUz('Раз в год обслуживаем бесплатно.', 'Yiliga bir marta bepul xizmat koʻrsatamiz.'),
  ],
};

/** Sentences about inspecting, returning and collecting a product. */
export const PRODUCT_CARE: TextChoice = [
  ruUz(
    'Проверьте товар при получении: продавец откроет коробку и включит его при вас.',
    'Mahsulotni olayotganda tekshiring: sotuvchi qutini ochib, koʻz oldingizda yoqib beradi.',
  ),
  ruUz(
    'Вернуть можно в течение десяти дней, если сохранились упаковка и чек.',
    'Qadogʻi va cheki saqlangan boʻlsa, oʻn kun ichida qaytarish mumkin.',
  ),
  ruUz(
    'Забрать можно в пункте самовывоза в день заказа, доставку согласуем по телефону.',
    'Buyurtma kuni olib ketish joyidan olish mumkin, yetkazib berishni telefon orqali kelishamiz.',
  ),
];
