import { type Text, text } from './text.ts';

/** A street with branches, and the coordinates of its middle. */
export type Place = { readonly districtId: string; readonly street: Text; readonly latitude: number; readonly longitude: number };

const place = (districtId: string, ru: string, uz: string, latitude: number, longitude: number): Place => ({
  districtId,
  street: text(ru, uz),
  latitude,
  longitude,
});

/** Streets of the capital. Stores use the first ones more often than the others. */
export const CAPITAL_PLACES: readonly Place[] = [
  place('1726266', 'проспект Амира Темура', 'Amir Temur shohkoʻchasi', 41.3656, 69.2886),
  place('1726294', 'улица Бунёдкор', 'Bunyodkor koʻchasi', 41.2795, 69.2043),
  place('1726277', 'улица Навои', 'Navoiy koʻchasi', 41.3193, 69.2476),
  place('1726269', 'проспект Мустакиллик', 'Mustaqillik shohkoʻchasi', 41.3198, 69.3031),
  place('1726273', 'улица Шахрисабз', 'Shahrisabz koʻchasi', 41.3035, 69.2814),
  place('1726287', 'улица Шота Руставели', 'Shota Rustaveli koʻchasi', 41.2829, 69.2541),
  place('1726280', 'улица Себзор', 'Sebzor koʻchasi', 41.3395, 69.2504),
  place('1726262', 'улица Фархад', 'Farhod koʻchasi', 41.2926, 69.1826),
  place('1726290', 'улица Махзуна', 'Maxzuna koʻchasi', 41.2963, 69.3262),
  place('1726283', 'улица Янги Сергели', 'Yangi Sergeli koʻchasi', 41.2262, 69.2204),
  place('1726264', 'улица Хусайна Байкаро', 'Husayn Bayqaro koʻchasi', 41.2337, 69.3327),
  place('1726292', 'улица Чоштепа', 'Choshtepa koʻchasi', 41.2104, 69.2317),
];

/** Streets outside the capital, at least one in each other region. */
export const REGION_PLACES: readonly Place[] = [
  place('1718401', 'улица Регистан', 'Registon koʻchasi', 39.6547, 66.9758),
  place('1718401', 'улица Дагбитская', 'Dahbed koʻchasi', 39.6702, 66.9591),
  place('1706401', 'улица Бахауддина Накшбанда', 'Bahouddin Naqshband koʻchasi', 39.7747, 64.4286),
  place('1703401', 'проспект Бобура', 'Bobur shohkoʻchasi', 40.7821, 72.3442),
  place('1714401', 'улица Уйчи', 'Uychi koʻchasi', 40.9983, 71.6726),
  place('1730401', 'улица Мустакиллик', 'Mustaqillik koʻchasi', 40.3842, 71.7843),
  place('1730405', 'улица Туркистан', 'Turkiston koʻchasi', 40.5286, 70.9425),
  place('1730412', 'улица Бурхониддина Маргинони', 'Burhoniddin Margʻinoniy koʻchasi', 40.4711, 71.7246),
  place('1708401', 'улица Шарафа Рашидова', 'Sharof Rashidov koʻchasi', 40.1158, 67.8422),
  place('1710401', 'улица Ислама Каримова', 'Islom Karimov koʻchasi', 38.8606, 65.7891),
  place('1710405', 'улица Ипак Йули', 'Ipak yoʻli koʻchasi', 39.0572, 66.8343),
  place('1712401', 'улица Галабы', 'Gʻalaba koʻchasi', 40.1039, 65.3688),
  place('1722401', 'улица Ат-Термизи', 'At-Termiziy koʻchasi', 37.2242, 67.2783),
  place('1724401', 'улица Узбекистан', 'Oʻzbekiston koʻchasi', 40.4897, 68.7842),
  place('1727404', 'улица Амира Темура', 'Amir Temur koʻchasi', 40.8447, 69.5986),
  place('1727419', 'проспект Навои', 'Navoiy shohkoʻchasi', 41.4689, 69.5822),
  place('1727413', 'улица Металлургов', 'Metallurglar koʻchasi', 40.2206, 69.2697),
  place('1733401', 'улица Аль-Хорезми', 'Al-Xorazmiy koʻchasi', 41.5501, 60.6314),
  place('1733406', 'улица Пахлавана Махмуда', 'Pahlavon Mahmud koʻchasi', 41.3775, 60.3619),
  place('1735401', 'улица Бердаха', 'Berdaq koʻchasi', 42.4619, 59.6166),
];

/** Home regions by the first word of a store's name. A store with such a name gets streets of this region first. */
export const HOME_REGIONS: Readonly<Record<string, string>> = {
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
