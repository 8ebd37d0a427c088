import { describe, expect, it } from 'vitest';
import { asList, asObject, asText, CONTRACTS, loadContract } from './load.ts';

/** Values in an example or a default are data, not parts of the description. */
const DATA = new Set(['example', 'examples', 'default', 'enum', 'const', 'x-variants']);

/** Where something that needs a description has none: operations, parameters, schemas and fields. */
function undescribed(value: unknown, path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => undescribed(item, `${path}/${index}`));
  const node = asObject(value);
  const isPart = 'operationId' in node || ('in' in node && 'name' in node);
  const own = isPart && asText(node['description']) === '' ? [path] : [];
  const fields = path.endsWith('/properties') || path.endsWith('/components/schemas') ? Object.entries(node) : [];
  const missing = fields.filter(([, field]) => asText(asObject(field)['description']) === '').map(([name]) => `${path}/${name}`);
  const below = Object.entries(node).filter(([name]) => fields.length > 0 || !DATA.has(name));
  return [...own, ...missing, ...below.flatMap(([name, child]) => undescribed(child, `${path}/${name}`))];
}

function textsOf(value: unknown): string[] {
  const node = asObject(value);
  const children = Array.isArray(value) ? asList(value) : Object.values(node);
  const own = ['description', 'summary'].map((name) => asText(node[name])).filter((text) => text !== '');
  return [...own, ...children.flatMap(textsOf)];
}

describe.each(CONTRACTS)('the contract %s', (api) => {
  it('describes each operation, parameter, schema and field', () => {
    expect(undescribed(loadContract(api), '')).toEqual([]);
  });

  it('refers its readers to no document that they do not have', () => {
    const internal = /\b(?:spec(?:ification)? \d|X-\d\d|(?:semantics|domain)(?:\.md|,? [A-Z]))/;
    expect(textsOf(loadContract(api)).filter((text) => internal.test(text))).toEqual([]);
  });
});
