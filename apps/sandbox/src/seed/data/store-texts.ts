import { type BilingualText, text } from './text.ts';

/** What a store of a top-level category sells, as the first sentence of its description. */
export const SECTION_SENTENCES: Readonly<Record<string, BilingualText>> = {
  electronics: text('Смартфоны, ноутбуки, телевизоры и аксессуары к ним.', 'Smartfon, noutbuk, televizor va ularga aksessuarlar.'),
  appliances: text(
    'Крупная и мелкая техника для дома с доставкой и подключением.',
    'Uy uchun yirik va kichik texnika, yetkazib berish va oʻrnatish bilan.',
  ),
  kitchen: text('Посуда и помощники для кухни: от чайника до казана.', 'Oshxona uchun idish va jihozlar: choynakdan qozongacha.'),
  furniture: text('Мебель и ковры для дома, сборка в день доставки.', 'Uy uchun mebel va gilamlar, yetkazilgan kuni yigʻib beriladi.'),
  clothes: text(
    'Одежда на каждый день и для праздника, примерка в магазине.',
    'Kundalik va bayramona kiyimlar, doʻkonda kiyib koʻrish mumkin.',
  ),
  shoes: text(
    'Обувь на все сезоны, обмен размера в течение десяти дней.',
    'Barcha fasllar uchun poyabzal, oʻlchamni oʻn kun ichida almashtirish mumkin.',
  ),
  kids: text(
    'Всё для детей: коляски, кроватки, игрушки и школа.',
    'Bolalar uchun hammasi: aravacha, karavot, oʻyinchoq va maktab buyumlari.',
  ),
  beauty: text(
    'Уход за собой и приборы для здоровья с понятной инструкцией.',
    'Parvarish vositalari va salomatlik asboblari, tushunarli yoʻriqnomasi bilan.',
  ),
  'optics-watches': text('Очки и часы, проверка зрения бесплатно.', 'Koʻzoynak va soatlar, koʻrish qobiliyatini tekshirish bepul.'),
  building: text('Инструмент и материалы для ремонта, консультация мастера.', 'Taʼmirlash uchun asbob va materiallar, usta maslahati.'),
  auto: text('Шины, аккумуляторы и электроника, установка на месте.', 'Shina, akkumulyator va elektronika, joyida oʻrnatib beriladi.'),
  sport: text(
    'Велосипеды, тренажёры и снаряжение, сборка и обслуживание.',
    'Velosiped, trenajyor va anjomlar, yigʻish va xizmat koʻrsatish.',
  ),
};

/** Promises about a store's service. A description has one of them as its last sentence. */
export const SERVICE_PROMISES: readonly [BilingualText, ...BilingualText[]] = [
  text(
    'Гарантийный талон даём при покупке, в ремонт принимаем в любом нашем магазине.',
    'Kafolat talonini xarid paytida beramiz, taʼmirga istalgan doʻkonimizda qabul qilamiz.',
  ),
  text(
    'Доставляем по городу в день заказа, в область — за два-три дня.',
    'Shahar boʻylab buyurtma kuni, boshqa hududlarga ikki-uch kunda yetkazamiz.',
  ),
  text('Работаем без выходных, самовывоз готов через час.', 'Dam olish kunisiz ishlaymiz, olib ketish bir soatda tayyor.'),
  text(
    'Товар можно посмотреть до оплаты, возврат — десять дней.',
    'Mahsulotni toʻlovdan oldin koʻrish mumkin, qaytarish muddati — oʻn kun.',
  ),
  text('Консультант ответит на русском и узбекском.', 'Maslahatchi oʻzbek va rus tillarida javob beradi.'),
  text('Цена на сайте и в магазине одна и та же.', 'Saytdagi va doʻkondagi narx bir xil.'),
  text('Крупные покупки поднимаем на этаж и собираем сами.', 'Yirik xaridlarni qavatga olib chiqamiz va oʻzimiz yigʻamiz.'),
  text(
    'Упаковываем в подарок и кладём открытку с вашими словами.',
    'Sovgʻa qilib oʻraymiz va sizning soʻzlaringiz yozilgan otkritka qoʻshamiz.',
  ),
];

export type Colour = { readonly name: BilingualText; readonly hue: string };

const colour = (ru: string, uz: string, hue: string): Colour => ({ name: text(ru, uz), hue });

/** Colours of goods by palette; the third value selects the colours of the picture. */
export const PALETTES: Readonly<Record<'tech' | 'home' | 'wear' | 'bright' | 'metal', readonly [Colour, ...Colour[]]>> = {
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
export const ORIGINS: readonly [BilingualText, ...BilingualText[]] = [
  text('Узбекистан', 'Oʻzbekiston'),
  text('Узбекистан', 'Oʻzbekiston'),
  text('Китай', 'Xitoy'),
  text('Турция', 'Turkiya'),
  text('Республика Корея', 'Koreya Respublikasi'),
];
