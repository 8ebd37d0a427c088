export type Json = Readonly<Record<string, unknown>>;
export type Contract = Json;
/** One difference between two versions, with the kind of release that it needs. */
export type Change = { readonly level: 'major' | 'minor'; readonly what: string };

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
export const objectOf = (value: unknown): Json => (isObject(value) ? value : {});
export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
export const entriesOf = (value: unknown): [string, unknown][] => Object.entries(objectOf(value));

/** A value of a contract with its own `$ref` followed. */
export function followRef(contract: Contract, value: unknown): Json {
  const ref = textOf(objectOf(value)['$ref']);
  if (ref === '') return objectOf(value);
  const found = ref
    .slice('#/'.length)
    .split('/')
    .reduce((node: unknown, step) => objectOf(node)[step.replaceAll('~1', '/').replaceAll('~0', '~')], contract);
  return followRef(contract, found);
}
