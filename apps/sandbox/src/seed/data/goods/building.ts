import { ruUz } from '../text.ts';
import { goodsSize, subcategory, type TopCategory } from './goods-kind.ts';

const TOOLS = ['Usta', 'Poʻlat', 'Kuchli'];

export const BUILDING: TopCategory = {
  alias: 'building',
  name: ruUz('Стройка и ремонт', 'Qurilish va taʼmirlash'),
  subcategories: [
    subcategory('power-tools', 'Электроинструмент', 'Elektr asboblar', [
      {
        outline: 'drill',
        name: ruUz('Дрель-шуруповёрт', 'Drel-shurupovyort'),
        measure: ruUz('Аккумулятор', 'Akkumulyator'),
        sizes: [goodsSize('12 В|12 V', 540_000), goodsSize('18 В|18 V', 890_000), goodsSize('21 В|21 V', 1_190_000)],
        palette: 'bright',
        brands: TOOLS,
        series: ['DS-', 'CD-'],
      },
      {
        outline: 'hammer-drill',
        name: ruUz('Перфоратор', 'Perforator'),
        measure: ruUz('Мощность', 'Quvvati'),
        sizes: [goodsSize('800 Вт|800 Vt', 790_000), goodsSize('1500 Вт|1500 Vt', 1_490_000)],
        palette: 'bright',
        brands: TOOLS,
        series: ['RH-'],
      },
    ]),
    subcategory('generators', 'Генераторы и насосы', 'Generator va nasoslar', [
      {
        outline: 'generator',
        name: ruUz('Генератор бензиновый', 'Benzinli generator'),
        measure: ruUz('Мощность', 'Quvvati'),
        sizes: [goodsSize('3 кВт|3 kVt', 3_490_000), goodsSize('5 кВт|5 kVt', 5_990_000), goodsSize('7 кВт|7 kVt', 8_490_000)],
        palette: 'bright',
        brands: ['Kuchli', 'Chaqmoq'],
        series: ['GB-'],
      },
      {
        outline: 'pump',
        name: ruUz('Насос для воды', 'Suv nasosi'),
        measure: ruUz('Мощность', 'Quvvati'),
        sizes: [goodsSize('370 Вт|370 Vt', 490_000), goodsSize('750 Вт|750 Vt', 790_000), goodsSize('1100 Вт|1100 Vt', 1_290_000)],
        palette: 'metal',
        colours: ['silver', 'ink'],
        brands: ['Obihayot', 'Kuchli'],
        series: ['NS-'],
      },
    ]),
    subcategory('heating', 'Отопление и вода', 'Isitish va suv', [
      {
        outline: 'boiler',
        name: ruUz('Водонагреватель', 'Suv isitgich'),
        measure: ruUz('Объём', 'Hajmi'),
        sizes: [goodsSize('30 л|30 l', 1_090_000), goodsSize('50 л|50 l', 1_390_000), goodsSize('80 л|80 l', 1_790_000)],
        palette: 'metal',
        colours: ['silver', 'white'],
        brands: ['Oʻtagʻa', 'Obihayot'],
        series: ['WH-'],
      },
      {
        outline: 'heater',
        name: ruUz('Котёл газовый', 'Gaz qozoni'),
        measure: ruUz('Мощность', 'Quvvati'),
        sizes: [goodsSize('16 кВт|16 kVt', 4_290_000), goodsSize('24 кВт|24 kVt', 5_490_000), goodsSize('32 кВт|32 kVt', 7_290_000)],
        palette: 'metal',
        colours: ['silver', 'white'],
        brands: ['Oʻtagʻa', 'Kelvor'],
        series: ['GK-'],
      },
    ]),
    subcategory('materials', 'Отделка', 'Pardozlash', [
      {
        outline: 'paint',
        name: ruUz('Краска интерьерная', 'Ichki devor boʻyogʻi'),
        measure: ruUz('Объём', 'Hajmi'),
        sizes: [goodsSize('5 л|5 l', 190_000), goodsSize('10 л|10 l', 340_000), goodsSize('20 л|20 l', 590_000)],
        palette: 'bright',
        brands: ['Rangin', 'Usta'],
        series: ['In-', 'Mat-'],
      },
      {
        outline: 'door',
        name: ruUz('Дверь входная', 'Kirish eshigi'),
        measure: ruUz('Размер', 'Oʻlchami'),
        sizes: [goodsSize('86×205 см|86×205 sm', 1_990_000), goodsSize('96×205 см|96×205 sm', 2_290_000)],
        palette: 'home',
        colours: ['oak', 'walnut', 'white', 'grey'],
        brands: ['Poʻlat', 'Darvoza'],
        series: ['D-'],
      },
    ]),
  ],
};
