import fc from 'fast-check';
import { asJson, asTexts, isJson, type Json } from '../contract/json.ts';
import { branchesOf, typesOf, variantsOf } from '../contract/schema.ts';
import type { KnownValues } from './known-values.ts';
import { textsOf } from './texts.ts';

export type ValueSource = { readonly document: Json; readonly known: KnownValues };

/** Deeper values are left out; no request of the contracts goes as deep. */
const DEPTH_MAX = 8;
const ITEMS_MAX = 4;
const NUMBER_MAX = 2 ** 53 - 1;

/** Valid values of a schema; ids are mostly such as the backend has named. `name` is the field that the value is for. */
export function valuesOf(source: ValueSource, schema: unknown, name = '', depth = 0): fc.Arbitrary<unknown> {
  if (depth > DEPTH_MAX) return fc.constant(null);
  const branches = branchesOf(source.document, schema)
    // The schema itself stays: a backend must also refuse fields that do not go together.
    .flatMap((branch) => [branch, ...variantsOf(branch)])
    .map((branch) => valuesOfBranch(source, branch, name, depth));
  return preferKnown(source, asJson(branchesOf(source.document, schema)[0]), name, fc.oneof(...branches));
}

function valuesOfBranch(source: ValueSource, schema: Json, name: string, depth: number): fc.Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  const types = typesOf(schema);
  const ofTypes = (types.length > 0 ? types : [isJson(schema.properties) ? 'object' : 'string']).map((type) =>
    valuesOfType(source, schema, type, name, depth),
  );
  return fc.oneof(...ofTypes);
}

function valuesOfType(source: ValueSource, schema: Json, type: string, name: string, depth: number): fc.Arbitrary<unknown> {
  if (type === 'object') return objectsOf(source, schema, depth);
  if (type === 'array') {
    const minLength = numberOr(schema.minItems, 0);
    const bounds = { minLength, maxLength: Math.max(minLength, Math.min(numberOr(schema.maxItems, ITEMS_MAX), ITEMS_MAX)) };
    const items = valuesOf(source, schema.items, name, depth + 1);
    return schema.uniqueItems === true
      ? fc.uniqueArray(items, { ...bounds, selector: (item) => JSON.stringify(item) })
      : fc.array(items, bounds);
  }
  if (type === 'integer') {
    const { min, max } = numberBounds(schema);
    return fc.oneof(fc.integer({ min: Math.max(min, -NUMBER_MAX), max: Math.min(max, NUMBER_MAX) }), fc.constantFrom(min, max));
  }
  if (type === 'number') return fc.double({ ...numberBounds(schema), noNaN: true, noDefaultInfinity: true });
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  return textsOf({
    min: numberOr(schema.minLength, 0),
    max: numberOr(schema.maxLength, 200),
    format: schema.format,
    pattern: schema.pattern,
  });
}

function objectsOf(source: ValueSource, schema: Json, depth: number): fc.Arbitrary<unknown> {
  const required = new Set(asTexts(schema.required));
  const fields = Object.entries(asJson(schema.properties)).map(([field, member]) => {
    const values = valuesOf(source, member, field, depth + 1);
    return [field, required.has(field) ? values : fc.option(values, { nil: undefined })] as const;
  });
  const listed = fc.record(Object.fromEntries(fields)).map(withoutUndefined);
  if (!isJson(schema.additionalProperties)) return listed;
  const others = fc.dictionary(fc.stringMatching(/^[a-z_]{1,10}$/), valuesOf(source, schema.additionalProperties, '', depth + 1), {
    maxKeys: ITEMS_MAX,
    noNullPrototype: true,
  });
  return fc.tuple(others, listed).map(([more, own]) => ({ ...more, ...own }));
}

const withoutUndefined = (value: Json): Json => Object.fromEntries(Object.entries(value).filter(([, item]) => item !== undefined));

/** Asks for known values only when a value is generated: by then more answers have come. */
function preferKnown(source: ValueSource, schema: Json, name: string, fresh: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  if (name === '' || isJson(schema.properties) || typesOf(schema).includes('array')) return fresh;
  return fc.tuple(fresh, fc.nat(), fc.integer({ min: 1, max: 10 })).map(([value, pick, chance]) => {
    const known = source.known.find({ name, schema });
    return known.length > 0 && chance > 2 ? known[pick % known.length] : value;
  });
}

/**
 * The example with the values that the caller fixed. If `pick` is even, ids that the backend has named also replace the example's own: other
 * values of the example may fit only its own ids, such as a district to its region. `pick` chooses among several.
 */
export function linkExample(source: ValueSource, schema: unknown, value: unknown, pick: number, name = ''): unknown {
  const branches = branchesOf(source.document, schema);
  if (Array.isArray(value)) {
    const items = branches.map((branch) => branch.items).find(isJson);
    return value.map((item, index) => linkExample(source, items ?? {}, item, pick + 2 * index, name));
  }
  if (isJson(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([field, item]) => {
        const member = branches.map((branch) => asJson(branch.properties)[field]).find(isJson);
        return [field, linkExample(source, member ?? {}, item, pick, field)];
      }),
    );
  }
  if (pick % 2 === 1 && !source.known.isFixed(name)) return value;
  const known = source.known.find({ name, schema: asJson(branches[0]) });
  return known.length > 0 ? known[Math.floor(pick / 2) % known.length] : value;
}

const numberOr = (value: unknown, other: number): number => (typeof value === 'number' ? value : other);

function numberBounds(schema: Json): { min: number; max: number } {
  const min = numberOr(schema.minimum, numberOr(schema.exclusiveMinimum, -2) + ('exclusiveMinimum' in schema ? 1 : 0));
  return { min, max: Math.max(min, numberOr(schema.maximum, numberOr(schema.exclusiveMaximum, min + 10_000_001) - 1)) };
}
