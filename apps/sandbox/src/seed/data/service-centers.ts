import { type BilingualText, ruUz } from './text.ts';

export type ServiceCenterSeed = {
  readonly name: string;
  readonly districtId: string;
  readonly address: BilingualText;
  readonly phone: string;
  readonly hours: BilingualText;
  readonly repairs: readonly BilingualText[];
  readonly latitude: number;
  readonly longitude: number;
};

const PHONES = ruUz('Смартфоны и планшеты', 'Smartfon va planshetlar');
const COMPUTERS = ruUz('Ноутбуки', 'Noutbuklar');
const SCREENS = ruUz('Телевизоры', 'Televizorlar');
const LARGE = ruUz('Крупная техника', 'Yirik maishiy texnika');
const SMALL = ruUz('Мелкая техника', 'Kichik maishiy texnika');
const CLIMATE = ruUz('Кондиционеры', 'Konditsionerlar');
const TOOLS = ruUz('Электроинструмент', 'Elektr asboblar');
const FURNITURE = ruUz('Мебель', 'Mebel');

const WEEK = ruUz('Пн–Сб 9:00–19:00', 'Du–Shan 9:00–19:00');
const DAILY = ruUz('Ежедневно 9:00–20:00', 'Har kuni 9:00–20:00');

const center = (
  name: string,
  districtId: string,
  addressRu: string,
  addressUz: string,
  phone: string,
  hours: BilingualText,
  repairs: readonly BilingualText[],
  [latitude, longitude]: readonly [number, number],
): ServiceCenterSeed => ({ name, districtId, address: ruUz(addressRu, addressUz), phone, hours, repairs, latitude, longitude });

/** Service centres, at least one in each region. */
export const SERVICE_CENTERS: readonly ServiceCenterSeed[] = [
  center(
    'Usta Servis Chilonzor',
    '1726294',
    'улица Бунёдкор, 12',
    'Bunyodkor koʻchasi, 12-uy',
    '+998712000101',
    DAILY,
    [PHONES, COMPUTERS, SMALL],
    [41.2788, 69.2051],
  ),
  center(
    'Usta Servis Yunusobod',
    '1726266',
    'проспект Амира Темура, 107',
    'Amir Temur shohkoʻchasi, 107-uy',
    '+998712000102',
    DAILY,
    [PHONES, SCREENS, LARGE],
    [41.3642, 69.2879],
  ),
  center(
    'Texno Davo',
    '1726269',
    'проспект Мустакиллик, 59',
    'Mustaqillik shohkoʻchasi, 59-uy',
    '+998712000103',
    WEEK,
    [LARGE, CLIMATE],
    [41.3207, 69.3044],
  ),
  center(
    'Sergeli Taʼmir',
    '1726283',
    'улица Янги Сергели, 8',
    'Yangi Sergeli koʻchasi, 8-uy',
    '+998712000104',
    WEEK,
    [TOOLS, SMALL],
    [41.2271, 69.2188],
  ),
  center('Mebel Usta', '1726290', 'улица Махзуна, 31', 'Mahzuna koʻchasi, 31-uy', '+998712000105', WEEK, [FURNITURE], [41.2958, 69.3249]),
  center(
    'Usta Servis Chirchiq',
    '1727419',
    'проспект Навои, 44',
    'Navoiy shohkoʻchasi, 44-uy',
    '+998702000106',
    WEEK,
    [PHONES, LARGE],
    [41.4694, 69.5811],
  ),
  center(
    'Registon Servis',
    '1718401',
    'улица Дагбитская, 20',
    'Dahbed koʻchasi, 20-uy',
    '+998662000107',
    DAILY,
    [PHONES, SCREENS, LARGE, CLIMATE],
    [39.6708, 66.9602],
  ),
  center(
    'Buxoro Texno Servis',
    '1706401',
    'улица Бахауддина Накшбанда, 88',
    'Bahouddin Naqshband koʻchasi, 88-uy',
    '+998652000108',
    WEEK,
    [LARGE, SMALL],
    [39.7739, 64.4272],
  ),
  center(
    'Andijon Usta',
    '1703401',
    'проспект Бобура, 15',
    'Bobur shohkoʻchasi, 15-uy',
    '+998742000109',
    WEEK,
    [PHONES, LARGE],
    [40.7829, 72.3451],
  ),
  center(
    'Namangan Taʼmir',
    '1714401',
    'улица Уйчи, 6',
    'Uychi koʻchasi, 6-uy',
    '+998692000110',
    WEEK,
    [LARGE, CLIMATE],
    [40.9991, 71.6712],
  ),
  center(
    'Fargʻona Texnik Servis',
    '1730401',
    'улица Мустакиллик, 73',
    'Mustaqillik koʻchasi, 73-uy',
    '+998732000111',
    DAILY,
    [PHONES, COMPUTERS, LARGE],
    [40.3849, 71.7852],
  ),
  center(
    'Qoʻqon Usta Servis',
    '1730405',
    'улица Туркистан, 19',
    'Turkiston koʻchasi, 19-uy',
    '+998732000112',
    WEEK,
    [TOOLS, LARGE],
    [40.5279, 70.9417],
  ),
  center(
    'Jizzax Servis',
    '1708401',
    'улица Шарафа Рашидова, 27',
    'Sharof Rashidov koʻchasi, 27-uy',
    '+998722000113',
    WEEK,
    [LARGE, SMALL],
    [40.1163, 67.8431],
  ),
  center(
    'Qarshi Texnika Servisi',
    '1710401',
    'улица Ислама Каримова, 52',
    'Islom Karimov koʻchasi, 52-uy',
    '+998752000114',
    WEEK,
    [PHONES, LARGE],
    [38.8612, 65.7902],
  ),
  center(
    'Navoiy Usta Markazi',
    '1712401',
    'улица Галабы, 9',
    'Gʻalaba koʻchasi, 9-uy',
    '+998792000115',
    WEEK,
    [LARGE, CLIMATE],
    [40.1045, 65.3679],
  ),
  center(
    'Termiz Servis',
    '1722401',
    'улица Ат-Термизи, 14',
    'At-Termiziy koʻchasi, 14-uy',
    '+998762000116',
    WEEK,
    [CLIMATE, LARGE],
    [37.2249, 67.2791],
  ),
  center(
    'Guliston Taʼmir',
    '1724401',
    'улица Узбекистан, 33',
    'Oʻzbekiston koʻchasi, 33-uy',
    '+998672000117',
    WEEK,
    [SMALL, LARGE],
    [40.4903, 68.7851],
  ),
  center(
    'Xorazm Texno Servis',
    '1733401',
    'улица Аль-Хорезми, 41',
    'Al-Xorazmiy koʻchasi, 41-uy',
    '+998622000118',
    WEEK,
    [PHONES, LARGE],
    [41.5508, 60.6307],
  ),
  center(
    'Nukus Servis Markazi',
    '1735401',
    'улица Бердаха, 25',
    'Berdaq koʻchasi, 25-uy',
    '+998612000119',
    WEEK,
    [LARGE, SMALL],
    [42.4611, 59.6178],
  ),
];
