import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The fourteen regions by SOATO code. The order has no meaning. */
const REGION_NAMES = [
  ['1726', msg({ message: 'Ташкент', comment: 'The city of Tashkent, as a region of its own' })],
  ['1727', msg({ message: 'Ташкентская область', comment: 'A region of Uzbekistan, as in a list to choose from' })],
  ['1703', msg({ message: 'Андижанская область', comment: 'A region of Uzbekistan, as in a list to choose from' })],
  ['1706', msg({ message: 'Бухарская область', comment: 'A region of Uzbekistan, as in a list to choose from' })],
  ['1708', msg({ message: 'Джизакская область', comment: 'A region of Uzbekistan, as in a list to choose from' })],
  ['1735', msg({ message: 'Каракалпакстан', comment: 'The Republic of Karakalpakstan, short' })],
  ['1710', msg({ message: 'Кашкадарьинская область', comment: 'A region of Uzbekistan, as in a list to choose from' })],
  ['1712', msg({ message: 'Навоийская область', comment: 'A region of Uzbekistan, as in a list to choose from' })],
  ['1714', msg({ message: 'Наманганская область', comment: 'A region of Uzbekistan, as in a list to choose from' })],
  ['1718', msg({ message: 'Самаркандская область', comment: 'A region of Uzbekistan, as in a list to choose from' })],
  ['1724', msg({ message: 'Сырдарьинская область', comment: 'A region of Uzbekistan, as in a list to choose from' })],
  ['1722', msg({ message: 'Сурхандарьинская область', comment: 'A region of Uzbekistan, as in a list to choose from' })],
  ['1730', msg({ message: 'Ферганская область', comment: 'A region of Uzbekistan, as in a list to choose from' })],
  ['1733', msg({ message: 'Хорезмская область', comment: 'A region of Uzbekistan, as in a list to choose from' })],
] as const satisfies readonly (readonly [string, MessageDescriptor])[];

export interface NamedRegion {
  code: string;
  label: string;
}

export const namedRegions = (i18n: I18n): NamedRegion[] => REGION_NAMES.map(([code, name]) => ({ code, label: i18n._(name) }));

/** Name of a region; null for an unknown code. */
export function regionName(i18n: I18n, code: string | null | undefined): string | null {
  const found = REGION_NAMES.find(([known]) => known === code);
  return found ? i18n._(found[1]) : null;
}
