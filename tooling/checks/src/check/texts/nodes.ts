/** A node of a syntax tree (ESTree), with the fields that these checks use. */
export type SyntaxNode = { type: string; start: number } & Record<string, unknown>;

/** Keys of a node that hold no text for readers. */
const SKIPPED = new Set(['typeAnnotation', 'typeArguments', 'typeParameters', 'returnType', 'source', 'directive']);

export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string' && 'start' in value;

export const nodeAt = (node: SyntaxNode, key: string): SyntaxNode | undefined => (isNode(node[key]) ? node[key] : undefined);

/** The child nodes under a key, which may hold a list, one node or none. */
export function nodesAt(node: SyntaxNode, key: string): SyntaxNode[] {
  const value = node[key];
  return (Array.isArray(value) ? value : [value]).filter(isNode);
}

export const childrenOf = (node: SyntaxNode): SyntaxNode[] =>
  Object.keys(node).flatMap((key) => (SKIPPED.has(key) ? [] : nodesAt(node, key)));

/** The name of an identifier; '' for anything else. */
export const identifierName = (node: unknown): string => (isNode(node) && typeof node['name'] === 'string' ? node['name'] : '');

/** The key of a property, written as a name or as a text; '' for anything else. */
export function propertyKey(property: SyntaxNode): string {
  const key = nodeAt(property, 'key');
  return property['computed'] === true ? '' : typeof key?.['value'] === 'string' ? key['value'] : identifierName(key);
}
