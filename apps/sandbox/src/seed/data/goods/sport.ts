import { ruUz } from '../text.ts';
import { goodsSize, subcategory, type TopCategory } from './goods-kind.ts';

export const SPORT: TopCategory = {
  alias: 'sport',
  name: ruUz('Спорт и отдых', 'Sport va dam olish'),
  subcategories: [
    subcategory('bicycles', 'Велосипеды', 'Velosipedlar', [
      {
        outline: 'bicycle',
        name: ruUz('Велосипед', 'Velosiped'),
        measure: ruUz('Колёса', 'Gʻildiraklari'),
        sizes: [goodsSize('20″', 1_190_000), goodsSize('26″', 1_990_000), goodsSize('29″', 2_990_000)],
        palette: 'bright',
        brands: ['Lochin', 'Qanot', 'Tulpor'],
        series: ['MTB ', 'City '],
      },
    ]),
    subcategory('fitness', 'Тренажёры', 'Trenajyorlar', [
      {
        outline: 'treadmill',
        name: ruUz('Беговая дорожка', 'Yugurish yoʻlakchasi'),
        measure: ruUz('Нагрузка', 'Koʻtaradigan vazni'),
        sizes: [goodsSize('100 кг|100 kg', 3_990_000), goodsSize('130 кг|130 kg', 5_990_000), goodsSize('150 кг|150 kg', 8_990_000)],
        palette: 'tech',
        colours: ['ink', 'silver'],
        brands: ['Pahlavon', 'Alpomish'],
        series: ['TR-'],
      },
      {
        outline: 'dumbbell',
        name: ruUz('Гантели разборные', 'Yigʻma gantellar'),
        measure: ruUz('Вес', 'Vazni'),
        sizes: [goodsSize('2×10 кг|2×10 kg', 490_000), goodsSize('2×20 кг|2×20 kg', 890_000)],
        palette: 'metal',
        colours: ['silver', 'ink'],
        brands: ['Pahlavon', 'Alpomish'],
        series: ['GN-'],
      },
    ]),
    subcategory('camping', 'Туризм', 'Turizm', [
      {
        outline: 'tent',
        name: ruUz('Палатка', 'Chodir'),
        measure: ruUz('Вместимость', 'Sigʻimi'),
        sizes: [goodsSize('2 места|2 oʻrinli', 490_000), goodsSize('3 места|3 oʻrinli', 690_000), goodsSize('4 места|4 oʻrinli', 990_000)],
        palette: 'bright',
        brands: ['Chimyon', 'Pomir'],
        series: ['Togʻ ', 'Vodiy '],
      },
      {
        outline: 'grill',
        name: ruUz('Мангал', 'Mangal'),
        measure: ruUz('Шампуров', 'Sixlar soni'),
        sizes: [goodsSize('8 шт.|8 dona', 390_000), goodsSize('12 шт.|12 dona', 590_000)],
        palette: 'metal',
        colours: ['silver', 'ink'],
        brands: ['Choʻgʻ', 'Usta'],
        series: ['M-'],
      },
    ]),
    subcategory('games', 'Игры', 'Oʻyinlar', [
      {
        outline: 'ball',
        name: ruUz('Мяч футбольный', 'Futbol toʻpi'),
        measure: ruUz('Размер', 'Oʻlchami'),
        sizes: [goodsSize('4', 160_000), goodsSize('5', 220_000)],
        palette: 'bright',
        brands: ['Lochin', 'Pahlavon'],
        series: ['FB-', 'Liga '],
      },
      {
        outline: 'tennis',
        name: ruUz('Теннисный стол', 'Tennis stoli'),
        measure: ruUz('Назначение', 'Qayerda'),
        sizes: [goodsSize('для помещения|xonada', 2_490_000), goodsSize('для улицы|hovlida', 3_490_000)],
        palette: 'bright',
        colours: ['turquoise', 'green', 'blue'],
        brands: ['Alpomish'],
        series: ['TT-'],
      },
    ]),
  ],
};
