import { describe, expect, it } from 'vitest';
import { contractValidator } from '../testing/contract-validator.ts';
import { listOf, loadContract, objectOf, textOf } from './load.ts';

const schemas = objectOf(objectOf(loadContract('builder')['components'])['schemas']);
const nameIn = (ref: unknown) => textOf(objectOf(ref)['$ref']).replace('#/components/schemas/', '');
const union = listOf(objectOf(schemas['Block'])['oneOf']).map(nameIn);
const typeOf = (name: string) => textOf(objectOf(objectOf(objectOf(schemas[name])['properties'])['type'])['const']);
const other = objectOf(objectOf(objectOf(objectOf(schemas['OtherBlock'])['properties'])['type'])['not']);
const validate = contractValidator('builder');

describe('the blocks of the builder contract', () => {
  it('are 19 kinds, each with a type of its own, and any other type is a block to be skipped', () => {
    expect(new Set(union.map(typeOf)).size).toBe(19);
    expect(listOf(other['enum'])).toEqual(union.map(typeOf));
  });

  it.each(union)('%s shows an example, which is no other kind', (name) => {
    const examples = listOf(objectOf(schemas[name])['examples']);
    expect(examples.length).toBeGreaterThan(0);
    for (const example of examples) {
      expect(union.filter((candidate) => validate(`#/components/schemas/${candidate}`, example).length === 0)).toEqual([name]);
    }
  });

  it('a column holds no column', () => {
    expect(listOf(objectOf(schemas['SimpleBlock'])['oneOf']).map(nameIn)).not.toContain('ColumnsBlock');
  });
});
