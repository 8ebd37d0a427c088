import type { ApiName } from '@muddat/sdk';
import { expect, test } from 'vitest';
import { findContractFault } from './judge-probe.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

test.each<[string, ApiName, number, string, string, string | null]>([
  ['a list', 'installment', 200, JSON_TYPE, '{"data":[]}', null],
  ['a list with further fields', 'billing', 200, JSON_TYPE, '{"data":[{"system":"uzcard"}],"more":1}', null],
  ['districts and regions', 'mobile', 200, JSON_TYPE, '{"data":[],"regions":[]}', null],
  ['a version', 'builder', 200, JSON_TYPE, '{"data":{"version":"1"}}', null],
  ['a refusal of the guest', 'auth', 401, 'application/problem+json', '{}', null],
  ['a page of a proxy', 'installment', 200, 'text/html', '<!doctype html>', 'not JSON'],
  ['a page that refuses', 'auth', 401, 'text/html', 'Login', 'not JSON'],
  ['no type', 'auth', 200, '', '{}', 'not JSON'],
  ['text that only says it is JSON', 'billing', 200, JSON_TYPE, '<html>', 'another contract'],
  ['the list of another API', 'mobile', 200, JSON_TYPE, '{"data":[]}', 'another contract'],
  ['a list without its frame', 'installment', 200, JSON_TYPE, '[]', 'another contract'],
  ['an unknown path', 'builder', 404, JSON_TYPE, '{}', 'status 404'],
])('%s of %s', (_name, api, status, contentType, text, fault) => {
  expect(findContractFault(api, { status, contentType, text })).toBe(fault);
});
