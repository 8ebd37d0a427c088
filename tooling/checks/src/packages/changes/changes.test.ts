import { describe, expect, it } from 'vitest';
import { explainMissingLevel } from './check-changes.ts';
import { compareContracts } from './compare-contracts.ts';
import { compareNames } from './compare-names.ts';

type Fields = Record<string, unknown>;
/** A contract with one operation, whose parts a test replaces. */
function contract({
  operation = {},
  body = {},
  answer = {},
  path = '/pay',
}: {
  operation?: Fields;
  body?: Fields;
  answer?: Fields;
  path?: string;
} = {}) {
  const request = {
    type: 'object',
    required: ['amount'],
    properties: { amount: { type: 'integer', minimum: 1 }, kind: { type: 'string', enum: ['card', 'balance'] } },
    ...body,
  };
  const response = {
    type: 'object',
    required: ['id', 'status'],
    properties: { id: { type: 'string' }, status: { type: 'string', enum: ['paid', 'failed'] }, note: { type: 'string' } },
    ...answer,
  };
  return {
    security: [{ customer: [] }],
    paths: {
      [path]: {
        post: {
          operationId: 'pay',
          parameters: [{ $ref: '#/components/parameters/Page' }],
          requestBody: { required: true, content: { 'application/json': { schema: { $ref: '#/components/schemas/Request' } } } },
          responses: { 200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Response' } } } }, 400: {} },
          ...operation,
        },
      },
    },
    components: {
      parameters: { Page: { name: 'page', in: 'query', schema: { type: 'integer', maximum: 100 } } },
      schemas: { Request: request, Response: response },
    },
  };
}
const page = { name: 'page', in: 'query', schema: { type: 'integer', maximum: 100 } };
const properties = (extra: Fields) => ({
  properties: { id: { type: 'string' }, status: { type: 'string', enum: ['paid', 'failed'] }, note: { type: 'string' }, ...extra },
});
const requestProperties = (extra: Fields) => ({
  properties: { amount: { type: 'integer', minimum: 1 }, kind: { type: 'string', enum: ['card', 'balance'] }, ...extra },
});

const CHANGES: readonly [string, Fields, string][] = [
  ['major', contract({ path: '/payments' }), 'api.pay has moved to POST /payments'],
  ['major', { ...contract(), paths: {} }, 'api.pay is gone'],
  ['major', contract({ operation: { parameters: [{ ...page, required: true }] } }), 'api.pay requires the parameter query page'],
  ['major', contract({ operation: { parameters: [] } }), 'api.pay has lost the parameter query page'],
  [
    'major',
    contract({ operation: { parameters: [{ ...page, schema: { type: 'integer', maximum: 50 } }] } }),
    'api.pay query page has maximum 50',
  ],
  ['minor', contract({ operation: { parameters: [page, { name: 'sort', in: 'query' }] } }), 'api.pay has the parameter query sort'],
  ['major', contract({ body: { required: ['amount', 'kind'] } }), 'api.pay body.kind is required'],
  ['major', contract({ body: requestProperties({ kind: { type: 'string', enum: ['card'] } }) }), 'api.pay body.kind refuses "balance"'],
  [
    'minor',
    contract({ body: requestProperties({ kind: { type: 'string', enum: ['card', 'balance', 'app'] } }) }),
    'api.pay body.kind accepts "app"',
  ],
  ['major', contract({ body: requestProperties({ amount: { type: 'string' } }) }), 'api.pay body.amount is no longer integer'],
  ['major', contract({ body: requestProperties({ amount: { type: 'integer', minimum: 1000 } }) }), 'api.pay body.amount has minimum 1000'],
  ['minor', contract({ body: requestProperties({ note: { type: 'string' } }) }), 'api.pay body.note is new'],
  [
    'major',
    contract({ answer: properties({ status: { type: 'string', enum: ['paid', 'failed', 'held'] } }) }),
    'api.pay 200.status may be "held"',
  ],
  ['major', contract({ answer: { required: ['id'] } }), 'api.pay 200.status may be left out'],
  ['major', contract({ answer: properties({ id: { type: ['string', 'null'] } }) }), 'api.pay 200.id may be null'],
  ['minor', contract({ answer: properties({ more: { type: 'string' } }) }), 'api.pay 200.more is new'],
];

describe('compareContracts', () => {
  it('finds nothing between equal contracts, nor in a longer description', () => {
    expect(compareContracts('api', contract(), contract({ answer: { description: 'The payment' } }))).toEqual([]);
  });

  it.each(CHANGES)('reports as %s what is changed in %o: %s', (level, after, what) => {
    expect(compareContracts('api', contract(), after)).toEqual([{ level, what }]);
  });

  it('reports a new operation as minor, and one that needs a token now as major', () => {
    const open = contract({ operation: { security: [] } });
    expect(compareContracts('api', open, contract())).toEqual([{ level: 'major', what: 'api.pay needs a token' }]);
    expect(compareContracts('api', { paths: {} }, contract())).toEqual([{ level: 'minor', what: 'api.pay is new' }]);
  });

  it('ends with schemas that contain themselves', () => {
    const tree = { answer: properties({ parent: { $ref: '#/components/schemas/Response' } }) };
    expect(compareContracts('api', contract(tree), contract(tree))).toEqual([]);
  });
});

it('compareNames reports a name that is gone as major and a new one as minor', () => {
  const before = '@muddat/sdk\n  value a\n  type B\n';
  const after = '@muddat/sdk\n  value a\n@muddat/sdk/query\n  value a\n';
  expect(compareNames(before, after)).toEqual([
    { level: 'major', what: '@muddat/sdk  type B is gone' },
    { level: 'minor', what: '@muddat/sdk/query is new' },
    { level: 'minor', what: '@muddat/sdk/query  value a is new' },
  ]);
});

describe('explainMissingLevel', () => {
  const gone = { level: 'major', what: 'a is gone' } as const;
  const added = { level: 'minor', what: 'b is new' } as const;
  it.each([
    [[gone, added], 'minor', ['p: a changeset with "major" is missing (there is minor), because of', '  a is gone']],
    [[added], 'none', ['p: a changeset with "minor" is missing (there is none), because of', '  b is new']],
    [[gone], 'major', []],
    [[added], 'minor', []],
    [[], 'none', []],
  ])('of %j with a planned %s is %j', (changes, planned, expected) => {
    expect(explainMissingLevel('p', changes, planned)).toEqual(expected);
  });
});
