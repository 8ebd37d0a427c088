import type { ReadValue } from './values.ts';

/** Who runs the portal and is owed its instalments: the offer and the footer name them. */
export type Operator = { name: string; stir: string; address: string; licence: string };

/** Nobody's: whoever sees them on a page knows that the portal is not in business. */
const DEMO: Operator = { name: 'Muddat Demo MCHJ (demo)', stir: '000000000', address: 'Toshkent (demo)', licence: '0000 (demo)' };

const MAX_LENGTH = 200;

/** A text of one line, as it is to stand on a page. */
const line: ReadValue<string> = (text) => {
  if (/\p{Cc}/u.test(text)) throw new Error('must be one line');
  if (text.length > MAX_LENGTH) throw new Error(`must be at most ${MAX_LENGTH} characters long`);
  return text;
};

/** A legal entity's number of a taxpayer in Uzbekistan. */
const stir: ReadValue<string> = (text) => {
  if (!/^\d{9}$/.test(text)) throw new Error('must be the 9 digits of the STIR');
  return text;
};

type Read = (name: string, reader: ReadValue<string>, fallback: string) => string;

/** The settings of the legal entity. `required` says of each that production does not start without it. */
export function readOperator(read: Read, required: (name: string, why: string) => void): Operator {
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
