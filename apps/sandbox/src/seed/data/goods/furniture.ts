import { ruUz } from '../text.ts';
import { goodsSize, subcategory, type TopCategory } from './goods-kind.ts';

const MAKERS = ['Ipak Mebel', 'Yogʻoch', 'Sarv', 'Chinor'];

export const FURNITURE: TopCategory = {
  alias: 'furniture',
  name: ruUz('Дом и мебель', 'Uy va mebel'),
  subcategories: [
    subcategory('sofas', 'Диваны', 'Divanlar', [
      {
        outline: 'sofa',
        name: ruUz('Диван', 'Divan'),
        measure: ruUz('Длина', 'Uzunligi'),
        sizes: [
          goodsSize('180 см|180 sm', 3_490_000),
          goodsSize('220 см|220 sm', 4_990_000),
          goodsSize('300 см|300 sm', 8_490_000, 'long'),
        ],
        palette: 'home',
        colours: ['grey', 'green', 'sand', 'navy', 'wine'],
        brands: MAKERS,
        series: ['Oqshom ', 'Navroʻz ', 'Orom '],
      },
    ]),
    subcategory('beds', 'Кровати и матрасы', 'Karavot va matraslar', [
      {
        outline: 'bed',
        name: ruUz('Кровать', 'Karavot'),
        measure: ruUz('Спальное место', 'Yotoq oʻlchami'),
        sizes: [
          goodsSize('90×200 см|90×200 sm', 1_890_000),
          goodsSize('140×200 см|140×200 sm', 2_990_000),
          goodsSize('180×200 см|180×200 sm', 4_590_000),
        ],
        palette: 'home',
        colours: ['oak', 'walnut', 'white', 'grey'],
        brands: MAKERS,
        series: ['Tun ', 'Orzu '],
      },
      {
        outline: 'mattress',
        name: ruUz('Матрас', 'Matras'),
        measure: ruUz('Размер', 'Oʻlchami'),
        sizes: [
          goodsSize('90×200 см|90×200 sm', 890_000),
          goodsSize('160×200 см|160×200 sm', 1_990_000),
          goodsSize('180×200 см|180×200 sm', 2_490_000),
        ],
        palette: 'home',
        colours: ['white', 'grey'],
        brands: ['Orom Uyqu', 'Sarv'],
        series: ['Soft ', 'Orto '],
      },
    ]),
    subcategory('tables', 'Столы и стулья', 'Stol va stullar', [
      {
        outline: 'table',
        name: ruUz('Стол обеденный', 'Ovqatlanish stoli'),
        measure: ruUz('Длина', 'Uzunligi'),
        sizes: [goodsSize('120 см|120 sm', 990_000), goodsSize('160 см|160 sm', 1_790_000), goodsSize('220 см|220 sm', 3_290_000)],
        palette: 'home',
        colours: ['oak', 'walnut', 'white'],
        brands: MAKERS,
        series: ['Dasturxon ', 'Oila '],
      },
      {
        outline: 'chair',
        name: ruUz('Стул мягкий', 'Yumshoq stul'),
        measure: ruUz('В наборе', 'Toʻplamda'),
        sizes: [goodsSize('1 шт.|1 dona', 390_000), goodsSize('4 шт.|4 dona', 1_490_000), goodsSize('6 шт.|6 dona', 2_190_000)],
        palette: 'home',
        colours: ['walnut', 'grey', 'green', 'sand'],
        brands: MAKERS,
        series: ['Qulay ', 'Mehmon '],
      },
    ]),
    subcategory('wardrobes', 'Шкафы', 'Shkaflar', [
      {
        outline: 'wardrobe',
        name: ruUz('Шкаф-купе', 'Shkaf-kupe'),
        measure: ruUz('Ширина', 'Eni'),
        sizes: [
          goodsSize('120 см|120 sm', 2_190_000, 'narrow'),
          goodsSize('180 см|180 sm', 3_490_000),
          goodsSize('240 см|240 sm', 4_990_000),
        ],
        palette: 'home',
        colours: ['oak', 'walnut', 'white', 'grey'],
        brands: MAKERS,
        series: ['Sandiq ', 'Keng '],
      },
    ]),
    subcategory('carpets', 'Ковры и текстиль', 'Gilam va uy tekstili', [
      {
        outline: 'carpet',
        name: ruUz('Ковёр', 'Gilam'),
        measure: ruUz('Размер', 'Oʻlchami'),
        sizes: [goodsSize('1,5×2 м|1,5×2 m', 690_000), goodsSize('2×3 м|2×3 m', 1_290_000), goodsSize('3×4 м|3×4 m', 2_490_000)],
        palette: 'bright',
        brands: ['Xiva Gilam', 'Bagʻdod Toʻqima'],
        series: ['Islimiy ', 'Girih '],
      },
    ]),
  ],
};
