import { randomBytes } from 'node:crypto';

/** Crockford's base 32: no I, L, O or U, so that a printed code cannot be misread. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Each symbol has 5 bits. 100 bits cannot be guessed. */
const CODE_SYMBOLS = 20;
const GROUP = 5;

export function generateDocumentCode(): string {
  return Array.from(randomBytes(CODE_SYMBOLS), (byte) => ALPHABET[byte % ALPHABET.length]).join('');
}

/** The printed form: four groups of five symbols. */
export function formatDocumentCode(code: string): string {
  return (code.match(new RegExp(`.{${GROUP}}`, 'g')) ?? []).join('-');
}

/** Parses a typed code: any case, spaces and hyphens are ignored, and O counts as 0, I and L as 1. Null if the text is not a code. */
export function parseDocumentCode(typed: string): string | null {
  const code = typed.replaceAll(/[\s-]/g, '').toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return code.length === CODE_SYMBOLS && [...code].every((symbol) => ALPHABET.includes(symbol)) ? code : null;
}
