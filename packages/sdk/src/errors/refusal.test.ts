import { describe, expect, it } from 'vitest';
import { createMuddatClient } from '../client/create-muddat-client.ts';
import { failure } from '../testing/failure.ts';
import { hang, json, reset, startTestServer, text } from '../testing/test-server.ts';
import { ApiError } from './api-error.ts';
import { isAnswerLost, refusalOf } from './refusal.ts';

const NOTHING = { message: '', fields: {}, retryAfter: null, triesLeft: null };
const refused = (data: unknown, statusCode = 422): ApiError => new ApiError({ statusCode, message: 'status text', source: 'server', data });

describe('refusalOf', () => {
  it.each([
    [
      { code: 'otp_wrong', message: 'Введен неправильный код', tries_left: 4 },
      { code: 'otp_wrong', triesLeft: 4 },
    ],
    [
      { code: 'otp_wrong', message: 'Введен неправильный код', tries_left: 0, retry_after: 240 },
      { triesLeft: 0, retryAfter: 240 },
    ],
    [
      { code: 'rate_limited', message: 'Слишком много запросов', retry_after: 30 },
      { code: 'rate_limited', retryAfter: 30 },
    ],
    [
      { code: 'resend_too_early', message: 'Рано', resend_after: 42 },
      { code: 'resend_too_early', retryAfter: 42 },
    ],
    [{ code: 'validation_failed', message: 'Проверьте поля', fields: { phone: 'format' } }, { fields: { phone: 'format' } }],
  ])('reads the problem %j', (body, expected) => {
    expect(refusalOf(refused(body))).toEqual({ ...NOTHING, code: body.code, message: body.message, ...expected });
    expect(refusalOf(body)).toEqual(refusalOf(refused(body)));
  });

  it('gives the sentence of the server as it is, although the error hides what may be a secret', () => {
    const message = 'Новый код можно запросить через 1200 секунд';
    expect(refusalOf(refused({ code: 'resend_too_early', message }))).toMatchObject({ message });
  });

  it.each([[null], ['<html>'], [{}], [{ code: 7, message: null, fields: 'phone', retry_after: '30', tries_left: -1 }], [[]]])(
    'names the status where the body %j is no problem, and invents no words',
    (data) => {
      expect(refusalOf(refused(data, 502))).toEqual({ ...NOTHING, code: 'http_502' });
    },
  );

  it('leaves out members of fields that are no codes', () => {
    expect(refusalOf(refused({ code: 'x', fields: { a: 'required', b: 7, c: null } })).fields).toEqual({ a: 'required' });
  });

  it.each([
    [new DOMException('x', 'AbortError'), 'aborted'],
    [new TypeError('x is not a function'), 'unknown'],
    [Object.assign(new Error('x'), { code: 'ENOENT' }), 'unknown'],
    [undefined, 'unknown'],
    ['text', 'unknown'],
  ])('%s is %s, and no lost answer', (error, code) => {
    expect(refusalOf(error)).toEqual({ ...NOTHING, code });
    expect(isAnswerLost(refusalOf(error))).toBe(false);
  });

  it('has a code for each way in which an answer is lost', async () => {
    const server = await startTestServer();
    const { installment } = createMuddatClient({ baseUrl: server.url });
    const codes: [string, boolean][] = [];
    for (const answer of [reset, hang, text(200, '<html>'), json(503, {}), json(404, { code: 'not_found', message: 'Не найдено' })]) {
      server.answerWith(answer);
      const refusal = refusalOf(await failure(installment.listOrders({}, { timeoutMs: answer === hang ? 50 : 2_000 })));
      codes.push([refusal.code, isAnswerLost(refusal)]);
    }
    await server.close();
    expect(codes).toEqual([
      ['network', true],
      ['timeout', true],
      ['unreadable', true],
      ['http_503', false],
      ['not_found', false],
    ]);
  });
});
