export type QueryValue = string | QueryValue[] | QueryObject;
export type QueryObject = { [name: string]: QueryValue };

const ITEMS_MAX = 20;
const INDEX = /^(?:0|[1-9]\d*)$/;

/** The bound of the query reader that a text broke. */
export type QueryLimit = 'array-items' | 'depth' | 'parameters' | 'index-gap' | 'mixed-shape' | 'escape' | 'brackets';

/** What `parseQuery` throws; `limit` names the bound. */
export class QueryError extends RangeError {
  readonly limit: QueryLimit;

  constructor(limit: QueryLimit, message: string) {
    super(`${limit}: ${message}`);
    this.name = 'QueryError';
    this.limit = limit;
  }
}

/** `kind` is set by the first parameter that reaches the node; another kind later is a mixed shape. */
export type QueryNode = { kind: 'new' | 'text' | 'list' | 'appended' | 'object'; texts: string[]; children: Map<string, QueryNode> };

export const createNode = (): QueryNode => ({ kind: 'new', texts: [], children: new Map() });

function settle(node: QueryNode, kind: QueryNode['kind'], key: string): void {
  if (node.kind !== 'new' && node.kind !== kind)
    throw new QueryError('mixed-shape', `${JSON.stringify(key.slice(0, 40))} is given in two shapes`);
  node.kind = kind;
}

function tooMany(key: string): QueryError {
  return new QueryError('array-items', `${JSON.stringify(key.slice(0, 40))} has more than ${ITEMS_MAX} items`);
}

function childName(node: QueryNode, level: string, key: string): string {
  if (level === '') {
    settle(node, 'appended', key);
    if (node.children.size >= ITEMS_MAX) throw tooMany(key);
    return String(node.children.size);
  }
  if (!INDEX.test(level)) {
    settle(node, 'object', key);
    return level;
  }
  settle(node, 'list', key);
  if (Number(level) >= ITEMS_MAX) throw tooMany(key);
  return level;
}

/** Puts one parameter's value at its path; the first step is a name, the others are names, indices or '' for "append". */
export function addValue(root: QueryNode, path: readonly string[], value: string, key: string): void {
  let node = root;
  for (const [depth, level] of path.entries()) {
    const name = depth === 0 ? level : childName(node, level, key);
    const child = node.children.get(name) ?? createNode();
    node.children.set(name, child);
    node = child;
  }
  settle(node, 'text', key);
  if (node.texts.length >= ITEMS_MAX) throw tooMany(key);
  node.texts.push(value);
}

function readNode(node: QueryNode, key: string): QueryValue {
  if (node.kind === 'text') return node.texts.length === 1 ? (node.texts[0] ?? '') : node.texts;
  if (node.kind === 'object') return readObject(node);
  return Array.from({ length: node.children.size }, (_item, index) => {
    const child = node.children.get(String(index));
    if (child === undefined) throw new QueryError('index-gap', `${JSON.stringify(key.slice(0, 40))} has no item ${index}`);
    return readNode(child, key);
  });
}

/** The children as a plain object. Names of Object.prototype never come here. */
export function readObject(node: QueryNode): QueryObject {
  return Object.fromEntries([...node.children].map(([name, child]) => [name, readNode(child, name)]));
}
