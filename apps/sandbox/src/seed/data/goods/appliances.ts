import { ruUz } from '../text.ts';
import { goodsSize, subcategory, type TopCategory } from './goods-kind.ts';

const LARGE = ['Velta', 'Muzdon', 'Kelvor', 'Samo'];
const CLIMATE = ['Shabada', 'Kelvor', 'Velta'];

export const APPLIANCES: TopCategory = {
  alias: 'appliances',
  name: ruUz('Техника для дома', 'Maishiy texnika'),
  subcategories: [
    subcategory('fridges', 'Холодильники', 'Muzlatgichlar', [
      {
        outline: 'fridge',
        name: ruUz('Холодильник', 'Muzlatgich'),
        measure: ruUz('Объём', 'Hajmi'),
        sizes: [
          goodsSize('180 л|180 l', 2_690_000),
          goodsSize('250 л|250 l', 3_890_000),
          goodsSize('320 л|320 l', 4_790_000),
          goodsSize('450 л|450 l', 8_990_000, 'wide'),
        ],
        palette: 'metal',
        brands: LARGE,
        series: ['RF-', 'NF-', 'HD-'],
      },
    ]),
    subcategory('washing-machines', 'Стиральные машины', 'Kir yuvish mashinalari', [
      {
        outline: 'washer',
        name: ruUz('Стиральная машина', 'Kir yuvish mashinasi'),
        measure: ruUz('Загрузка', 'Sigʻimi'),
        sizes: [goodsSize('6 кг|6 kg', 2_890_000), goodsSize('8 кг|8 kg', 3_990_000), goodsSize('10 кг|10 kg', 5_690_000)],
        palette: 'metal',
        brands: LARGE,
        series: ['WM-', 'WD-'],
      },
    ]),
    subcategory('air-conditioners', 'Кондиционеры', 'Konditsionerlar', [
      {
        outline: 'conditioner',
        name: ruUz('Кондиционер', 'Konditsioner'),
        measure: ruUz('Площадь', 'Xona maydoni'),
        sizes: [
          goodsSize('20 м²|20 m²', 3_290_000),
          goodsSize('35 м²|35 m²', 4_690_000),
          goodsSize('50 м²|50 m²', 6_990_000),
          goodsSize('70 м²|70 m²', 9_790_000),
        ],
        palette: 'metal',
        colours: ['silver', 'white'],
        brands: CLIMATE,
        series: ['AC-', 'IN-'],
      },
    ]),
    subcategory('vacuum-cleaners', 'Пылесосы', 'Changyutgichlar', [
      {
        outline: 'vacuum',
        name: ruUz('Пылесос', 'Changyutgich'),
        measure: ruUz('Мощность', 'Quvvati'),
        sizes: [goodsSize('1600 Вт|1600 Vt', 690_000), goodsSize('2000 Вт|2000 Vt', 1_090_000), goodsSize('2400 Вт|2400 Vt', 1_590_000)],
        palette: 'bright',
        brands: ['Tozagul', 'Velta', 'Samo'],
        series: ['VC-', 'VR-'],
      },
    ]),
    subcategory('stoves', 'Плиты и печи', 'Plita va pechlar', [
      {
        outline: 'stove',
        name: ruUz('Газовая плита', 'Gaz plitasi'),
        measure: ruUz('Ширина', 'Eni'),
        sizes: [goodsSize('50 см|50 sm', 1_990_000), goodsSize('60 см|60 sm', 2_890_000), goodsSize('90 см|90 sm', 5_290_000, 'wide')],
        palette: 'metal',
        brands: ['Oʻtagʻa', 'Velta', 'Kelvor'],
        series: ['GP-', 'GE-'],
      },
      {
        outline: 'microwave',
        name: ruUz('Микроволновая печь', 'Mikrotoʻlqinli pech'),
        measure: ruUz('Объём', 'Hajmi'),
        sizes: [goodsSize('20 л|20 l', 790_000), goodsSize('25 л|25 l', 1_090_000), goodsSize('30 л|30 l', 1_690_000)],
        palette: 'metal',
        brands: ['Samo', 'Velta'],
        series: ['MW-'],
      },
    ]),
  ],
};
