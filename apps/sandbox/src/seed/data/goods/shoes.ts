import { text } from '../text.ts';
import { size, subcategory, type TopCategory } from './goods-kind.ts';

const MAKERS = ['Qadam', 'Poshna', 'Burgut', 'Yoʻlchi'];
const womens = (price: number) => [size('36', price), size('37', price), size('38', price), size('39', price)];
const mens = (price: number) => [size('41', price), size('42', price), size('43', price), size('44', price)];

export const SHOES: TopCategory = {
  alias: 'shoes',
  name: text('Обувь', 'Poyabzal'),
  subcategories: [
    subcategory('sneakers', 'Кроссовки', 'Krossovkalar', [
      {
        outline: 'sneaker',
        name: text('Кроссовки мужские', 'Erkaklar krossovkasi'),
        measure: text('Размер', 'Oʻlchami'),
        sizes: mens(490_000),
        palette: 'bright',
        brands: MAKERS,
        series: ['Run ', 'Street '],
      },
      {
        outline: 'sneaker',
        name: text('Кроссовки женские', 'Ayollar krossovkasi'),
        measure: text('Размер', 'Oʻlchami'),
        sizes: womens(450_000),
        palette: 'bright',
        brands: MAKERS,
        series: ['Fit ', 'Soft '],
      },
    ]),
    subcategory('boots', 'Сапоги и ботинки', 'Etik va botinkalar', [
      {
        outline: 'boot',
        name: text('Ботинки мужские', 'Erkaklar botinkasi'),
        measure: text('Размер', 'Oʻlchami'),
        sizes: mens(590_000),
        palette: 'wear',
        brands: MAKERS,
        series: ['B-', 'Q-'],
      },
      {
        outline: 'boot',
        name: text('Сапоги женские', 'Ayollar etigi'),
        measure: text('Размер', 'Oʻlchami'),
        sizes: womens(640_000),
        palette: 'wear',
        brands: MAKERS,
        series: ['E-'],
      },
    ]),
    subcategory('dress-shoes', 'Туфли', 'Tuflilar', [
      {
        outline: 'shoe',
        name: text('Туфли мужские кожаные', 'Erkaklar charm tuflisi'),
        measure: text('Размер', 'Oʻlchami'),
        sizes: mens(540_000),
        palette: 'wear',
        brands: MAKERS,
        series: ['T-'],
      },
      {
        outline: 'heel',
        name: text('Туфли женские', 'Ayollar tuflisi'),
        measure: text('Размер', 'Oʻlchami'),
        sizes: womens(480_000),
        palette: 'wear',
        brands: MAKERS,
        series: ['N-'],
      },
    ]),
  ],
};
