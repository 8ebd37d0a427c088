import { describe, expect, it } from 'vitest';
import { createMuddatClient } from '../client/create-muddat-client.ts';
import { rejectionOf } from '../testing/rejection-of.ts';
import { hang, json, reset, startTestServer, text } from '../testing/test-server.ts';
import { ApiError } from './api-error.ts';
import { isResponseLost, refusalOf } from './refusal.ts';

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
  ])('reads code, message and details of the problem %j', (body, expected) => {
    expect(refusalOf(refused(body))).toEqual({ ...NOTHING, code: body.code, message: body.message, ...expected });
    expect(refusalOf(body)).toEqual(refusalOf(refused(body)));
  });

  it('returns the message of the server without redaction', () => {
    const message = 'Новый код можно запросить через 1200 секунд';
    expect(refusalOf(refused({ code: 'resend_too_early', message }))).toMatchObject({ message });
  });

  it.each([[null], ['<html>'], [{}], [{ code: 7, message: null, fields: 'phone', retry_after: '30', tries_left: -1 }], [[]]])(
    'returns the code http_502 without a message if the body %j is no problem',
    (data) => {
      expect(refusalOf(refused(data, 502))).toEqual({ ...NOTHING, code: 'http_502' });
    },
  );

  it('leaves out field errors that are not text', () => {
    expect(refusalOf(refused({ code: 'x', fields: { a: 'required', b: 7, c: null } })).fields).toEqual({ a: 'required' });
  });

  it.each([
    [new DOMException('x', 'AbortError'), 'aborted'],
    [new TypeError('x is not a function'), 'unknown'],
    [Object.assign(new Error('x'), { code: 'ENOENT' }), 'unknown'],
    [undefined, 'unknown'],
    ['text', 'unknown'],
  ])('reads the error %s as the code %s, which is not a lost response', (error, code) => {
    expect(refusalOf(error)).toEqual({ ...NOTHING, code });
    expect(isResponseLost(refusalOf(error))).toBe(false);
  });

  it('returns network, timeout or unreadable for a lost response; 503 and 404 are no lost responses', async () => {
    const server = await startTestServer();
    const { installment } = createMuddatClient({ baseUrl: server.url });
    const codes: [string, boolean][] = [];
    for (const answer of [reset, hang, text(200, '<html>'), json(503, {}), json(404, { code: 'not_found', message: 'Не найдено' })]) {
      server.answerWith(answer);
      const refusal = refusalOf(await rejectionOf(installment.listOrders({}, { timeoutMs: answer === hang ? 50 : 2_000 })));
      codes.push([refusal.code, isResponseLost(refusal)]);
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
