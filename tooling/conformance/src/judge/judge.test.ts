import { describe, expect, it } from 'vitest';
import type { Answer } from '../send/send.ts';
import { exampleOperation } from '../testing/example-operations.ts';
import { type Expectation, judge } from './judge.ts';
import { judgeOtherBody, judgeReplay } from './judge-replay.ts';

const ORDER = { id: '100001', total: 520_000, placed_at: '2026-11-21T08:00:00.000Z' };
const problem = (code: string) => ({ code, message: 'm', request_id: 'r' });

function answerOf(
  status: number,
  body: unknown,
  { type = 'application/json', headers = {} }: { type?: string; headers?: HeadersInit } = {},
): Answer {
  const text = body === undefined ? '' : JSON.stringify(body);
  return { status, headers: new Headers(headers), mediaType: type, bytes: text.length, text, json: body, ms: 1 };
}

describe('an answer', () => {
  it.each<[string, string, Expectation, Answer, string[]]>([
    ['that is as declared', 'getOrder', 'declared', answerOf(200, ORDER), []],
    ['without a required field', 'getOrder', 'declared', answerOf(200, { id: '1' }), ['body-invalid']],
    ['with a field of another type', 'getOrder', 'declared', answerOf(200, { ...ORDER, total: '520000' }), ['body-invalid']],
    ['with a moment that is none', 'getOrder', 'declared', answerOf(200, { ...ORDER, placed_at: 'today' }), ['body-invalid']],
    ['with a body that is no JSON', 'getOrder', 'declared', answerOf(200, undefined), ['body-invalid']],
    ['of another media type', 'getOrder', 'declared', answerOf(200, ORDER, { type: 'text/html' }), ['media-type-not-declared']],
    ['with a status that is not declared', 'getOrder', 'declared', answerOf(302, ORDER), ['status-not-declared']],
    ['with a 5xx', 'getOrder', 'declared', answerOf(503, problem('internal')), ['server-error']],
    ['without a body where none is declared', 'deleteOrder', 'declared', answerOf(204, undefined), []],
    ['with a body where none is declared', 'deleteOrder', 'declared', answerOf(204, {}), ['body-not-declared']],
    ['with a listed problem code', 'getOrder', 'declared', answerOf(404, problem('not_found')), []],
    ['with a problem code of another status', 'getOrder', 'declared', answerOf(404, problem('unauthorized')), ['problem-code-not-listed']],
    ['of 429 without Retry-After', 'getOrder', 'declared', answerOf(429, problem('rate_limited')), ['header-missing']],
    ['of 429 with Retry-After', 'getOrder', 'declared', answerOf(429, problem('rate_limited'), { headers: { 'Retry-After': '30' } }), []],
    [
      'of 429 with a Retry-After that is no number of seconds',
      'getOrder',
      'declared',
      answerOf(429, problem('rate_limited'), { headers: { 'Retry-After': 'soon' } }),
      ['header-invalid'],
    ],
    ['that accepts what the contract does not allow', 'createOrder', 'refused', answerOf(201, ORDER), ['not-refused']],
    ['that refuses what the contract does not allow', 'createOrder', 'refused', answerOf(422, problem('idempotency_mismatch')), []],
    ['with data for a request without a token', 'getOrder', 401, answerOf(200, ORDER), ['wrong-status']],
    ['of 401 to a request without a token', 'getOrder', 401, answerOf(401, problem('unauthorized')), []],
  ])('%s', (_title, operation, expected, answer, rules) => {
    expect(judge(exampleOperation(operation), expected, answer).map(({ rule }) => rule)).toEqual(rules);
  });

  it('that does not come', () => {
    expect(judge(exampleOperation('getOrder'), 'declared', { failure: 'no answer within 10 ms', ms: 10 })).toEqual([
      { rule: 'no-answer', detail: 'no answer within 10 ms' },
    ]);
  });

  it('that breaks a rule says what came and what the contract says', () => {
    const details = (answer: Answer) => judge(exampleOperation('getOrder'), 'declared', answer).map(({ detail }) => detail);
    expect(details(answerOf(302, {}))).toEqual(['status 302; the contract declares 200, 400, 401, 404, 422, 429']);
    expect(details(answerOf(200, { id: '1' }))).toEqual(["status 200: the body must have required property 'total'"]);
  });
});

describe('the answer to a repeated key', () => {
  const first = answerOf(201, ORDER);
  it.each<[string, Answer, string[]]>([
    ['is the first answer', answerOf(201, ORDER), []],
    ['is the first answer with its fields in another order', answerOf(201, Object.fromEntries(Object.entries(ORDER).toReversed())), []],
    ['has another body', answerOf(201, { ...ORDER, id: '100002' }), ['replay-differs']],
    ['has the same body with another status', answerOf(200, ORDER), ['replay-differs']],
    ['is a refusal', answerOf(422, problem('idempotency_mismatch')), ['replay-differs']],
    ['is a 429', answerOf(429, problem('rate_limited')), []],
  ])('%s', (_title, again, rules) => {
    expect(judgeReplay(first, again).map(({ rule }) => rule)).toEqual(rules);
  });

  it.each<[string, Answer, string[]]>([
    ['with another body is refused', answerOf(422, problem('idempotency_mismatch')), []],
    ['with another body is accepted', answerOf(201, ORDER), ['not-refused']],
  ])('%s', (_title, answer, rules) => {
    expect(judgeOtherBody(answer).map(({ rule }) => rule)).toEqual(rules);
  });
});
