import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PROBLEM_CODES } from '@muddat/i18n';
import { API_NAMES } from '@muddat/sdk';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

/** A call with a method that its path does not have is no operation of a contract. */
const WITHOUT_OPERATION = ['method_not_allowed'];

const Operation = v.object({ 'x-problem-codes': v.record(v.string(), v.array(v.string())) });
const Contract = v.object({ paths: v.record(v.string(), v.record(v.string(), Operation)) });

function codesOf(api: string): string[] {
  const file = fileURLToPath(import.meta.resolve(`@muddat/sdk/contracts/${api}.yaml`));
  const { paths } = v.parse(Contract, parse(readFileSync(file, 'utf8')));
  return Object.values(paths).flatMap((item) => Object.values(item).flatMap((each) => Object.values(each['x-problem-codes']).flat()));
}

test('the operations of the six contracts list every problem code that has a sentence, and no other', () => {
  const listed = new Set([...API_NAMES, 'gateway'].flatMap(codesOf));
  expect([...listed].sort()).toEqual(PROBLEM_CODES.filter((code) => !WITHOUT_OPERATION.includes(code)).sort());
});
