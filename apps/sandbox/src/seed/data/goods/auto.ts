import { ruUz } from '../text.ts';
import { goodsSize, subcategory, type TopCategory } from './goods-kind.ts';

export const AUTO: TopCategory = {
  alias: 'auto',
  name: ruUz('Автотовары', 'Avtomahsulotlar'),
  subcategories: [
    subcategory('tyres', 'Шины и диски', 'Shina va disklar', [
      {
        outline: 'tyre',
        name: ruUz('Комплект шин', 'Shinalar toʻplami'),
        measure: ruUz('Размер', 'Oʻlchami'),
        sizes: [goodsSize('175/70 R13', 1_690_000), goodsSize('185/65 R14', 1_990_000), goodsSize('205/55 R16', 2_990_000)],
        palette: 'tech',
        colours: ['ink'],
        brands: ['Yoʻlbars', 'Sahro', 'Ravot'],
        series: ['S', 'W', 'AT'],
      },
      {
        outline: 'rim',
        name: ruUz('Диски литые, 4 шт.', 'Quyma disklar, 4 dona'),
        measure: ruUz('Диаметр', 'Diametri'),
        sizes: [goodsSize('R13', 1_890_000), goodsSize('R14', 2_190_000), goodsSize('R16', 3_290_000)],
        palette: 'metal',
        colours: ['silver', 'ink'],
        brands: ['Charx', 'Yoʻlbars'],
        series: ['D', 'X'],
      },
    ]),
    subcategory('batteries', 'Аккумуляторы', 'Akkumulyatorlar', [
      {
        outline: 'battery',
        name: ruUz('Аккумулятор', 'Akkumulyator'),
        measure: ruUz('Ёмкость', 'Sigʻimi'),
        sizes: [goodsSize('45 А·ч|45 A·soat', 590_000), goodsSize('60 А·ч|60 A·soat', 790_000), goodsSize('75 А·ч|75 A·soat', 990_000)],
        palette: 'bright',
        colours: ['red', 'saffron', 'green', 'blue'],
        brands: ['Chaqmoq', 'Quvvat'],
        series: ['AK-', 'EF-'],
      },
    ]),
    subcategory('car-electronics', 'Автоэлектроника', 'Avtoelektronika', [
      {
        outline: 'dashcam',
        name: ruUz('Видеорегистратор', 'Videoregistrator'),
        measure: ruUz('Разрешение', 'Tasvir sifati'),
        sizes: [goodsSize('Full HD', 490_000), goodsSize('2K', 790_000), goodsSize('4K', 1_290_000)],
        palette: 'tech',
        colours: ['ink', 'silver'],
        brands: ['Koʻz', 'Orbita'],
        series: ['DVR ', 'Road '],
      },
      {
        outline: 'radio',
        name: ruUz('Автомагнитола', 'Avtomagnitola'),
        measure: ruUz('Экран', 'Ekrani'),
        sizes: [goodsSize('7″', 890_000), goodsSize('9″', 1_290_000), goodsSize('10,1″', 1_590_000)],
        palette: 'tech',
        colours: ['ink', 'silver'],
        brands: ['Sado', 'Orbita'],
        series: ['CM-'],
      },
    ]),
    subcategory('care', 'Уход за автомобилем', 'Avtomobil parvarishi', [
      {
        outline: 'washer-gun',
        name: ruUz('Мойка высокого давления', 'Yuqori bosimli yuvish apparati'),
        measure: ruUz('Давление', 'Bosimi'),
        sizes: [goodsSize('110 бар|110 bar', 890_000), goodsSize('150 бар|150 bar', 1_490_000)],
        palette: 'bright',
        brands: ['Tozagul', 'Kuchli'],
        series: ['PW-'],
      },
      {
        outline: 'compressor',
        name: ruUz('Компрессор', 'Kompressor'),
        measure: ruUz('Давление', 'Bosimi'),
        sizes: [goodsSize('7 бар|7 bar', 290_000), goodsSize('10 бар|10 bar', 450_000)],
        palette: 'bright',
        brands: ['Shamol', 'Kuchli'],
        series: ['AC-'],
      },
    ]),
  ],
};
