import { asJson, asList, asTexts, isJson, type Json } from './json.ts';

/** Follows `$ref`s inside the document to their target. Members beside a `$ref`, such as a description, add to the target. */
export function resolveRef(document: Json, value: unknown): Json {
  const given = asJson(value);
  const { $ref: ref, ...beside } = given;
  if (typeof ref !== 'string') return given;
  if (!ref.startsWith('#/')) throw new TypeError(`${ref}: a contract refers only to itself`);
  let found: unknown = document;
  for (const step of ref.slice(2).split('/')) found = asJson(found)[decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')];
  if (!isJson(found)) throw new TypeError(`${ref} leads nowhere`);
  return { ...resolveRef(document, found), ...beside };
}

/** The schema with its `$ref` followed and its `allOf` merged into one object; `oneOf` and `anyOf` stay. */
export function flattenSchema(document: Json, schema: unknown): Json {
  const { allOf, ...own } = resolveRef(document, schema);
  return asList(allOf).reduce<Json>((merged, part) => mergeSchemas(merged, flattenSchema(document, part)), own);
}

/** The alternatives of a schema, each merged with what is common to all; the schema itself if it has none. */
export function branchesOf(document: Json, schema: unknown): readonly Json[] {
  const { oneOf, anyOf, ...common } = flattenSchema(document, schema);
  const branches = [...asList(oneOf), ...asList(anyOf)];
  if (branches.length === 0) return [common];
  return branches.flatMap((branch) => branchesOf(document, mergeSchemas(common, flattenSchema(document, branch))));
}

/**
 * The schema narrowed to each combination of its `x-variants`: fields that go together are required, fields that do not are left out. Empty
 * if it has no variants. A group of `x-variants` lists alternatives; a value takes one of each group.
 */
export function variantsOf(schema: Json): readonly Json[] {
  const groups = asList(schema['x-variants']).map((group) => asList(group).filter(isJson));
  if (groups.length === 0) return [];
  const { 'x-variants': _groups, ...plain } = schema;
  return groups.reduce<readonly Json[]>(
    (schemas, group) => schemas.flatMap((one) => group.map((variant) => narrow(one, variant))),
    [plain],
  );
}

/** `variant`: `needs` and `without` name fields; its other members list the values that a field may have. */
function narrow(schema: Json, { needs, without, ...values }: Json): Json {
  const excluded = asTexts(without);
  const listed = Object.entries(values).map(([field, allowed]) => [field, { enum: allowed }]);
  const properties = { ...asJson(schema.properties), ...Object.fromEntries(listed) };
  return {
    ...schema,
    properties: Object.fromEntries(Object.entries(properties).filter(([field]) => !excluded.includes(field))),
    required: [...new Set([...asTexts(schema.required), ...asTexts(needs)])],
  };
}

function mergeSchemas(left: Json, right: Json): Json {
  return {
    ...left,
    ...right,
    ...(isJson(left.properties) || isJson(right.properties)
      ? { properties: { ...asJson(left.properties), ...asJson(right.properties) } }
      : {}),
    required: [...new Set([...asTexts(left.required), ...asTexts(right.required)])],
  };
}

/** The schemas that a member of a value may have, by its name or index. */
export function memberSchemas(document: Json, schema: unknown, step: string | number): readonly Json[] {
  return branchesOf(document, schema).flatMap((branch) => {
    const found = typeof step === 'number' ? branch.items : (asJson(branch.properties)[step] ?? branch.additionalProperties);
    return isJson(found) ? [found] : [];
  });
}

/** The JSON types that a schema names, for example `['object', 'null']`; empty if it names none. */
export const typesOf = ({ type }: Json): readonly string[] => (typeof type === 'string' ? [type] : asTexts(type));
