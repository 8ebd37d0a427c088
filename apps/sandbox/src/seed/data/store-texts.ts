import { type BilingualText, ruUz } from './text.ts';

/** What a store of a top-level category sells, as the first sentence of its description. */
export const STORE_SECTION_SENTENCES: Readonly<Record<string, BilingualText>> = {
  electronics: ruUz('Смартфоны, ноутбуки, телевизоры и аксессуары к ним.', 'Smartfon, noutbuk, televizor va ularga aksessuarlar.'),
  appliances: ruUz(
    'Крупная и мелкая техника для дома с доставкой и подключением.',
    'Uy uchun yirik va kichik texnika, yetkazib berish va oʻrnatish bilan.',
  ),
  kitchen: ruUz('Посуда и помощники для кухни: от чайника до казана.', 'Oshxona uchun idish va jihozlar: choynakdan qozongacha.'),
  furniture: ruUz('Мебель и ковры для дома, сборка в день доставки.', 'Uy uchun mebel va gilamlar, yetkazilgan kuni yigʻib beriladi.'),
  clothes: ruUz(
    'Одежда на каждый день и для праздника, примерка в магазине.',
    'Kundalik va bayramona kiyimlar, doʻkonda kiyib koʻrish mumkin.',
  ),
  shoes: ruUz(
    'Обувь на все сезоны, обмен размера в течение десяти дней.',
    'Barcha fasllar uchun poyabzal, oʻlchamni oʻn kun ichida almashtirish mumkin.',
  ),
  kids: ruUz(
    'Всё для детей: коляски, кроватки, игрушки и школа.',
    'Bolalar uchun hammasi: aravacha, karavot, oʻyinchoq va maktab buyumlari.',
  ),
  beauty: ruUz(
    'Уход за собой и приборы для здоровья с понятной инструкцией.',
    'Parvarish vositalari va salomatlik asboblari, tushunarli yoʻriqnomasi bilan.',
  ),
  'optics-watches': ruUz('Очки и часы, проверка зрения бесплатно.', 'Koʻzoynak va soatlar, koʻrish qobiliyatini tekshirish bepul.'),
  building: ruUz('Инструмент и материалы для ремонта, консультация мастера.', 'Taʼmirlash uchun asbob va materiallar, usta maslahati.'),
  auto: ruUz('Шины, аккумуляторы и электроника, установка на месте.', 'Shina, akkumulyator va elektronika, joyida oʻrnatib beriladi.'),
  sport: ruUz(
    'Велосипеды, тренажёры и снаряжение, сборка и обслуживание.',
    'Velosiped, trenajyor va anjomlar, yigʻish va xizmat koʻrsatish.',
  ),
};

/** Promises about a store's service. A description has one of them as its last sentence. */
export const SERVICE_PROMISES: readonly [BilingualText, ...BilingualText[]] = [
  ruUz(
    'Гарантийный талон даём при покупке, в ремонт принимаем в любом нашем магазине.',
    'Kafolat talonini xarid paytida beramiz, taʼmirga istalgan doʻkonimizda qabul qilamiz.',
  ),
  ruUz(
    'Доставляем по городу в день заказа, в область — за два-три дня.',
    'Shahar boʻylab buyurtma kuni, boshqa hududlarga ikki-uch kunda yetkazamiz.',
  ),
  ruUz('Работаем без выходных, самовывоз готов через час.', 'Dam olish kunisiz ishlaymiz, olib ketish bir soatda tayyor.'),
  ruUz(
    'Товар можно посмотреть до оплаты, возврат — десять дней.',
    'Mahsulotni toʻlovdan oldin koʻrish mumkin, qaytarish muddati — oʻn kun.',
  ),
  ruUz('Консультант ответит на русском и узбекском.', 'Maslahatchi oʻzbek va rus tillarida javob beradi.'),
  ruUz('Цена на сайте и в магазине одна и та же.', 'Saytdagi va doʻkondagi narx bir xil.'),
  ruUz('Крупные покупки поднимаем на этаж и собираем сами.', 'Yirik xaridlarni qavatga olib chiqamiz va oʻzimiz yigʻamiz.'),
  ruUz(
    'Упаковываем в подарок и кладём открытку с вашими словами.',
    'Sovgʻa qilib oʻraymiz va sizning soʻzlaringiz yozilgan otkritka qoʻshamiz.',
  ),
];

export type GoodsColour = { readonly name: BilingualText; readonly hue: string };

const colour = (ru: string, uz: string, hue: string): GoodsColour => ({ name: ruUz(ru, uz), hue });

/** Colours of goods by palette; the third value selects the colours of the picture. */
export const GOODS_PALETTES: Readonly<Record<'tech' | 'home' | 'wear' | 'bright' | 'metal', readonly [GoodsColour, ...GoodsColour[]]>> = {
  tech: [
    colour('чёрный', 'qora', 'ink'),
    colour('серебристый', 'kumushrang', 'silver'),
    colour('синий', 'koʻk', 'blue'),
    colour('белый', 'oq', 'white'),
  ],
  home: [
    colour('дуб', 'eman', 'oak'),
    colour('орех', 'yongʻoq', 'walnut'),
    colour('белый', 'oq', 'white'),
    colour('серый', 'kulrang', 'grey'),
    colour('зелёный', 'yashil', 'green'),
  ],
  wear: [
    colour('чёрный', 'qora', 'ink'),
    colour('тёмно-синий', 'toʻq koʻk', 'navy'),
    colour('бежевый', 'bej', 'sand'),
    colour('бордовый', 'toʻq qizil', 'wine'),
    colour('серый', 'kulrang', 'grey'),
  ],
  bright: [
    colour('красный', 'qizil', 'red'),
    colour('бирюзовый', 'feruza', 'turquoise'),
    colour('жёлтый', 'sariq', 'saffron'),
    colour('зелёный', 'yashil', 'green'),
    colour('синий', 'koʻk', 'blue'),
  ],
  metal: [colour('стальной', 'poʻlatrang', 'silver'), colour('белый', 'oq', 'white'), colour('чёрный', 'qora', 'ink')],
};

/** Countries of origin; repeated entries are chosen more often. */
export const COUNTRIES_OF_ORIGIN: readonly [BilingualText, ...BilingualText[]] = [
  ruUz('Узбекистан', 'Oʻzbekiston'),
  ruUz('Узбекистан', 'Oʻzbekiston'),
  ruUz('Китай', 'Xitoy'),
  ruUz('Турция', 'Turkiya'),
  ruUz('Республика Корея', 'Koreya Respublikasi'),
];
