import { text } from '../text.ts';
import { size, subcategory, type TopCategory } from './goods-kind.ts';

const MAKERS = ['Toychoq', 'Kapalak', 'Quyoshcha'];

export const KIDS: TopCategory = {
  alias: 'kids',
  name: text('Детские товары', 'Bolalar uchun'),
  subcategories: [
    subcategory('strollers', 'Коляски', 'Bolalar aravachasi', [
      {
        outline: 'stroller',
        name: text('Коляска детская', 'Bolalar aravachasi'),
        measure: text('Возраст', 'Yoshi'),
        sizes: [size('0–3 года|0–3 yosh', 1_890_000), size('0,5–3 года|0,5–3 yosh', 1_190_000), size('0–4 года|0–4 yosh', 2_990_000)],
        palette: 'bright',
        brands: MAKERS,
        series: ['City ', 'Sayr '],
      },
    ]),
    subcategory('cribs', 'Кроватки и бешики', 'Bolalar karavoti va beshiklar', [
      {
        outline: 'crib',
        name: text('Кроватка детская', 'Bolalar karavoti'),
        measure: text('Размер', 'Oʻlchami'),
        sizes: [size('60×120 см|60×120 sm', 1_090_000), size('70×140 см|70×140 sm', 1_490_000)],
        palette: 'home',
        brands: MAKERS,
        series: ['Alla ', 'Tun '],
      },
      {
        outline: 'beshik',
        name: text('Бешик', 'Beshik'),
        measure: text('Отделка', 'Bezagi'),
        sizes: [size('роспись|naqshli', 890_000), size('резьба|oʻyma', 1_390_000)],
        palette: 'bright',
        brands: ['Beshikchi Usta'],
        series: ['B-'],
      },
    ]),
    subcategory('toys', 'Игрушки', 'Oʻyinchoqlar', [
      {
        outline: 'blocks',
        name: text('Конструктор', 'Konstruktor'),
        measure: text('Деталей', 'Qismlar soni'),
        sizes: [size('120 шт.|120 dona', 190_000), size('350 шт.|350 dona', 340_000), size('900 шт.|900 dona', 690_000)],
        palette: 'bright',
        brands: MAKERS,
        series: ['Shahar ', 'Usta '],
      },
      {
        outline: 'scooter',
        name: text('Самокат детский', 'Bolalar samokati'),
        measure: text('Нагрузка', 'Koʻtaradigan vazni'),
        sizes: [size('40 кг|40 kg', 290_000), size('60 кг|60 kg', 450_000)],
        palette: 'bright',
        brands: MAKERS,
        series: ['Uch-', 'Tez-'],
      },
    ]),
    subcategory('school', 'Для школы', 'Maktab uchun', [
      {
        outline: 'backpack',
        name: text('Рюкзак школьный', 'Maktab ryukzagi'),
        measure: text('Объём', 'Hajmi'),
        sizes: [size('14 л|14 l', 190_000), size('18 л|18 l', 260_000), size('22 л|22 l', 340_000)],
        palette: 'bright',
        brands: ['Ziyo', 'Kapalak'],
        series: ['S-', 'M-'],
      },
      {
        outline: 'desk',
        name: text('Парта растущая', 'Oʻsadigan parta'),
        measure: text('Ширина', 'Eni'),
        sizes: [size('75 см|75 sm', 1_190_000), size('100 см|100 sm', 1_690_000)],
        palette: 'home',
        brands: ['Ziyo', 'Sarv'],
        series: ['Bilim '],
      },
    ]),
  ],
};
