import type { SettingName } from '@muddat/process';
import type { ParseValue } from './values.ts';

/** The legal entity that operates the portal. The offer and the footer name it. */
export type SiteOperator = { name: string; stir: string; address: string; licence: string };

/** Defaults outside production. The name marks them, and the footer says that they are invented (DEMO_DATA). */
const DEMO: SiteOperator = { name: 'Muddat Demo MCHJ', stir: '000000000', address: 'Toshkent', licence: '0000' };

const MAX_LENGTH = 200;

/** A text of one line, at most 200 characters. */
const line: ParseValue<string> = (text) => {
  if (/\p{Cc}/u.test(text)) throw new Error('must be one line');
  if (text.length > MAX_LENGTH) throw new Error(`must be at most ${MAX_LENGTH} characters long`);
  return text;
};

/** The taxpayer number of a legal entity in Uzbekistan (STIR). */
const stir: ParseValue<string> = (text) => {
  if (!/^\d{9}$/.test(text)) throw new Error('must be the 9 digits of the STIR');
  return text;
};

type Read = (name: SettingName, reader: ParseValue<string>, fallback: string) => string;

/** Reads the settings of the operator. In production each of them is required. */
export function readSiteOperator(read: Read, required: (name: SettingName, why: string) => void): SiteOperator {
  required('OPERATOR_NAME', 'the legal entity that the offer names');
  required('OPERATOR_STIR', 'the STIR of that entity');
  required('OPERATOR_ADDRESS', 'the address of that entity');
  required('OPERATOR_LICENCE', 'the licence of that entity');
  return {
    name: read('OPERATOR_NAME', line, DEMO.name),
    stir: read('OPERATOR_STIR', stir, DEMO.stir),
    address: read('OPERATOR_ADDRESS', line, DEMO.address),
    licence: read('OPERATOR_LICENCE', line, DEMO.licence),
  };
}
