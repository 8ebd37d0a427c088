import { describe, expect, it } from 'vitest';
import { redact } from './redact.ts';

describe('redact', () => {
  it.each([
    ['Authorization: Bearer abc.def-123', /abc/],
    ['authorization=Basic dXNlcg==', /dXNlcg/],
    ['"authorization":"Bearer abc123"', /abc123/],
    ['sent Bearer eyJhbGciOi.eyJzdWIi.c2ln to /v1', /eyJ/],
    ['Cookie: muddat-dev=abcdef; locale=ru', /abcdef|locale/],
    ['Set-Cookie: __Host-muddat=abcdef; Path=/', /abcdef/],
    ['card 8600490000001234 declined', /8600|1234/],
    ['card 8600 4900 0000 1234', /8600|1234/],
    ['card 9860-0401-0000-1234', /9860|1234/],
    ['card 4008470000000000123', /400847/],
    ['phone +998901234567', /901234567/],
    ['phone 998901234567', /901234567/],
    ['phone +998 90 123 45 67', /123/],
    ['phone +998 (90) 123-45-67', /123/],
    ['/sms?phone=%2B998901234567', /901234567/],
    ['phone +79161234567', /916/],
    ['код: 123456', /123456/],
    ['Ваш код подтверждения 123456', /123456/],
    ['Tasdiqlash kodi: 123456', /123456/],
    ['{"code":"123456"}', /123456/],
    ['code=123456&x=1', /123456/],
    ['otp 4321', /4321/],
    ['password=Muddat-demo-1&x', /Muddat/],
    ['{"refresh_token":"9tG5m0"}', /9tG5/],
  ])('redacts the secret in %s', (text, secret) => {
    expect(redact(text)).not.toMatch(secret);
    expect(redact(text)).toContain('[redacted]');
  });

  it.each([
    'Сумма платежа меньше допустимой',
    'Введен неправильный код',
    "order 100001 of 12 000 000 so'm on 2026-11-21",
    'GET /v3/user/order/100001 answered 404 in 12 ms',
    'Payment pay_1 at 2026-11-21T08:00:00.000Z',
    '99890*****01',
    '{"code":"otp_wrong","tries_left":3}',
    '7f1f6c1e-6a35-4c0f-9a55-2f7a0a4a9d11',
  ])('leaves %s unchanged', (text) => {
    expect(redact(text)).toBe(text);
  });

  it('redacts fields by name in nested objects, lists, Headers, Maps and Errors', () => {
    const headers = new Headers({ authorization: 'x', cookie: 'y', accept: 'z' });
    const value = {
      headers,
      map: new Map([['password', 'p']]),
      list: [{ phone: '+998901234567', code: '123456', otp_code: 7777, number: '8600490000001234' }],
      problem: { code: 'otp_wrong', tries_left: 3, fields: { amount: 'too_small' } },
      error: new Error('no answer to +998901234567'),
      amount: 520000,
      phoneAsNumber: 998901234567,
      token: null,
      at: new Date(0),
    };
    expect(redact(value)).toEqual({
      headers: { authorization: '[redacted]', cookie: '[redacted]', accept: 'z' },
      map: { password: '[redacted]' },
      list: [{ phone: '[redacted]', code: '[redacted]', otp_code: '[redacted]', number: '[redacted]' }],
      problem: { code: 'otp_wrong', tries_left: 3, fields: { amount: 'too_small' } },
      error: { name: 'Error', message: 'no answer to [redacted]' },
      amount: 520000,
      phoneAsNumber: '[redacted]',
      token: null,
      at: new Date(0),
    });
  });

  it('returns a copy, does not change the value and marks a cycle', () => {
    const value: Record<string, unknown> = { password: 'p' };
    value['self'] = value;
    expect(redact(value)).toEqual({ password: '[redacted]', self: '[circular]' });
    expect(value['password']).toBe('p');
  });
});
