// Valibot schemas of what an API's operations answer, for clients that check the answers.
import { resolve, schemaName } from './contract.mjs';

/** Say nothing of an answer's shape. Bounds bind what is sent; of an answer they are the server's business. */
const IGNORED = new Set([
  ...['description', 'example', 'examples', 'x-id', 'x-origin', 'title', 'default', 'deprecated', 'readOnly', 'writeOnly'],
  ...['minimum', 'maximum', 'minLength', 'maxLength', 'minItems', 'maxItems', 'uniqueItems'],
]);
const KNOWN = new Set(['type', 'enum', 'const', 'format', 'pattern', 'not', 'properties', 'required', 'additionalProperties', 'items']);
const FORMATS = { date: 'parts.date', 'date-time': 'parts.dateTime' };
const PARTS_OF_ONE = ['oneOf', 'anyOf', 'allOf'];

const quoted = (value) => JSON.stringify(value);
const nullable = (isNullable, text) => (isNullable ? `v.nullable(${text})` : text);
const isNull = (schema) => schema.type === 'null';

/** The text of a schema. `nameOf` brings a named one into the file and says how to refer to it. */
function schemaText(schema, nameOf) {
  const has = (keyword) => schema[keyword] !== undefined;
  const asOnly = (...keywords) => {
    const others = Object.keys(schema).filter((keyword) => !keywords.includes(keyword) && !IGNORED.has(keyword));
    if (others.length > 0) throw new Error(`no schema can be made of ${others.join(', ')} beside ${keywords.join(', ')}`);
  };
  const inside = (part) => schemaText(part, nameOf);
  if (has('$ref')) {
    asOnly('$ref');
    return nameOf(schema);
  }
  for (const keyword of PARTS_OF_ONE.filter(has)) {
    asOnly(keyword);
    const parts = schema[keyword].filter((part) => !isNull(part)).map(inside);
    const join = keyword === 'allOf' ? 'v.intersect' : 'parts.oneOf';
    return nullable(schema[keyword].some(isNull), parts.length === 1 ? parts[0] : `${join}([${parts.join(', ')}])`);
  }
  asOnly(...KNOWN);
  const types = [schema.type ?? []].flat();
  if (isNull(schema)) return 'v.null()';
  const [type, ...more] = types.filter((one) => one !== 'null');
  if (more.length > 0) throw new Error(`no schema can be made of the types ${types.join(', ')}`);
  if (has('const')) return `v.literal(${quoted(schema.const)})`;
  if (has('enum')) {
    const values = schema.enum.filter((value) => value !== null);
    return nullable(values.length < schema.enum.length, `v.picklist(${quoted(values)})`);
  }
  return nullable(types.includes('null'), typeText(type, schema, inside));
}

function typeText(type, schema, inside) {
  switch (type) {
    case undefined:
      return 'v.unknown()';
    case 'boolean':
    case 'number':
      return `v.${type}()`;
    case 'integer':
      return 'parts.integer';
    case 'string':
      return stringText(schema);
    case 'array':
      return `v.array(${inside(schema.items ?? {})})`;
    case 'object':
      return objectText(schema, inside);
    default:
      throw new Error(`no schema can be made of the type ${type}`);
  }
}

function stringText({ format, pattern, not }) {
  if (not !== undefined) return `parts.textExcept(${quoted(not.enum)})`;
  if (pattern !== undefined) return `parts.pattern(${new RegExp(pattern)})`;
  return FORMATS[format] ?? 'v.string()';
}

function objectText({ properties = {}, required = [], additionalProperties }, inside) {
  const members = Object.entries(properties).map(([name, property]) => {
    const text = inside(property);
    return `${quoted(name)}: ${required.includes(name) ? text : `v.optional(${text})`}`;
  });
  if (typeof additionalProperties !== 'object') return `parts.object({ ${members.join(', ')} })`;
  if (members.length > 0) throw new Error('no schema can be made of properties beside a schema of other properties');
  return `parts.record(${inside(additionalProperties)})`;
}

/** The table of an API's schemas: the body of each operation's success, where it is JSON. */
export function schemasText(api, operations, document) {
  const declarations = new Map();
  const started = new Set();
  const nameOf = (reference) => {
    const name = schemaName(reference);
    if (name === undefined) throw new Error(`${reference.$ref} is not a named schema`);
    if (!started.has(name)) {
      started.add(name);
      declarations.set(name, `const ${name}: v.GenericSchema = ${schemaText(resolve(document, reference), nameOf)};\n`);
    }
    // A schema that is started but not declared yet contains this reference.
    return declarations.has(name) ? name : `v.lazy(() => ${name})`;
  };
  const entries = operations.flatMap(({ id, success }) => {
    const schema = success[0]?.content?.['application/json']?.schema;
    return schema === undefined ? [] : [`  ${id}: ${schemaText(schema, nameOf)},\n`];
  });
  const problems = Object.entries(document['x-problem-data'] ?? {}).map(([code, schema]) => `  ${quoted(code)}: ${nameOf(schema)},\n`);
  return (
    `import * as v from 'valibot';\nimport * as parts from '../validation/schema-parts.ts';\n\n${[...declarations.values()].join('\n')}\n` +
    `/** A valibot schema for the answer of each operation of the ${api} API that answers JSON. Further fields are accepted. */\n` +
    `export const ${api}Schemas = {\n${entries.join('')}} satisfies Record<string, v.GenericSchema>;\n\n` +
    `/** A valibot schema for what the problems of a code add to the body of a refusal; \`operation.code\` where one operation adds its own. */\n` +
    `export const ${api}ProblemSchemas: Record<string, v.GenericSchema> = {\n${problems.join('')}};\n`
  );
}
