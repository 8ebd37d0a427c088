const LONE_SURROGATE = /\p{Cs}/u;

/** Percent-encodes all but letters, digits and `-_.~` (RFC 3986). Throws RangeError for half a character. */
export function encodeComponent(text: string): string {
  if (LONE_SURROGATE.test(text)) throw new RangeError('a lone surrogate cannot be sent');
  return encodeURIComponent(text).replace(/[!'()*]/g, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);
}

type Pair = string;

function isPlainObject(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

function scalarText(value: unknown, key: string): string {
  switch (typeof value) {
    case 'string':
      return value;
    case 'boolean':
    case 'bigint':
      return String(value);
    case 'number':
      if (Number.isFinite(value)) return String(value);
      throw new RangeError(`${key} cannot be ${value}`);
    default:
      throw new TypeError(`${key} cannot be a ${typeof value}`);
  }
}

function childKey(key: string, name: string): string {
  // The server would parse an empty name or one with brackets as a nested key.
  if (name === '' || /[[\]]/.test(name)) throw new TypeError(`the name of a parameter cannot be ${JSON.stringify(name)}`);
  return key === '' ? name : `${key}[${name}]`;
}

function pairsOf(value: unknown, key: string, parents: ReadonlySet<object>): Pair[] {
  if (value === null || value === undefined) return [];
  if (value instanceof Date) return [`${encodeComponent(key)}=${encodeComponent(value.toISOString())}`];
  if (typeof value !== 'object') return [`${encodeComponent(key)}=${encodeComponent(scalarText(value, key))}`];
  if (parents.has(value)) throw new TypeError(`${key} contains itself`);
  const inside = new Set(parents).add(value);
  if (Array.isArray(value)) {
    // An item that sends nothing takes no index, so that the other side sees no hole.
    let index = 0;
    return value.flatMap((item: unknown) => {
      const pairs = pairsOf(item, `${key}[${index}]`, inside);
      if (pairs.length > 0) index += 1;
      return pairs;
    });
  }
  if (!isPlainObject(value)) throw new TypeError(`${key || 'the query'} cannot be such an object`);
  return Object.entries(value).flatMap(([name, item]: [string, unknown]) =>
    item === null || item === undefined ? [] : pairsOf(item, childKey(key, name), inside),
  );
}

/**
 * An object as query text without a leading `?`, by the rules of the backends: brackets with indices, all
 * percent-encoded. null and undefined send nothing, a Date goes as ISO 8601, a bigint as decimals.
 * Throws TypeError or RangeError for what cannot be sent: NaN, infinities, functions, symbols, Map, Set, other class
 * instances, cycles, lone surrogates, an invalid date, a name that is empty or holds brackets.
 */
export function serializeQuery(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'object' || Array.isArray(value)) throw new TypeError('a query is made from an object');
  return pairsOf(value, '', new Set()).join('&');
}
