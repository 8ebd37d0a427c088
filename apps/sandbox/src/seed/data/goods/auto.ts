import { text } from '../text.ts';
import { size, subcategory, type TopCategory } from './goods-kind.ts';

export const AUTO: TopCategory = {
  alias: 'auto',
  name: text('Автотовары', 'Avtomahsulotlar'),
  subcategories: [
    subcategory('tyres', 'Шины и диски', 'Shina va disklar', [
      {
        outline: 'tyre',
        name: text('Комплект шин', 'Shinalar toʻplami'),
        measure: text('Размер', 'Oʻlchami'),
        sizes: [size('175/70 R13', 1_690_000), size('185/65 R14', 1_990_000), size('205/55 R16', 2_990_000)],
        palette: 'tech',
        brands: ['Yoʻlbars', 'Sahro', 'Ravot'],
        series: ['S', 'W', 'AT'],
      },
      {
        outline: 'rim',
        name: text('Диски литые, 4 шт.', 'Quyma disklar, 4 dona'),
        measure: text('Диаметр', 'Diametri'),
        sizes: [size('R13', 1_890_000), size('R14', 2_190_000), size('R16', 3_290_000)],
        palette: 'metal',
        brands: ['Charx', 'Yoʻlbars'],
        series: ['D', 'X'],
      },
    ]),
    subcategory('batteries', 'Аккумуляторы', 'Akkumulyatorlar', [
      {
        outline: 'battery',
        name: text('Аккумулятор', 'Akkumulyator'),
        measure: text('Ёмкость', 'Sigʻimi'),
        sizes: [size('45 А·ч|45 A·soat', 590_000), size('60 А·ч|60 A·soat', 790_000), size('75 А·ч|75 A·soat', 990_000)],
        palette: 'bright',
        brands: ['Chaqmoq', 'Quvvat'],
        series: ['AK-', 'EF-'],
      },
    ]),
    subcategory('car-electronics', 'Автоэлектроника', 'Avtoelektronika', [
      {
        outline: 'dashcam',
        name: text('Видеорегистратор', 'Videoregistrator'),
        measure: text('Разрешение', 'Tasvir sifati'),
        sizes: [size('Full HD', 490_000), size('2K', 790_000), size('4K', 1_290_000)],
        palette: 'tech',
        brands: ['Koʻz', 'Orbita'],
        series: ['DVR ', 'Road '],
      },
      {
        outline: 'radio',
        name: text('Автомагнитола', 'Avtomagnitola'),
        measure: text('Экран', 'Ekrani'),
        sizes: [size('7″', 890_000), size('9″', 1_290_000), size('10,1″', 1_590_000)],
        palette: 'tech',
        brands: ['Sado', 'Orbita'],
        series: ['CM-'],
      },
    ]),
    subcategory('care', 'Уход за автомобилем', 'Avtomobil parvarishi', [
      {
        outline: 'washer-gun',
        name: text('Мойка высокого давления', 'Yuqori bosimli moyka'),
        measure: text('Давление', 'Bosimi'),
        sizes: [size('110 бар|110 bar', 890_000), size('150 бар|150 bar', 1_490_000)],
        palette: 'bright',
        brands: ['Tozagul', 'Kuchli'],
        series: ['PW-'],
      },
      {
        outline: 'compressor',
        name: text('Компрессор', 'Kompressor'),
        measure: text('Давление', 'Bosimi'),
        sizes: [size('7 бар|7 bar', 290_000), size('10 бар|10 bar', 450_000)],
        palette: 'bright',
        brands: ['Shamol', 'Kuchli'],
        series: ['AC-'],
      },
    ]),
  ],
};
