/**
 * The kind of goods in a product name: the text before the brand, alone and together with the brand. Null if the name does not contain its
 * brand.
 */
export function goodsPhraseOf(name: string, brand: string | null): { readonly kind: string; readonly withBrand: string } | null {
  const at = brand === null ? -1 : name.indexOf(` ${brand}`);
  if (brand === null || at <= 0) return null;
  return { kind: name.slice(0, at).replace(/,.*$/, ''), withBrand: name.slice(0, at + 1 + brand.length) };
}
