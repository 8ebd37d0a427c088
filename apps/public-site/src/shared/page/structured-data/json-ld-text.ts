import type { JsonLd } from './types.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON that can stand in a `<script type="application/ld+json">`: whatever a shop wrote in its name, nothing in it ends the block. */
export const jsonLdText = (thing: JsonLd): string => JSON.stringify(thing).replace(/[<>&\u2028\u2029]/g, (sign) => ESCAPES[sign] ?? sign);
