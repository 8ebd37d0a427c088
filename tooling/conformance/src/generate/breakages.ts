import { asTexts, isJson, type Json } from '../contract/json.ts';
import { branchesOf, memberSchemas } from '../contract/schema.ts';
import { HOSTILE_TEXTS } from './texts.ts';

type Path = readonly (string | number)[];
export type Broken = { readonly value: unknown; readonly what: string };

/** Takes a member out of its object or list. */
const REMOVED = Symbol('removed');
const LONG_LIST = 1_000;
const OTHER_TYPES: readonly unknown[] = [null, true, 42, 'text', [], {}];
const OTHER_NUMBERS = [-1, 0, 0.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e300];
const UNKNOWN_FIELD = 'x_unknown_field';

/** Paths of all members of a value, without the value itself. */
export function pathsOf(value: unknown, path: Path = []): readonly Path[] {
  const members: readonly (readonly [string | number, unknown])[] = Array.isArray(value)
    ? value.map((item, index) => [index, item] as const)
    : isJson(value)
      ? Object.entries(value)
      : [];
  return members.flatMap(([step, item]) => [[...path, step], ...pathsOf(item, [...path, step])]);
}

/**
 * The value with one change at one path: a member left out or of another type, a number or length beyond its bounds, a hostile text, an
 * unknown field. `pick` chooses among the changes. Not every change makes the value invalid.
 */
export function breakAt(document: Json, schema: Json, value: unknown, path: Path, pick: number): Broken {
  const changes = changesOf(document, schemasAt(document, [schema], path), valueAt(value, path));
  const change = changes[pick % changes.length] ?? { value: null, what: 'is null' };
  return { value: replaceAt(value, path, change.value), what: `\`${path.join('.')}\` ${change.what}` };
}

const valueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((found, step) => (Array.isArray(found) ? found[Number(step)] : isJson(found) ? found[step] : undefined), value);

const schemasAt = (document: Json, schemas: readonly Json[], path: Path): readonly Json[] =>
  path
    .reduce((found, step) => found.flatMap((schema) => memberSchemas(document, schema, step)), schemas)
    .flatMap((schema) => branchesOf(document, schema));

function changesOf(document: Json, schemas: readonly Json[], value: unknown): readonly Broken[] {
  return [
    { value: REMOVED, what: 'is left out' },
    ...OTHER_TYPES.map((other) => ({ value: other, what: `is ${JSON.stringify(other)}` })),
    ...schemas.flatMap(beyondBounds),
    ...(typeof value === 'number' ? OTHER_NUMBERS.map((other) => ({ value: other, what: `is ${other}` })) : []),
    ...(typeof value === 'string' ? HOSTILE_TEXTS.map((text) => ({ value: text, what: `is ${describeText(text)}` })) : []),
    ...(Array.isArray(value) ? listChanges(value) : []),
    ...(isJson(value) ? [{ value: { ...value, [UNKNOWN_FIELD]: 1 }, what: 'has an unknown field' }] : []),
    ...(isJson(value) ? missingFields(document, schemas, value) : []),
  ];
}

/** Every required field left out in turn: the contract's most frequent promise. */
const missingFields = (document: Json, schemas: readonly Json[], value: Json): readonly Broken[] =>
  schemas
    .flatMap((schema) => branchesOf(document, schema).flatMap(({ required }) => asTexts(required)))
    .filter((field) => field in value)
    .map((field) => ({ value: without(value, field), what: `has no \`${field}\`` }));

const listChanges = (value: readonly unknown[]): readonly Broken[] => [
  { value: [...value, ...value], what: 'has each entry twice' },
  { value: Array.from({ length: LONG_LIST }, () => value[0] ?? 1), what: `has ${LONG_LIST} entries` },
];

/** Values just outside what the schema allows. */
function beyondBounds({ minLength, maxLength, minimum, maximum, enum: listed, maxItems, minItems }: Json): readonly Broken[] {
  const ofLength = (length: number) => ({ value: 'a'.repeat(length), what: `has ${length} letters` });
  const ofNumber = (value: number) => ({ value, what: `is ${value}` });
  const ofItems = (length: number) => ({ value: Array.from({ length }, () => 'a'), what: `has ${length} entries` });
  return [
    ...(typeof minLength === 'number' && minLength > 0 ? [ofLength(minLength - 1)] : []),
    ...(typeof maxLength === 'number' ? [ofLength(maxLength + 1)] : []),
    ...(typeof minimum === 'number' ? [ofNumber(minimum - 1)] : []),
    ...(typeof maximum === 'number' ? [ofNumber(maximum + 1)] : []),
    ...(typeof minItems === 'number' && minItems > 0 ? [ofItems(minItems - 1)] : []),
    ...(typeof maxItems === 'number' ? [ofItems(maxItems + 1)] : []),
    ...(Array.isArray(listed) ? [{ value: 'not_listed', what: 'is not one of the listed values' }] : []),
  ];
}

function describeText(text: string): string {
  const shown = JSON.stringify(text.slice(0, 30));
  return text.length > 30 ? `${shown} and so on, ${text.length} characters` : shown;
}

function replaceAt(value: unknown, path: Path, other: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return other;
  const isRemoval = rest.length === 0 && other === REMOVED;
  if (Array.isArray(value)) {
    const index = Number(step);
    return isRemoval ? value.toSpliced(index, 1) : value.with(index, replaceAt(value[index], rest, other));
  }
  if (!isJson(value)) return value;
  return isRemoval ? without(value, String(step)) : { ...value, [step]: replaceAt(value[step], rest, other) };
}

const without = (value: Json, field: string): Json => Object.fromEntries(Object.entries(value).filter(([name]) => name !== field));
