import { ruUz } from '../text.ts';
import { goodsSize, subcategory, type TopCategory } from './goods-kind.ts';

const PHONES = ['Novis', 'Zamin', 'Orbita', 'Lumera'];
const COMPUTERS = ['Arkan', 'Novis', 'Temur Tech', 'Velta'];
const SCREENS = ['Velta', 'Lumera', 'Samo', 'Orbita'];

export const ELECTRONICS: TopCategory = {
  alias: 'electronics',
  name: ruUz('Электроника', 'Elektronika'),
  subcategories: [
    subcategory('smartphones', 'Смартфоны', 'Smartfonlar', [
      {
        outline: 'smartphone',
        name: ruUz('Смартфон', 'Smartfon'),
        measure: ruUz('Память', 'Xotira'),
        sizes: [
          goodsSize('64 ГБ|64 GB', 1_690_000),
          goodsSize('128 ГБ|128 GB', 2_490_000),
          goodsSize('256 ГБ|256 GB', 4_190_000),
          goodsSize('512 ГБ|512 GB', 8_900_000),
        ],
        palette: 'tech',
        brands: PHONES,
        series: ['A', 'Note ', 'X', 'Pro '],
      },
    ]),
    subcategory('laptops', 'Ноутбуки', 'Noutbuklar', [
      {
        outline: 'laptop',
        name: ruUz('Ноутбук', 'Noutbuk'),
        measure: ruUz('Диагональ и память', 'Ekran va xotira'),
        sizes: [
          goodsSize('14″, 8 ГБ|14″, 8 GB', 4_900_000),
          goodsSize('15,6″, 16 ГБ|15,6″, 16 GB', 7_490_000),
          goodsSize('16″, 32 ГБ|16″, 32 GB', 13_900_000),
        ],
        palette: 'tech',
        colours: ['ink', 'silver', 'blue'],
        brands: COMPUTERS,
        series: ['Book ', 'Air ', 'Work '],
      },
    ]),
    subcategory('tablets', 'Планшеты', 'Planshetlar', [
      {
        outline: 'tablet',
        name: ruUz('Планшет', 'Planshet'),
        measure: ruUz('Диагональ', 'Ekran diagonali'),
        sizes: [goodsSize('8,7″', 1_690_000), goodsSize('10,4″', 2_590_000), goodsSize('12,1″', 4_390_000)],
        palette: 'tech',
        colours: ['ink', 'silver', 'blue'],
        brands: PHONES,
        series: ['Tab ', 'Pad '],
      },
    ]),
    subcategory('tvs', 'Телевизоры', 'Televizorlar', [
      {
        outline: 'tv',
        name: ruUz('Телевизор', 'Televizor'),
        measure: ruUz('Диагональ', 'Ekran diagonali'),
        sizes: [
          goodsSize('32″', 1_890_000, 'small'),
          goodsSize('43″', 3_290_000, 'medium'),
          goodsSize('55″', 5_490_000),
          goodsSize('65″', 8_290_000, 'large'),
          goodsSize('75″', 13_400_000, 'huge'),
        ],
        palette: 'tech',
        colours: ['ink'],
        brands: SCREENS,
        series: ['U', 'Q', 'S'],
      },
    ]),
    subcategory('audio', 'Наушники и колонки', 'Quloqchin va kolonkalar', [
      {
        outline: 'headphones',
        name: ruUz('Наушники беспроводные', 'Simsiz quloqchin'),
        measure: ruUz('Работа без зарядки', 'Quvvatlamasdan ishlashi'),
        sizes: [goodsSize('6 ч|6 soat', 290_000), goodsSize('24 ч|24 soat', 690_000), goodsSize('40 ч|40 soat', 1_490_000)],
        palette: 'bright',
        brands: ['Sado', 'Orbita', 'Novis'],
        series: ['Buds ', 'Free '],
      },
      {
        outline: 'speaker',
        name: ruUz('Колонка портативная', 'Koʻchma kolonka'),
        measure: ruUz('Мощность', 'Quvvati'),
        sizes: [goodsSize('10 Вт|10 Vt', 390_000), goodsSize('40 Вт|40 Vt', 990_000), goodsSize('100 Вт|100 Vt', 2_290_000)],
        palette: 'bright',
        brands: ['Sado', 'Samo'],
        series: ['Boom ', 'Go '],
      },
    ]),
  ],
};
