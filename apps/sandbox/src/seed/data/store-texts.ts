import { type BilingualText, ruUz } from './text.ts';

/** What a store of a top-level category sells, as the first sentence of its description. It promises no service. */
export const STORE_SECTION_SENTENCES: Readonly<Record<string, BilingualText>> = {
  electronics: ruUz('Смартфоны, ноутбуки, телевизоры и аксессуары к ним.', 'Smartfon, noutbuk, televizor va ularga aksessuarlar.'),
  appliances: ruUz('Крупная и мелкая техника для дома.', 'Uy uchun yirik va kichik texnika.'),
  kitchen: ruUz('Посуда и помощники для кухни: от чайника до казана.', 'Oshxona uchun idish va jihozlar: choynakdan qozongacha.'),
  furniture: ruUz('Мебель и ковры для дома.', 'Uy uchun mebel va gilamlar.'),
  clothes: ruUz('Одежда на каждый день и для праздника.', 'Kundalik va bayramona kiyimlar.'),
  shoes: ruUz('Обувь на все сезоны.', 'Barcha fasllar uchun poyabzal.'),
  kids: ruUz(
    'Всё для детей: коляски, кроватки, игрушки и школа.',
    'Bolalar uchun hammasi: aravacha, karavot, oʻyinchoq va maktab buyumlari.',
  ),
  beauty: ruUz('Уход за собой и приборы для здоровья.', 'Parvarish vositalari va salomatlik asboblari.'),
  'optics-watches': ruUz('Оправы, солнцезащитные очки и часы.', 'Koʻzoynak gardishlari, quyosh koʻzoynaklari va soatlar.'),
  building: ruUz('Инструмент и материалы для ремонта.', 'Taʼmirlash uchun asbob va materiallar.'),
  auto: ruUz('Шины, аккумуляторы и автоэлектроника.', 'Shina, akkumulyator va avtoelektronika.'),
  sport: ruUz('Велосипеды, тренажёры и снаряжение.', 'Velosiped, trenajyor va anjomlar.'),
};

/** Sentences that are true of every store by the rules of the portal. A description ends with one of them. */
export const STORE_CLOSINGS: readonly [BilingualText, ...BilingualText[]] = [
  ruUz('Осмотрите товар при получении, до подписи.', 'Mahsulotni olayotganda, imzolashdan oldin koʻzdan kechiring.'),
  ruUz(
    'Товар, который не был в использовании, можно вернуть в течение десяти дней.',
    'Ishlatilmagan mahsulotni oʻn kun ichida qaytarish mumkin.',
  ),
  ruUz('Наценка и все платежи видны до оформления заказа.', 'Ustama va barcha toʻlovlar buyurtma rasmiylashtirilishidan oldin koʻrinadi.'),
  ruUz('Задать вопрос магазину можно в кабинете.', 'Doʻkonga kabinetda savol berish mumkin.'),
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
