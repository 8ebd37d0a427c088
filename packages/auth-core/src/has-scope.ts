const ownValue = (value: unknown, name: string): unknown => {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return new Map<string, unknown>(Object.entries(value)).get(name);
};

/**
 * Whether the user has a scope (spec 6). The field may be an array of names, an object walked by the scope's dots whose
 * leaf is truthy, or text of names between spaces; anything else, also what only a prototype has, is false.
 */
export function hasScope(user: unknown, scope: string, scopeKey = 'scope'): boolean {
  if (scope === '') return false;
  const held = ownValue(user, scopeKey);
  if (Array.isArray(held)) return held.includes(scope);
  if (typeof held === 'string') return held.split(' ').includes(scope);
  return Boolean(scope.split('.').reduce(ownValue, held));
}
