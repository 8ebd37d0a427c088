/**
 * Units after a number, folded: the spelling in names, and a pattern for the spellings that people use. Names write inches as a sign, which
 * folding drops, so for inches only the number remains.
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

/** The unit of a folded word after a number, spelled as in names; undefined if the word is not a unit. */
export const unitOf = (folded: string): string | undefined => UNITS.find(([, said]) => said.test(folded))?.[0];
