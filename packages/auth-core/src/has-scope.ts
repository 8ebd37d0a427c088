const ownValue = (value: unknown, name: string): unknown => {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return new Map<string, unknown>(Object.entries(value)).get(name);
};

/**
 * Whether the user has a scope. The field is an array of names, an object whose path by the scope's dots ends in a truthy value,
 * or names separated by spaces. Anything else is false, also values inherited from a prototype.
 */
export function hasScope(user: unknown, scope: string, scopeKey = 'scope'): boolean {
  if (scope === '') return false;
  const held = ownValue(user, scopeKey);
  if (Array.isArray(held)) return held.includes(scope);
  if (typeof held === 'string') return held.split(' ').includes(scope);
  return Boolean(scope.split('.').reduce(ownValue, held));
}
