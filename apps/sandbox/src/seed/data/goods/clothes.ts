import { text } from '../text.ts';
import { leaf, type Section, size } from './kind.ts';

const FEMALE = ['Atlas Libos', 'Lola', 'Sabo'];
const MALE = ['Adras Men', 'Sarbon', 'Burgut'];
const wear = (price: number) => [size('44', price), size('46', price), size('48', price), size('50', price), size('52', price)];

export const CLOTHES: Section = {
  alias: 'clothes',
  name: text('Одежда', 'Kiyim-kechak'),
  leaves: [
    leaf('women', 'Женская одежда', 'Ayollar kiyimi', [
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
    leaf('men', 'Мужская одежда', 'Erkaklar kiyimi', [
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
    leaf('outerwear', 'Верхняя одежда', 'Ustki kiyim', [
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
    leaf('national', 'Национальная одежда', 'Milliy liboslar', [
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
