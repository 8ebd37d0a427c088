import { randomBytes } from 'node:crypto';

/** Crockford's base 32: no I, L, O or U, so that a printed code is not misread. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 5 bits each: 100 bits, which nobody finds by trying. */
const LENGTH = 20;
const GROUP = 5;

export function newCode(): string {
  return Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/** As it is printed: four groups of five. */
export function groupCode(code: string): string {
  return (code.match(new RegExp(`.{${GROUP}}`, 'g')) ?? []).join('-');
}

/** Parses a typed code; null when it is not one. */
export function readCode(typed: string): string | null {
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return code.length === LENGTH && [...code].every((symbol) => ALPHABET.includes(symbol)) ? code : null;
}
