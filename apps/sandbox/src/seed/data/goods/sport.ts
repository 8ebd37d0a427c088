import { text } from '../text.ts';
import { size, subcategory, type TopCategory } from './goods-kind.ts';

export const SPORT: TopCategory = {
  alias: 'sport',
  name: text('Спорт и отдых', 'Sport va dam olish'),
  subcategories: [
    subcategory('bicycles', 'Велосипеды', 'Velosipedlar', [
      {
        outline: 'bicycle',
        name: text('Велосипед', 'Velosiped'),
        measure: text('Колёса', 'Gʻildiraklari'),
        sizes: [size('20″', 1_190_000), size('26″', 1_990_000), size('29″', 2_990_000)],
        palette: 'bright',
        brands: ['Lochin', 'Qanot', 'Tulpor'],
        series: ['MTB ', 'City '],
      },
    ]),
    subcategory('fitness', 'Тренажёры', 'Trenajyorlar', [
      {
        outline: 'treadmill',
        name: text('Беговая дорожка', 'Yugurish yoʻlakchasi'),
        measure: text('Нагрузка', 'Koʻtaradigan vazni'),
        sizes: [size('100 кг|100 kg', 3_990_000), size('130 кг|130 kg', 5_990_000), size('150 кг|150 kg', 8_990_000)],
        palette: 'tech',
        brands: ['Pahlavon', 'Alpomish'],
        series: ['TR-'],
      },
      {
        outline: 'dumbbell',
        name: text('Гантели разборные', 'Yigʻma gantellar'),
        measure: text('Вес', 'Vazni'),
        sizes: [size('2×10 кг|2×10 kg', 490_000), size('2×20 кг|2×20 kg', 890_000)],
        palette: 'metal',
        brands: ['Pahlavon', 'Alpomish'],
        series: ['GN-'],
      },
    ]),
    subcategory('camping', 'Туризм', 'Turizm', [
      {
        outline: 'tent',
        name: text('Палатка', 'Chodir'),
        measure: text('Вместимость', 'Sigʻimi'),
        sizes: [size('2 места|2 oʻrinli', 490_000), size('3 места|3 oʻrinli', 690_000), size('4 места|4 oʻrinli', 990_000)],
        palette: 'bright',
        brands: ['Chimyon', 'Pomir'],
        series: ['Togʻ ', 'Vodiy '],
      },
      {
        outline: 'grill',
        name: text('Мангал', 'Mangal'),
        measure: text('Шампуров', 'Sixlar soni'),
        sizes: [size('8 шт.|8 dona', 390_000), size('12 шт.|12 dona', 590_000)],
        palette: 'metal',
        brands: ['Choʻgʻ', 'Usta'],
        series: ['M-'],
      },
    ]),
    subcategory('games', 'Игры', 'Oʻyinlar', [
      {
        outline: 'ball',
        name: text('Мяч футбольный', 'Futbol toʻpi'),
        measure: text('Размер', 'Oʻlchami'),
        sizes: [size('4', 160_000), size('5', 220_000)],
        palette: 'bright',
        brands: ['Lochin', 'Pahlavon'],
        series: ['FB-', 'Liga '],
      },
      {
        outline: 'tennis',
        name: text('Теннисный стол', 'Tennis stoli'),
        measure: text('Назначение', 'Vazifasi'),
        sizes: [size('для помещения|xona uchun', 2_490_000), size('для улицы|hovli uchun', 3_490_000)],
        palette: 'bright',
        brands: ['Alpomish'],
        series: ['TT-'],
      },
    ]),
  ],
};
