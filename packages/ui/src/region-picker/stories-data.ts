import type { StoryTranslations } from '../internal/story-translations/story-translations.ts';
import type { Region } from './regions.ts';

/** Some of the 14 regions; the whole list comes from the server. */
export const REGIONS_RU: Region[] = [
  {
    code: '1726',
    name: 'город Ташкент',
    districts: [
      { code: '1726262', name: 'Учтепинский район' },
      { code: '1726264', name: 'Бектемирский район' },
      { code: '1726266', name: 'Юнусабадский район' },
      { code: '1726269', name: 'Мирзо-Улугбекский район' },
    ],
  },
  {
    code: '1718',
    name: 'Самаркандская область',
    districts: [
      { code: '1718401', name: 'город Самарканд' },
      { code: '1718406', name: 'город Каттакурган' },
      { code: '1718203', name: 'Акдарьинский район' },
    ],
  },
  {
    code: '1735',
    name: 'Республика Каракалпакстан',
    districts: [
      { code: '1735401', name: 'город Нукус' },
      { code: '1735204', name: 'Амударьинский район' },
    ],
  },
];

export const REGION_TRANSLATIONS: StoryTranslations = {
  'город Ташкент': 'Toshkent shahri',
  'Учтепинский район': 'Uchtepa tumani',
  'Бектемирский район': 'Bektemir tumani',
  'Юнусабадский район': 'Yunusobod tumani',
  'Мирзо-Улугбекский район': 'Mirzo Ulugʻbek tumani',
  'Самаркандская область': 'Samarqand viloyati',
  'город Самарканд': 'Samarqand shahri',
  'город Каттакурган': 'Kattaqoʻrgʻon shahri',
  'Акдарьинский район': 'Oqdaryo tumani',
  'Республика Каракалпакстан': 'Qoraqalpogʻiston Respublikasi',
  'город Нукус': 'Nukus shahri',
  'Амударьинский район': 'Amudaryo tumani',
};

export const REGIONS_UZ: Region[] = [
  {
    code: '1735',
    name: 'Qoraqalpogʻiston Respublikasi',
    districts: [
      { code: '1735401', name: 'Nukus shahri' },
      { code: '1735204', name: 'Amudaryo tumani' },
    ],
  },
  {
    code: '1730',
    name: 'Fargʻona viloyati',
    districts: [
      { code: '1730401', name: 'Fargʻona shahri' },
      { code: '1730203', name: 'Oltiariq tumani' },
    ],
  },
];
