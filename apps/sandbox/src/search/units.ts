/**
 * Units of a number, folded: as names write them, and how people say them. Inches are a sign in names, which folding drops, so the number
 * stands there alone.
 */
const UNITS: readonly (readonly [string, RegExp])[] = [
  ['', /^(?:di?u[iy]?m|inch)/],
  ['l', /^(?:l(?:li|lik)?$|litr)/],
  ['ml', /^(?:ml(?:li|lik)?$|mililitr)/],
  ['kg', /^(?:kg(?:li|lik)?$|kilo$|kilogram)/],
  ['gb', /^(?:gb(?:li|lik)?$|gig(?:a|ov|li|lik)?$|gigabait)/],
  ['tb', /^(?:tb(?:li|lik)?$|terabait)/],
  ['vt', /^(?:vt(?:li|lik)?$|v$|vat(?:a|ov|li|lik)?$)/],
  ['kvt', /^(?:kvt(?:li|lik)?$|kv$|kilovat)/],
  // A Latin `c` folds to k.
  ['sm', /^(?:[sk]m(?:li|lik)?$|santimetr)/],
];

/** The unit that a folded word behind a number is, as names write it; undefined where it is none. */
export const unitOf = (folded: string): string | undefined => UNITS.find(([, said]) => said.test(folded))?.[0];
