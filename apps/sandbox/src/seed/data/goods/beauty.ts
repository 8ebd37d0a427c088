import { ruUz } from '../text.ts';
import { goodsSize, subcategory, type TopCategory } from './goods-kind.ts';

export const BEAUTY: TopCategory = {
  alias: 'beauty',
  name: ruUz('Красота и здоровье', 'Goʻzallik va salomatlik'),
  subcategories: [
    subcategory('hair', 'Для волос', 'Soch parvarishi', [
      {
        outline: 'hairdryer',
        name: ruUz('Фен', 'Fen'),
        measure: ruUz('Мощность', 'Quvvati'),
        sizes: [goodsSize('1600 Вт|1600 Vt', 290_000), goodsSize('2000 Вт|2000 Vt', 490_000), goodsSize('2400 Вт|2400 Vt', 890_000)],
        palette: 'bright',
        brands: ['Gulasal', 'Lola', 'Samo'],
        series: ['HD-', 'Pro '],
      },
      {
        outline: 'trimmer',
        name: ruUz('Машинка для стрижки', 'Soch olish mashinasi'),
        measure: ruUz('Насадок', 'Nasadkalar soni'),
        sizes: [goodsSize('4 шт.|4 dona', 240_000), goodsSize('8 шт.|8 dona', 390_000)],
        palette: 'metal',
        brands: ['Sartarosh', 'Samo'],
        series: ['T-', 'X'],
      },
    ]),
    subcategory('perfume', 'Парфюмерия', 'Atirlar', [
      {
        outline: 'perfume',
        name: ruUz('Парфюмерная вода', 'Atir suvi'),
        measure: ruUz('Объём', 'Hajmi'),
        sizes: [goodsSize('30 мл|30 ml', 290_000), goodsSize('50 мл|50 ml', 450_000), goodsSize('100 мл|100 ml', 740_000)],
        palette: 'bright',
        colours: ['red', 'saffron', 'blue'],
        brands: ['Rayhon', 'Ipak', 'Gulasal'],
        series: ['Tong ', 'Oqshom ', 'Bahor '],
      },
    ]),
    subcategory('health', 'Приборы для здоровья', 'Salomatlik asboblari', [
      {
        outline: 'tonometer',
        name: ruUz('Тонометр', 'Tonometr'),
        measure: ruUz('Манжета', 'Manjeta'),
        sizes: [goodsSize('22–32 см|22–32 sm', 340_000), goodsSize('22–42 см|22–42 sm', 490_000)],
        palette: 'metal',
        brands: ['Shifo', 'Salomat'],
        series: ['BP-'],
      },
      {
        outline: 'massager',
        name: ruUz('Массажное кресло', 'Massaj kreslosi'),
        measure: ruUz('Программы', 'Dasturlari'),
        sizes: [goodsSize('6 программ|6 dasturli', 6_900_000), goodsSize('12 программ|12 dasturli', 11_900_000)],
        palette: 'home',
        colours: ['walnut', 'grey', 'sand', 'ink'],
        brands: ['Orom', 'Shifo'],
        series: ['MS-'],
      },
    ]),
  ],
};
