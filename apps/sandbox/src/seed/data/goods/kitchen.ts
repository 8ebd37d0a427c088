import { text } from '../text.ts';
import { size, subcategory, type TopCategory } from './goods-kind.ts';

const SMALL = ['Choynak', 'Samo', 'Velta', 'Oshpaz'];

export const KITCHEN: TopCategory = {
  alias: 'kitchen',
  name: text('Всё для кухни', 'Oshxona uchun'),
  subcategories: [
    subcategory('multicookers', 'Мультиварки', 'Multivarkalar', [
      {
        outline: 'multicooker',
        name: text('Мультиварка', 'Multivarka'),
        measure: text('Объём', 'Hajmi'),
        sizes: [size('3 л|3 l', 590_000), size('5 л|5 l', 890_000), size('6 л|6 l', 1_290_000)],
        palette: 'metal',
        brands: ['Oshpaz', 'Samo', 'Velta'],
        series: ['MC-', 'RC-'],
      },
    ]),
    subcategory('kettles', 'Чайники', 'Choynaklar', [
      {
        outline: 'kettle',
        name: text('Электрический чайник', 'Elektr choynak'),
        measure: text('Объём', 'Hajmi'),
        sizes: [size('1,5 л|1,5 l', 190_000), size('1,7 л|1,7 l', 290_000), size('2,2 л|2,2 l', 390_000)],
        palette: 'bright',
        brands: SMALL,
        series: ['EK-', 'KT-'],
      },
    ]),
    subcategory('blenders', 'Блендеры и мясорубки', 'Blender va goʻsht qiymalagichlar', [
      {
        outline: 'blender',
        name: text('Блендер', 'Blender'),
        measure: text('Мощность', 'Quvvati'),
        sizes: [size('600 Вт|600 Vt', 390_000), size('1000 Вт|1000 Vt', 690_000), size('1500 Вт|1500 Vt', 1_190_000)],
        palette: 'bright',
        brands: SMALL,
        series: ['BL-', 'HB-'],
      },
      {
        outline: 'grinder',
        name: text('Мясорубка', 'Goʻsht qiymalagich'),
        measure: text('Мощность', 'Quvvati'),
        sizes: [size('1500 Вт|1500 Vt', 690_000), size('2200 Вт|2200 Vt', 1_090_000)],
        palette: 'metal',
        brands: ['Oshpaz', 'Velta'],
        series: ['MG-'],
      },
    ]),
    subcategory('cookware', 'Посуда', 'Idish-tovoqlar', [
      {
        outline: 'pot',
        name: text('Казан', 'Qozon'),
        measure: text('Объём', 'Hajmi'),
        sizes: [size('5 л|5 l', 290_000), size('8 л|8 l', 420_000), size('12 л|12 l', 690_000)],
        palette: 'metal',
        brands: ['Qozonchi', 'Oshpaz'],
        series: ['K', 'T'],
      },
      {
        outline: 'tea-set',
        name: text('Чайный сервиз', 'Choy servizi'),
        measure: text('Предметов', 'Buyumlar soni'),
        sizes: [size('9 шт.|9 dona', 240_000), size('15 шт.|15 dona', 390_000), size('25 шт.|25 dona', 790_000)],
        palette: 'bright',
        brands: ['Paxtagul', 'Rishton Sopol'],
        series: ['S', 'N'],
      },
    ]),
  ],
};
