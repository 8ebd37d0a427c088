import { type Change, type Contract, entriesOf, followRef, type Json, listOf, objectOf, textOf } from './contract-json.ts';

/** A schema with the contract that its references lead into. */
export type SchemaSide = { contract: Contract; schema: unknown };
type Direction = 'request' | 'response';
type Compared = { before: Json; after: Json; direction: Direction; place: string };

const typesOf = (schema: Json): Set<string> =>
  new Set([...listOf(schema['type']), schema['type']].map(textOf).filter((type) => type !== ''));
const missingIn = <T>(from: Iterable<T>, other: ReadonlySet<T>): T[] => [...from].filter((item) => !other.has(item));
const valuesOf = (schema: Json): Set<string> | null =>
  schema['enum'] !== undefined
    ? new Set(listOf(schema['enum']).map((value) => JSON.stringify(value)))
    : schema['const'] === undefined
      ? null
      : new Set([JSON.stringify(schema['const'])]);
const major = (what: string): Change => ({ level: 'major', what });
const minor = (what: string): Change => ({ level: 'minor', what });

/**
 * The changes of a schema, with those of its fields and items. A request may only accept more than before, a response may only promise
 * more: a listed value that a response did not have before breaks a `switch` over all of them.
 */
export function compareSchemas(
  direction: Direction,
  place: string,
  before: SchemaSide,
  after: SchemaSide,
  seen = new Set<unknown>(),
): Change[] {
  const [old, now] = [followRef(before.contract, before.schema), followRef(after.contract, after.schema)];
  if (seen.has(old)) return [];
  seen.add(old);
  const compared = { before: old, after: now, direction, place };
  const below = (name: string, oldSchema: unknown, nowSchema: unknown) =>
    compareSchemas(direction, `${place}.${name}`, { ...before, schema: oldSchema }, { ...after, schema: nowSchema }, seen);
  const fields = objectOf(now['properties']);
  return [
    ...compareTypes(compared),
    ...compareValues(compared),
    ...(direction === 'request' ? compareLimits(compared) : []),
    ...compareFields(compared),
    ...entriesOf(old['properties']).flatMap(([name, field]) => (name in fields ? below(name, field, fields[name]) : [])),
    ...(old['items'] === undefined ? [] : below('[]', old['items'], now['items'])),
    ...compareParts(compared, below),
  ];
}

function compareTypes({ before, after, direction, place }: Compared): Change[] {
  const [old, now] = [typesOf(before), typesOf(after)];
  const broken = direction === 'request' ? missingIn(old, now) : missingIn(now, old);
  if (old.size > 0 && now.size > 0 && broken.length > 0) {
    return [major(direction === 'request' ? `${place} is no longer ${broken.join(' or ')}` : `${place} may be ${broken.join(' or ')}`)];
  }
  return before['format'] === after['format'] ? [] : [major(`${place} has the format ${textOf(after['format']) || 'of any text'}`)];
}

function compareValues({ before, after, direction, place }: Compared): Change[] {
  const [old, now] = [valuesOf(before), valuesOf(after)];
  if (old === null || now === null) {
    const isNarrowed = direction === 'request' ? old === null && now !== null : old !== null && now === null;
    return isNarrowed
      ? [major(`${place} ${direction === 'request' ? 'accepts only listed values' : 'may have values that are not listed'}`)]
      : [];
  }
  const [gone, added] = [missingIn(old, now), missingIn(now, old)];
  const [broken, more] = direction === 'request' ? [gone, added] : [added, gone];
  return [
    ...broken.map((value) => major(direction === 'request' ? `${place} refuses ${value}` : `${place} may be ${value}`)),
    ...(direction === 'request' ? more.map((value) => minor(`${place} accepts ${value}`)) : []),
  ];
}

/** Keywords whose value may not fall, and those whose value may not rise. */
const LIMITS = { maximum: 1, maxLength: 1, maxItems: 1, minimum: -1, minLength: -1, minItems: -1 } as const;

function compareLimits({ before, after, place }: Compared): Change[] {
  const limits = Object.entries(LIMITS).flatMap(([word, sign]) => {
    const [old, now] = [before[word], after[word]];
    if (typeof now !== 'number') return [];
    const isStricter = typeof old !== 'number' || (now - old) * sign < 0;
    return isStricter ? [major(`${place} has ${word} ${now}`)] : [];
  });
  const hasNewPattern = after['pattern'] !== undefined && after['pattern'] !== before['pattern'];
  return [...limits, ...(hasNewPattern ? [major(`${place} has the pattern ${textOf(after['pattern'])}`)] : [])];
}

function compareFields({ before, after, direction, place }: Compared): Change[] {
  const [old, now] = [before, after].map((schema) => new Set(Object.keys(objectOf(schema['properties']))));
  const [needed, needs] = [before, after].map((schema) => new Set(listOf(schema['required']).map(textOf)));
  if (old === undefined || now === undefined || needed === undefined || needs === undefined) return [];
  const gone = missingIn(old, now).map((name) => major(`${place}.${name} is gone`));
  const added = missingIn(now, old).filter((name) => direction === 'response' || !needs.has(name));
  const changed =
    direction === 'request'
      ? missingIn(needs, needed).map((name) => major(`${place}.${name} is required`))
      : missingIn(needed, needs)
          .filter((name) => now.has(name))
          .map((name) => major(`${place}.${name} may be left out`));
  return [...gone, ...changed, ...added.map((name) => minor(`${place}.${name} is new`))];
}

/** Alternatives are compared by their order: a schema that is put in front of others counts as a change of each. */
function compareParts(
  { before, after, direction, place }: Compared,
  below: (name: string, old: unknown, now: unknown) => Change[],
): Change[] {
  return ['oneOf', 'anyOf', 'allOf'].flatMap((word) => {
    const [old, now] = [listOf(before[word]), listOf(after[word])];
    const kept = old.slice(0, now.length).flatMap((part, index) => below(`${word}[${index}]`, part, now[index]));
    if (old.length === now.length) return kept;
    const accepts = direction === 'request' && word !== 'allOf' && now.length > old.length;
    return [...kept, accepts ? minor(`${place} has another ${word}`) : major(`${place} has ${now.length} ${word}, not ${old.length}`)];
  });
}
