import { ruUz } from '../text.ts';
import { goodsSize, subcategory, type TopCategory } from './goods-kind.ts';

export const OPTICS: TopCategory = {
  alias: 'optics-watches',
  name: ruUz('Оптика и часы', 'Optika va soatlar'),
  subcategories: [
    subcategory('glasses', 'Очки', 'Koʻzoynaklar', [
      {
        outline: 'glasses',
        name: ruUz('Оправа для очков', 'Koʻzoynak gardishi'),
        measure: ruUz('Ширина', 'Eni'),
        sizes: [goodsSize('50 мм|50 mm', 340_000), goodsSize('53 мм|53 mm', 390_000), goodsSize('56 мм|56 mm', 440_000)],
        palette: 'metal',
        colours: ['silver', 'ink'],
        brands: ['Nigoh', 'Ziyo Optik', 'Linza'],
        series: ['F-', 'G-'],
      },
      {
        outline: 'sunglasses',
        name: ruUz('Очки солнцезащитные', 'Quyoshdan saqlovchi koʻzoynak'),
        measure: ruUz('Защита', 'Himoyasi'),
        sizes: [goodsSize('UV 400', 240_000), goodsSize('UV 400, поляризация|UV 400, polarizatsiyali', 420_000)],
        palette: 'wear',
        colours: ['ink', 'navy', 'sand', 'wine'],
        brands: ['Nigoh', 'Quyosh'],
        series: ['S-'],
      },
    ]),
    subcategory('watches', 'Наручные часы', 'Qoʻl soatlari', [
      {
        outline: 'watch',
        name: ruUz('Часы наручные', 'Qoʻl soati'),
        measure: ruUz('Корпус', 'Korpusi'),
        sizes: [goodsSize('36 мм|36 mm', 490_000), goodsSize('40 мм|40 mm', 690_000), goodsSize('44 мм|44 mm', 990_000)],
        palette: 'metal',
        brands: ['Lahza', 'Vaqt', 'Sarbon'],
        series: ['Classic ', 'Sport '],
      },
    ]),
    subcategory('smart-watches', 'Умные часы', 'Aqlli soatlar', [
      {
        outline: 'smartwatch',
        name: ruUz('Умные часы', 'Aqlli soat'),
        measure: ruUz('Корпус', 'Korpusi'),
        sizes: [goodsSize('41 мм|41 mm', 690_000), goodsSize('45 мм|45 mm', 990_000), goodsSize('49 мм|49 mm', 1_890_000)],
        palette: 'tech',
        brands: ['Novis', 'Lahza', 'Orbita'],
        series: ['Watch ', 'Fit '],
      },
    ]),
  ],
};
