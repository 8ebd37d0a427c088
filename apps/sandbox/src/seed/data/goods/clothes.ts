import { text } from '../text.ts';
import { size, subcategory, type TopCategory } from './goods-kind.ts';

const FEMALE = ['Atlas Libos', 'Lola', 'Sabo'];
const MALE = ['Adras Men', 'Sarbon', 'Burgut'];
const wear = (price: number) => [size('44', price), size('46', price), size('48', price), size('50', price), size('52', price)];

export const CLOTHES: TopCategory = {
  alias: 'clothes',
  name: text('Одежда', 'Kiyim-kechak'),
  subcategories: [
    subcategory('women', 'Женская одежда', 'Ayollar kiyimi', [
      {
        outline: 'dress',
        name: text('Платье', 'Koʻylak'),
        measure: text('Размер', 'Oʻlchami'),
        sizes: wear(390_000),
        palette: 'wear',
        brands: FEMALE,
        series: ['D-', 'L-'],
      },
      {
        outline: 'coat',
        name: text('Пальто женское', 'Ayollar paltosi'),
        measure: text('Размер', 'Oʻlchami'),
        sizes: wear(890_000),
        palette: 'wear',
        brands: FEMALE,
        series: ['P-'],
      },
    ]),
    subcategory('men', 'Мужская одежда', 'Erkaklar kiyimi', [
      {
        outline: 'suit',
        name: text('Костюм мужской', 'Erkaklar kostyumi'),
        measure: text('Размер', 'Oʻlchami'),
        sizes: wear(1_290_000),
        palette: 'wear',
        brands: MALE,
        series: ['K-'],
      },
      {
        outline: 'shirt',
        name: text('Рубашка мужская', 'Erkaklar koʻylagi'),
        measure: text('Размер', 'Oʻlchami'),
        sizes: wear(240_000),
        palette: 'wear',
        brands: MALE,
        series: ['R-', 'S-'],
      },
    ]),
    subcategory('outerwear', 'Верхняя одежда', 'Ustki kiyim', [
      {
        outline: 'jacket',
        name: text('Куртка зимняя', 'Qishki kurtka'),
        measure: text('Размер', 'Oʻlchami'),
        sizes: wear(690_000),
        palette: 'wear',
        brands: ['Burgut', 'Pomir'],
        series: ['W-', 'Z-'],
      },
    ]),
    subcategory('national', 'Национальная одежда', 'Milliy liboslar', [
      {
        outline: 'robe',
        name: text('Чапан', 'Chopon'),
        measure: text('Размер', 'Oʻlchami'),
        sizes: wear(790_000),
        palette: 'bright',
        brands: ['Atlas Libos', 'Adras Men'],
        series: ['CH-'],
      },
    ]),
  ],
};
