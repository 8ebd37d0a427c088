import { ruUz } from '../text.ts';
import { goodsSize, subcategory, type TopCategory } from './goods-kind.ts';

const SMALL = ['Choynak', 'Samo', 'Velta', 'Oshpaz'];

export const KITCHEN: TopCategory = {
  alias: 'kitchen',
  name: ruUz('Всё для кухни', 'Oshxona uchun'),
  subcategories: [
    subcategory('multicookers', 'Мультиварки', 'Multivarkalar', [
      {
        outline: 'multicooker',
        name: ruUz('Мультиварка', 'Multivarka'),
        measure: ruUz('Объём', 'Hajmi'),
        sizes: [goodsSize('3 л|3 l', 590_000), goodsSize('5 л|5 l', 890_000), goodsSize('6 л|6 l', 1_290_000)],
        palette: 'metal',
        brands: ['Oshpaz', 'Samo', 'Velta'],
        series: ['MC-', 'RC-'],
      },
    ]),
    subcategory('kettles', 'Чайники', 'Elektr choynaklar', [
      {
        outline: 'kettle',
        name: ruUz('Электрический чайник', 'Elektr choynak'),
        measure: ruUz('Объём', 'Hajmi'),
        sizes: [goodsSize('1,5 л|1,5 l', 190_000), goodsSize('1,7 л|1,7 l', 290_000), goodsSize('2,2 л|2,2 l', 390_000)],
        palette: 'bright',
        brands: SMALL,
        series: ['EK-', 'KT-'],
      },
    ]),
    subcategory('blenders', 'Блендеры и мясорубки', 'Blender va goʻsht qiymalagichlar', [
      {
        outline: 'blender',
        name: ruUz('Блендер', 'Blender'),
        measure: ruUz('Мощность', 'Quvvati'),
        sizes: [goodsSize('600 Вт|600 Vt', 390_000), goodsSize('1000 Вт|1000 Vt', 690_000), goodsSize('1500 Вт|1500 Vt', 1_190_000)],
        palette: 'bright',
        brands: SMALL,
        series: ['BL-', 'HB-'],
      },
      {
        outline: 'grinder',
        name: ruUz('Мясорубка', 'Goʻsht qiymalagich'),
        measure: ruUz('Мощность', 'Quvvati'),
        sizes: [goodsSize('1500 Вт|1500 Vt', 690_000), goodsSize('2200 Вт|2200 Vt', 1_090_000)],
        palette: 'metal',
        brands: ['Oshpaz', 'Velta'],
        series: ['MG-'],
      },
    ]),
    subcategory('cookware', 'Посуда', 'Idish-tovoqlar', [
      {
        outline: 'pot',
        name: ruUz('Казан', 'Qozon'),
        measure: ruUz('Объём', 'Hajmi'),
        sizes: [goodsSize('5 л|5 l', 290_000), goodsSize('8 л|8 l', 420_000), goodsSize('12 л|12 l', 690_000)],
        palette: 'metal',
        colours: ['silver', 'ink'],
        brands: ['Qozonchi', 'Oshpaz'],
        series: ['K', 'T'],
      },
      {
        outline: 'tea-set',
        name: ruUz('Чайный сервиз', 'Choy servizi'),
        measure: ruUz('Предметов', 'Buyumlar soni'),
        sizes: [goodsSize('9 шт.|9 dona', 240_000), goodsSize('15 шт.|15 dona', 390_000), goodsSize('25 шт.|25 dona', 790_000)],
        palette: 'bright',
        colours: ['red', 'turquoise', 'green', 'blue'],
        brands: ['Paxtagul', 'Rishton Sopol'],
        series: ['S', 'N'],
      },
    ]),
  ],
};
