import { text } from '../text.ts';
import { size, subcategory, type TopCategory } from './goods-kind.ts';

export const BEAUTY: TopCategory = {
  alias: 'beauty',
  name: text('Красота и здоровье', 'Goʻzallik va salomatlik'),
  subcategories: [
    subcategory('hair', 'Для волос', 'Soch parvarishi', [
      {
        outline: 'hairdryer',
        name: text('Фен', 'Fen'),
        measure: text('Мощность', 'Quvvati'),
        sizes: [size('1600 Вт|1600 Vt', 290_000), size('2000 Вт|2000 Vt', 490_000), size('2400 Вт|2400 Vt', 890_000)],
        palette: 'bright',
        brands: ['Gulasal', 'Lola', 'Samo'],
        series: ['HD-', 'Pro '],
      },
      {
        outline: 'trimmer',
        name: text('Машинка для стрижки', 'Soch olish mashinasi'),
        measure: text('Насадок', 'Nasadkalar soni'),
        sizes: [size('4 шт.|4 dona', 240_000), size('8 шт.|8 dona', 390_000)],
        palette: 'metal',
        brands: ['Sartarosh', 'Samo'],
        series: ['T-', 'X'],
      },
    ]),
    subcategory('perfume', 'Парфюмерия', 'Atirlar', [
      {
        outline: 'perfume',
        name: text('Парфюмерная вода', 'Parfyumeriya suvi'),
        measure: text('Объём', 'Hajmi'),
        sizes: [size('30 мл|30 ml', 290_000), size('50 мл|50 ml', 450_000), size('100 мл|100 ml', 740_000)],
        palette: 'bright',
        brands: ['Rayhon', 'Ipak', 'Gulasal'],
        series: ['Tong ', 'Oqshom ', 'Bahor '],
      },
    ]),
    subcategory('health', 'Приборы для здоровья', 'Salomatlik asboblari', [
      {
        outline: 'tonometer',
        name: text('Тонометр', 'Tonometr'),
        measure: text('Манжета', 'Manjeta'),
        sizes: [size('22–32 см|22–32 sm', 340_000), size('22–42 см|22–42 sm', 490_000)],
        palette: 'metal',
        brands: ['Shifo', 'Salomat'],
        series: ['BP-'],
      },
      {
        outline: 'massager',
        name: text('Массажное кресло', 'Massaj kreslosi'),
        measure: text('Программы', 'Dasturlari'),
        sizes: [size('6 программ|6 dasturli', 6_900_000), size('12 программ|12 dasturli', 11_900_000)],
        palette: 'home',
        brands: ['Orom', 'Shifo'],
        series: ['MS-'],
      },
    ]),
  ],
};
