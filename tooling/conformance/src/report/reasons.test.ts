import { expect, it } from 'vitest';
import { readContracts } from '../contract/read-contract.ts';
import { FLOWS } from '../scenario/flows.ts';
import { exampleOperation } from '../testing/example-operations.ts';
import { explainMissingSuccess } from './reasons.ts';

const getOrder = exampleOperation('getOrder');

it.each<[string, readonly (readonly [string, number])[], string, string]>([
  ['nothing sent', [], 'No request that the contract allows was sent.', 'more requests: give --requests'],
  [
    'ids that nothing has',
    [
      ['400 validation_failed', 1],
      ['404 not_found', 3],
    ],
    'The backend refused every request that the contract allows: 404 not_found (3), 400 validation_failed (1).',
    'a customer who has what the request names: give --username and --password',
  ],
  [
    'a code that nobody knows',
    [['422 otp_wrong', 1]],
    'The backend refused every request that the contract allows: 422 otp_wrong (1).',
    'the codes that the backend sends: give --inbox or --code',
  ],
  [
    'a refusal of the state',
    [['409 order_closed', 1]],
    'The backend refused every request that the contract allows: 409 order_closed (1).',
    'data in another state: give --username and --password of a customer whose data allows it',
  ],
])('why an operation never succeeded: %s', (_title, refusals, why, give) => {
  expect(explainMissingSuccess(getOrder, new Map(refusals))).toEqual({ why, give });
});

it("the needs of an operation's flow are more precise than a refusal", () => {
  const dispute = readContracts().find(({ id }) => id === 'disputeReturn');
  expect(explainMissingSuccess(dispute ?? getOrder, new Map([['404 not_found', 1]])).give).toMatch(/^a return that the store has refused/);
});

it('flows name operations of the contracts', () => {
  const names = new Set(readContracts().map(({ name }) => name));
  expect(FLOWS.flatMap(({ operations }) => operations).filter((name) => !names.has(name))).toEqual([]);
});
