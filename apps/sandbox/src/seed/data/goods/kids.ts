import { ruUz } from '../text.ts';
import { goodsSize, subcategory, type TopCategory } from './goods-kind.ts';

const MAKERS = ['Toychoq', 'Kapalak', 'Quyoshcha'];

export const KIDS: TopCategory = {
  alias: 'kids',
  name: ruUz('Детские товары', 'Bolalar uchun'),
  subcategories: [
    subcategory('strollers', 'Коляски', 'Bolalar aravachasi', [
      {
        outline: 'stroller',
        name: ruUz('Коляска детская', 'Bolalar aravachasi'),
        measure: ruUz('Возраст', 'Yoshi'),
        sizes: [
          goodsSize('0–3 года|0–3 yosh', 1_890_000),
          goodsSize('0,5–3 года|0,5–3 yosh', 1_190_000),
          goodsSize('0–4 года|0–4 yosh', 2_990_000),
        ],
        palette: 'bright',
        brands: MAKERS,
        series: ['City ', 'Sayr '],
      },
    ]),
    subcategory('cribs', 'Кроватки и бешики', 'Bolalar karavoti va beshiklar', [
      {
        outline: 'crib',
        name: ruUz('Кроватка детская', 'Bolalar karavoti'),
        measure: ruUz('Размер', 'Oʻlchami'),
        sizes: [goodsSize('60×120 см|60×120 sm', 1_090_000), goodsSize('70×140 см|70×140 sm', 1_490_000)],
        palette: 'home',
        colours: ['oak', 'walnut', 'white'],
        brands: MAKERS,
        series: ['Alla ', 'Tun '],
      },
      {
        outline: 'beshik',
        name: ruUz('Бешик', 'Beshik'),
        measure: ruUz('Отделка', 'Bezagi'),
        sizes: [goodsSize('роспись|naqshli', 890_000), goodsSize('резьба|oʻyma', 1_390_000)],
        palette: 'bright',
        colours: ['red', 'turquoise', 'green', 'blue'],
        brands: ['Beshikchi Usta'],
        series: ['B-'],
      },
    ]),
    subcategory('toys', 'Игрушки', 'Oʻyinchoqlar', [
      {
        outline: 'blocks',
        name: ruUz('Конструктор', 'Konstruktor'),
        measure: ruUz('Деталей', 'Qismlar soni'),
        sizes: [goodsSize('120 шт.|120 dona', 190_000), goodsSize('350 шт.|350 dona', 340_000), goodsSize('900 шт.|900 dona', 690_000)],
        palette: 'bright',
        brands: MAKERS,
        series: ['Shahar ', 'Usta '],
      },
      {
        outline: 'scooter',
        name: ruUz('Самокат детский', 'Bolalar samokati'),
        measure: ruUz('Нагрузка', 'Koʻtaradigan vazni'),
        sizes: [goodsSize('40 кг|40 kg', 290_000), goodsSize('60 кг|60 kg', 450_000)],
        palette: 'bright',
        brands: MAKERS,
        series: ['Uch-', 'Tez-'],
      },
    ]),
    subcategory('school', 'Для школы', 'Maktab uchun', [
      {
        outline: 'backpack',
        name: ruUz('Рюкзак школьный', 'Maktab ryukzagi'),
        measure: ruUz('Объём', 'Hajmi'),
        sizes: [goodsSize('14 л|14 l', 190_000), goodsSize('18 л|18 l', 260_000), goodsSize('22 л|22 l', 340_000)],
        palette: 'bright',
        brands: ['Ziyo', 'Kapalak'],
        series: ['S-', 'M-'],
      },
      {
        outline: 'desk',
        name: ruUz('Парта растущая', 'Boʻyga moslanadigan parta'),
        measure: ruUz('Ширина', 'Eni'),
        sizes: [goodsSize('75 см|75 sm', 1_190_000), goodsSize('100 см|100 sm', 1_690_000)],
        palette: 'home',
        colours: ['oak', 'walnut', 'white'],
        brands: ['Ziyo', 'Sarv'],
        series: ['Bilim '],
      },
    ]),
  ],
};
