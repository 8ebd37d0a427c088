import { parseKey } from './parse-key.ts';
import { addValue, createNode, QueryError, type QueryObject, readObject } from './query-tree.ts';

const PARAMETERS_MAX = 1000;

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw new QueryError('escape', `${JSON.stringify(text.slice(0, 40))} holds a malformed escape`);
  }
}

/** Names that an object has without being given them: reading them into one would change what it is. */
const isForbidden = (name: string) => name === 'prototype' || name in Object.prototype;

/**
 * Query text to plain objects and arrays of strings, strictly: at most 20 items an array, 5 levels below the root
 * key, 1 000 parameters; no gaps in indices, no mixed shapes, no malformed escapes, no unbalanced brackets. Throws
 * QueryError naming the limit. A leading `?` is cut, `+` is a space, `;` no separator; repeated keys and `a[]=` make arrays.
 * A parameter with a forbidden name (`__proto__`, ...) anywhere in its key is dropped.
 */
export function parseQuery(text: string): QueryObject {
  const pieces = text
    .replace(/^\?/, '')
    .split('&')
    .filter((piece) => piece !== '');
  if (pieces.length > PARAMETERS_MAX) throw new QueryError('parameters', `more than ${PARAMETERS_MAX} parameters`);
  const root = createNode();
  for (const piece of pieces) {
    const equals = piece.indexOf('=');
    const key = decode(equals === -1 ? piece : piece.slice(0, equals));
    const value = equals === -1 ? '' : decode(piece.slice(equals + 1));
    const path = parseKey(key);
    if (path === null || path.some(isForbidden)) continue;
    addValue(root, path, value, key);
  }
  return readObject(root);
}
