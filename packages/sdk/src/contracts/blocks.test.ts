import { describe, expect, it } from 'vitest';
import { contractValidator } from '../testing/contract-validator.ts';
import { asList, asObject, asText, loadContract } from './load.ts';

const schemas = asObject(asObject(loadContract('builder')['components'])['schemas']);
const nameIn = (ref: unknown) => asText(asObject(ref)['$ref']).replace('#/components/schemas/', '');
const union = asList(asObject(schemas['Block'])['oneOf']).map(nameIn);
const typeOf = (name: string) => asText(asObject(asObject(asObject(schemas[name])['properties'])['type'])['const']);
const other = asObject(asObject(asObject(asObject(schemas['OtherBlock'])['properties'])['type'])['not']);
const validate = contractValidator('builder');

describe('the blocks of the builder contract', () => {
  it('are 20 kinds with different types, and any other type is an OtherBlock', () => {
    expect(new Set(union.map(typeOf)).size).toBe(20);
    expect(asList(other['enum'])).toEqual(union.map(typeOf));
  });

  it.each(union)('%s has examples that match no other kind', (name) => {
    const examples = asList(asObject(schemas[name])['examples']);
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) {
      expect(union.filter((candidate) => validate(`#/components/schemas/${candidate}`, example).length === 0)).toEqual([name]);
    }
  });

  it('a column cannot contain columns', () => {
    expect(asList(asObject(schemas['SimpleBlock'])['oneOf']).map(nameIn)).not.toContain('ColumnsBlock');
  });
});
