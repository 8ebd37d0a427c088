import { ruUz } from '../text.ts';
import { goodsSize, subcategory, type TopCategory } from './goods-kind.ts';

const FEMALE = ['Atlas Libos', 'Lola', 'Sabo'];
const MALE = ['Adras Men', 'Sarbon', 'Burgut'];
const wear = (price: number) => [
  goodsSize('44', price),
  goodsSize('46', price),
  goodsSize('48', price),
  goodsSize('50', price),
  goodsSize('52', price),
];

export const CLOTHES: TopCategory = {
  alias: 'clothes',
  name: ruUz('Одежда', 'Kiyim-kechak'),
  subcategories: [
    subcategory('women', 'Женская одежда', 'Ayollar kiyimi', [
      {
        outline: 'dress',
        name: ruUz('Платье', 'Koʻylak'),
        measure: ruUz('Размер', 'Oʻlchami'),
        sizes: wear(390_000),
        palette: 'wear',
        brands: FEMALE,
        series: ['D-', 'L-'],
      },
      {
        outline: 'coat',
        name: ruUz('Пальто женское', 'Ayollar paltosi'),
        measure: ruUz('Размер', 'Oʻlchami'),
        sizes: wear(890_000),
        palette: 'wear',
        brands: FEMALE,
        series: ['P-'],
      },
    ]),
    subcategory('men', 'Мужская одежда', 'Erkaklar kiyimi', [
      {
        outline: 'suit',
        name: ruUz('Костюм мужской', 'Erkaklar kostyumi'),
        measure: ruUz('Размер', 'Oʻlchami'),
        sizes: wear(1_290_000),
        palette: 'wear',
        colours: ['ink', 'navy', 'sand', 'grey'],
        brands: MALE,
        series: ['K-'],
      },
      {
        outline: 'shirt',
        name: ruUz('Рубашка мужская', 'Erkaklar koʻylagi'),
        measure: ruUz('Размер', 'Oʻlchami'),
        sizes: wear(240_000),
        palette: 'wear',
        brands: MALE,
        series: ['R-', 'S-'],
      },
    ]),
    subcategory('outerwear', 'Верхняя одежда', 'Ustki kiyim', [
      {
        outline: 'jacket',
        name: ruUz('Куртка зимняя', 'Qishki kurtka'),
        measure: ruUz('Размер', 'Oʻlchami'),
        sizes: wear(690_000),
        palette: 'wear',
        brands: ['Burgut', 'Pomir'],
        series: ['W-', 'Z-'],
      },
    ]),
    subcategory('national', 'Национальная одежда', 'Milliy liboslar', [
      {
        outline: 'robe',
        name: ruUz('Чапан', 'Chopon'),
        measure: ruUz('Размер', 'Oʻlchami'),
        sizes: wear(790_000),
        palette: 'bright',
        brands: ['Atlas Libos', 'Adras Men'],
        series: ['CH-'],
      },
    ]),
  ],
};
