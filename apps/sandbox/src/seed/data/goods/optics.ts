import { text } from '../text.ts';
import { size, subcategory, type TopCategory } from './goods-kind.ts';

export const OPTICS: TopCategory = {
  alias: 'optics-watches',
  name: text('Оптика и часы', 'Optika va soatlar'),
  subcategories: [
    subcategory('glasses', 'Очки', 'Koʻzoynaklar', [
      {
        outline: 'glasses',
        name: text('Оправа для очков', 'Koʻzoynak gardishi'),
        measure: text('Ширина', 'Eni'),
        sizes: [size('50 мм|50 mm', 340_000), size('53 мм|53 mm', 390_000), size('56 мм|56 mm', 440_000)],
        palette: 'metal',
        brands: ['Nigoh', 'Ziyo Optik', 'Linza'],
        series: ['F-', 'G-'],
      },
      {
        outline: 'sunglasses',
        name: text('Очки солнцезащитные', 'Quyoshdan saqlovchi koʻzoynak'),
        measure: text('Защита', 'Himoyasi'),
        sizes: [size('UV 400', 240_000), size('UV 400, поляризация|UV 400, qutblangan', 420_000)],
        palette: 'wear',
        brands: ['Nigoh', 'Quyosh'],
        series: ['S-'],
      },
    ]),
    subcategory('watches', 'Наручные часы', 'Qoʻl soatlari', [
      {
        outline: 'watch',
        name: text('Часы наручные', 'Qoʻl soati'),
        measure: text('Корпус', 'Korpusi'),
        sizes: [size('36 мм|36 mm', 490_000), size('40 мм|40 mm', 690_000), size('44 мм|44 mm', 990_000)],
        palette: 'metal',
        brands: ['Lahza', 'Vaqt', 'Sarbon'],
        series: ['Classic ', 'Sport '],
      },
    ]),
    subcategory('smart-watches', 'Умные часы', 'Aqlli soatlar', [
      {
        outline: 'smartwatch',
        name: text('Умные часы', 'Aqlli soat'),
        measure: text('Корпус', 'Korpusi'),
        sizes: [size('41 мм|41 mm', 690_000), size('45 мм|45 mm', 990_000), size('49 мм|49 mm', 1_890_000)],
        palette: 'tech',
        brands: ['Novis', 'Lahza', 'Orbita'],
        series: ['Watch ', 'Fit '],
      },
    ]),
  ],
};
