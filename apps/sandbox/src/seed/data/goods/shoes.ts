import { ruUz } from '../text.ts';
import { goodsSize, subcategory, type TopCategory } from './goods-kind.ts';

const MAKERS = ['Qadam', 'Poshna', 'Burgut', 'Yoʻlchi'];
const womens = (price: number) => [goodsSize('36', price), goodsSize('37', price), goodsSize('38', price), goodsSize('39', price)];
const mens = (price: number) => [goodsSize('41', price), goodsSize('42', price), goodsSize('43', price), goodsSize('44', price)];

export const SHOES: TopCategory = {
  alias: 'shoes',
  name: ruUz('Обувь', 'Poyabzal'),
  subcategories: [
    subcategory('sneakers', 'Кроссовки', 'Krossovkalar', [
      {
        outline: 'sneaker',
        name: ruUz('Кроссовки мужские', 'Erkaklar krossovkasi'),
        measure: ruUz('Размер', 'Oʻlchami'),
        sizes: mens(490_000),
        palette: 'bright',
        brands: MAKERS,
        series: ['Run ', 'Street '],
      },
      {
        outline: 'sneaker',
        name: ruUz('Кроссовки женские', 'Ayollar krossovkasi'),
        measure: ruUz('Размер', 'Oʻlchami'),
        sizes: womens(450_000),
        palette: 'bright',
        brands: MAKERS,
        series: ['Fit ', 'Soft '],
      },
    ]),
    subcategory('boots', 'Сапоги и ботинки', 'Etik va botinkalar', [
      {
        outline: 'boot',
        name: ruUz('Ботинки мужские', 'Erkaklar botinkasi'),
        measure: ruUz('Размер', 'Oʻlchami'),
        sizes: mens(590_000),
        palette: 'wear',
        brands: MAKERS,
        series: ['B-', 'Q-'],
      },
      {
        outline: 'boot',
        name: ruUz('Сапоги женские', 'Ayollar etigi'),
        measure: ruUz('Размер', 'Oʻlchami'),
        sizes: womens(640_000),
        palette: 'wear',
        brands: MAKERS,
        series: ['E-'],
      },
    ]),
    subcategory('dress-shoes', 'Туфли', 'Tuflilar', [
      {
        outline: 'shoe',
        name: ruUz('Туфли мужские кожаные', 'Erkaklar charm tuflisi'),
        measure: ruUz('Размер', 'Oʻlchami'),
        sizes: mens(540_000),
        palette: 'wear',
        colours: ['ink', 'navy', 'sand', 'wine'],
        brands: MAKERS,
        series: ['T-'],
      },
      {
        outline: 'heel',
        name: ruUz('Туфли женские', 'Ayollar tuflisi'),
        measure: ruUz('Размер', 'Oʻlchami'),
        sizes: womens(480_000),
        palette: 'wear',
        brands: MAKERS,
        series: ['N-'],
      },
    ]),
  ],
};
