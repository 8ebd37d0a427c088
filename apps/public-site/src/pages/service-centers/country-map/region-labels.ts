import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/**
 * Short names of the regions and the middles of their texts on the drawing, chosen by eye so that no name covers another or a main town.
 * The city of Tashkent shares the name of its region.
 */
const REGION_LABELS = [
  {
    code: '1735',
    x: 260,
    y: 330,
    name: msg({ message: 'Каракалпакстан', comment: 'On the map of the country: a region, as short as possible' }),
  },
  { code: '1733', x: 490, y: 590, name: msg({ message: 'Хорезм', comment: 'On the map of the country: a region, as short as possible' }) },
  { code: '1706', x: 690, y: 650, name: msg({ message: 'Бухара', comment: 'On the map of the country: a region, as short as possible' }) },
  { code: '1712', x: 790, y: 480, name: msg({ message: 'Навои', comment: 'On the map of the country: a region, as short as possible' }) },
  {
    code: '1718',
    x: 985,
    y: 716,
    name: msg({ message: 'Самарканд', comment: 'On the map of the country: a region, as short as possible' }),
  },
  {
    code: '1710',
    x: 890,
    y: 890,
    name: msg({ message: 'Кашкадарья', comment: 'On the map of the country: a region, as short as possible' }),
  },
  {
    code: '1722',
    x: 1080,
    y: 945,
    name: msg({ message: 'Сурхандарья', comment: 'On the map of the country: a region, as short as possible' }),
  },
  { code: '1708', x: 1140, y: 764, name: msg({ message: 'Джизак', comment: 'On the map of the country: a region, as short as possible' }) },
  {
    code: '1724',
    x: 1160,
    y: 612,
    name: msg({ message: 'Сырдарья', comment: 'On the map of the country: a region, as short as possible' }),
  },
  {
    code: '1727',
    x: 1290,
    y: 478,
    name: msg({ message: 'Ташкент', comment: 'On the map of the country: a region, as short as possible' }),
  },
  {
    code: '1714',
    x: 1410,
    y: 545,
    name: msg({ message: 'Наманган', comment: 'On the map of the country: a region, as short as possible' }),
  },
  {
    code: '1703',
    x: 1575,
    y: 655,
    name: msg({ message: 'Андижан', comment: 'On the map of the country: a region, as short as possible' }),
  },
  {
    code: '1730',
    x: 1400,
    y: 725,
    name: msg({ message: 'Фергана', comment: 'On the map of the country: a region, as short as possible' }),
  },
] as const;

export const regionLabels = (i18n: I18n) => REGION_LABELS.map(({ name, ...place }) => ({ ...place, label: i18n._(name) }));
