import { REGION_TABLE } from './region-table.ts';
import { type BilingualText, ruUz } from './text.ts';

export type Region = { readonly id: string; readonly name: BilingualText };
export type District = { readonly id: string; readonly regionId: string; readonly kind: DistrictKind; readonly name: BilingualText };
type DistrictKind = 'district' | 'city' | 'city_district';

/** The capital, whose second-level units are districts of the city. */
const TASHKENT = '1726';

/** SOATO: codes from 401 on within a region are cities of district rank. */
const FIRST_CITY_CODE = 401;

function districtOf(regionId: string, code: string, uz: string, ru: string): District {
  const id = `${regionId}${code}`;
  if (Number(code) >= FIRST_CITY_CODE) return { id, regionId, kind: 'city', name: ruUz(`город ${ru}`, `${uz} shahri`) };
  return { id, regionId, kind: regionId === TASHKENT ? 'city_district' : 'district', name: ruUz(`${ru} район`, `${uz} tumani`) };
}

function parseTable(table: string): { regions: Region[]; districts: District[] } {
  const regions: Region[] = [];
  const districts: District[] = [];
  for (const line of table.trim().split('\n')) {
    const [code = '', uz = '', ru = ''] = line.split('|');
    const region = regions.at(-1);
    if (code.length === 4) regions.push({ id: code, name: ruUz(ru, uz) });
    else if (region !== undefined) districts.push(districtOf(region.id, code, uz, ru));
  }
  return { regions, districts };
}

export const { regions: REGIONS, districts: DISTRICTS } = parseTable(REGION_TABLE);

export const regionOfDistrict = (districtId: string): string => districtId.slice(0, 4);

/** Codes of fixed phones by region (uzbekistan, Phones). */
const PHONE_CODES: Readonly<Record<string, string>> = {
  '1703': '74',
  '1706': '65',
  '1708': '72',
  '1710': '75',
  '1712': '79',
  '1714': '69',
  '1718': '66',
  '1722': '76',
  '1724': '67',
  '1726': '71',
  '1727': '70',
  '1730': '73',
  '1733': '62',
  '1735': '61',
};

export function phoneCodeOf(regionId: string): string {
  const code = PHONE_CODES[regionId];
  if (code === undefined) throw new TypeError(`there is no region ${regionId}`);
  return code;
}
