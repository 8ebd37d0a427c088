import { type BilingualText, ruUz } from './text.ts';

/** A street with branches, and the coordinates of its middle. */
export type StreetLocation = {
  readonly districtId: string;
  readonly street: BilingualText;
  readonly latitude: number;
  readonly longitude: number;
};

const streetLocation = (districtId: string, ru: string, uz: string, latitude: number, longitude: number): StreetLocation => ({
  districtId,
  street: ruUz(ru, uz),
  latitude,
  longitude,
});

/** Streets of the capital. Stores use the first ones more often than the others. */
export const CAPITAL_STREETS: readonly StreetLocation[] = [
  streetLocation('1726266', 'проспект Амира Темура', 'Amir Temur shohkoʻchasi', 41.3656, 69.2886),
  streetLocation('1726294', 'улица Бунёдкор', 'Bunyodkor koʻchasi', 41.2795, 69.2043),
  streetLocation('1726277', 'улица Навои', 'Navoiy koʻchasi', 41.3193, 69.2476),
  streetLocation('1726269', 'проспект Мустакиллик', 'Mustaqillik shohkoʻchasi', 41.3198, 69.3031),
  streetLocation('1726273', 'улица Шахрисабз', 'Shahrisabz koʻchasi', 41.3035, 69.2814),
  streetLocation('1726287', 'улица Шота Руставели', 'Shota Rustaveli koʻchasi', 41.2829, 69.2541),
  streetLocation('1726280', 'улица Себзор', 'Sebzor koʻchasi', 41.3395, 69.2504),
  streetLocation('1726262', 'улица Фархад', 'Farhod koʻchasi', 41.2926, 69.1826),
  streetLocation('1726290', 'улица Махзуна', 'Mahzuna koʻchasi', 41.2963, 69.3262),
  streetLocation('1726283', 'улица Янги Сергели', 'Yangi Sergeli koʻchasi', 41.2262, 69.2204),
  streetLocation('1726264', 'улица Хусайна Байкаро', 'Husayn Bayqaro koʻchasi', 41.2337, 69.3327),
  streetLocation('1726292', 'улица Чоштепа', 'Choshtepa koʻchasi', 41.2104, 69.2317),
];

/** Streets outside the capital, at least one in each other region. */
export const REGION_STREETS: readonly StreetLocation[] = [
  streetLocation('1718401', 'улица Регистан', 'Registon koʻchasi', 39.6547, 66.9758),
  streetLocation('1718401', 'улица Дагбитская', 'Dahbed koʻchasi', 39.6702, 66.9591),
  streetLocation('1706401', 'улица Бахауддина Накшбанда', 'Bahouddin Naqshband koʻchasi', 39.7747, 64.4286),
  streetLocation('1703401', 'проспект Бобура', 'Bobur shohkoʻchasi', 40.7821, 72.3442),
  streetLocation('1714401', 'улица Уйчи', 'Uychi koʻchasi', 40.9983, 71.6726),
  streetLocation('1730401', 'улица Мустакиллик', 'Mustaqillik koʻchasi', 40.3842, 71.7843),
  streetLocation('1730405', 'улица Туркистан', 'Turkiston koʻchasi', 40.5286, 70.9425),
  streetLocation('1730412', 'улица Бурхониддина Маргинони', 'Burhoniddin Margʻinoniy koʻchasi', 40.4711, 71.7246),
  streetLocation('1708401', 'улица Шарафа Рашидова', 'Sharof Rashidov koʻchasi', 40.1158, 67.8422),
  streetLocation('1710401', 'улица Ислама Каримова', 'Islom Karimov koʻchasi', 38.8606, 65.7891),
  streetLocation('1710405', 'улица Ипак Йули', 'Ipak yoʻli koʻchasi', 39.0572, 66.8343),
  streetLocation('1712401', 'улица Галабы', 'Gʻalaba koʻchasi', 40.1039, 65.3688),
  streetLocation('1722401', 'улица Ат-Термизи', 'At-Termiziy koʻchasi', 37.2242, 67.2783),
  streetLocation('1724401', 'улица Узбекистан', 'Oʻzbekiston koʻchasi', 40.4897, 68.7842),
  streetLocation('1727404', 'улица Амира Темура', 'Amir Temur koʻchasi', 40.8447, 69.5986),
  streetLocation('1727419', 'проспект Навои', 'Navoiy shohkoʻchasi', 41.4689, 69.5822),
  streetLocation('1727413', 'улица Металлургов', 'Metallurglar koʻchasi', 40.2206, 69.2697),
  streetLocation('1733401', 'улица Аль-Хорезми', 'Al-Xorazmiy koʻchasi', 41.5501, 60.6314),
  streetLocation('1733406', 'улица Пахлавана Махмуда', 'Pahlavon Mahmud koʻchasi', 41.3775, 60.3619),
  streetLocation('1735401', 'улица Бердаха', 'Berdaq koʻchasi', 42.4619, 59.6166),
];

/** Home regions by the first word of a store's name. A store with such a name gets streets of this region first. */
export const HOME_REGION_BY_NAME: Readonly<Record<string, string>> = {
  Samarqand: '1718',
  Registon: '1718',
  Zarafshon: '1718',
  Buxoro: '1706',
  Qoʻqon: '1730',
  Andijon: '1703',
  Namangan: '1714',
  Margʻilon: '1730',
  Rishton: '1730',
  Xiva: '1733',
  Jizzax: '1708',
  Termiz: '1722',
  Nukus: '1735',
  Qarshi: '1710',
  Urganch: '1733',
  Guliston: '1724',
  Navoiy: '1712',
  Fargʻona: '1730',
  Bekobod: '1727',
};
