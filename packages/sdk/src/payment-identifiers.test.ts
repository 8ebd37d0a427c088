import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { PAYMENT_ALIAS, PAYMENT_KEYS } from './billing.ts';

const root = join(import.meta.dirname, '../../..');

it('[S9-08] the payment alias and the payment keys match the contract', () => {
  const contract = parse(readFileSync(join(root, 'packages/sdk/contracts/billing.yaml'), 'utf8'));
  const parameters: { name?: string; schema?: { enum: string[] } }[] = contract.paths['/v1/api-payments/entity-collection'].get.parameters;
  const allowed = (name: string) => parameters.find((parameter) => parameter.name === name)?.schema?.enum;
  expect(allowed('billing_reflection_alias')).toEqual([PAYMENT_ALIAS]);
  expect(allowed('collection_type')?.toSorted()).toEqual(Object.values(PAYMENT_KEYS).toSorted());
});

it('[S9-08] the payment alias and the payment keys appear in no other source file', () => {
  const written = /billing_reflection_alias: '|collection_type: '/;
  const sources = ['apps', 'packages'].flatMap((folder) =>
    readdirSync(join(root, folder)).flatMap((room) => sourcesIn(join(root, folder, room, 'src'))),
  );
  expect(sources.length).toBeGreaterThan(100);
  expect(sources.filter((path) => written.test(readFileSync(path, 'utf8')))).toEqual([]);
});

function sourcesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$|generated/.test(path))
      .map((path) => join(folder, path));
  } catch {
    return [];
  }
}
