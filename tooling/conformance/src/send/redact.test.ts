import { describe, expect, it } from 'vitest';
import { curlLine, shownText } from './redact.ts';
import type { WireRequest } from './request.ts';

const request = (more: Partial<WireRequest>): WireRequest => ({
  method: 'POST',
  path: '/auth/oauth/token',
  headers: {},
  body: null,
  ...more,
});
const JSON_HEADERS = { 'content-type': 'application/json' };
const FORM_HEADERS = { 'content-type': 'application/x-www-form-urlencoded' };

describe('a line that repeats a request', () => {
  it.each<[string, WireRequest, string]>([
    [
      'has variables in place of tokens',
      request({ method: 'GET', path: '/billing/v1/cards', headers: { 'accept-language': 'ru' } }),
      `curl -X GET 'http://b/billing/v1/cards' -H "authorization: Bearer $TOKEN" -H 'accept-language: ru'`,
    ],
    [
      'has no secret of a JSON body',
      request({ headers: JSON_HEADERS, body: '{"username":"u","password":"p1","client_secret":"s1","at":[{"code":"402913"}]}' }),
      `curl -X POST 'http://b/auth/oauth/token' -H "authorization: Bearer $TOKEN" -H 'content-type: application/json' --data-binary '{"username":"u","password":"[redacted]","client_secret":"[redacted]","at":[{"code":"[redacted]"}]}'`,
    ],
    [
      'has no secret of a form',
      request({ headers: FORM_HEADERS, body: 'password=p1&username=u&client_secret=s1' }),
      `curl -X POST 'http://b/auth/oauth/token' -H "authorization: Bearer $TOKEN" -H 'content-type: application/x-www-form-urlencoded' --data-binary 'password=[redacted]&username=u&client_secret=[redacted]'`,
    ],
    [
      'quotes what a shell would read',
      request({ headers: JSON_HEADERS, body: `{"note":"it's $HOME"}` }),
      `curl -X POST 'http://b/auth/oauth/token' -H "authorization: Bearer $TOKEN" -H 'content-type: application/json' --data-binary '{"note":"it'\\''s $HOME"}'`,
    ],
    [
      'has no code for a new phone',
      request({ headers: JSON_HEADERS, body: '{"new_code":"402913"}' }),
      `curl -X POST 'http://b/auth/oauth/token' -H "authorization: Bearer $TOKEN" -H 'content-type: application/json' --data-binary '{"new_code":"[redacted]"}'`,
    ],
    [
      'has the size of a file in place of its bytes',
      request({ body: new Uint8Array(3) }),
      `curl -X POST 'http://b/auth/oauth/token' -H "authorization: Bearer $TOKEN" --data-binary '(3 bytes)'`,
    ],
    [
      'has no address of a calendar',
      request({ method: 'GET', path: '/installment/v3/calendar/s1/payments.ics' }),
      `curl -X GET 'http://b/installment/v3/calendar/[redacted]/payments.ics' -H "authorization: Bearer $TOKEN"`,
    ],
    ['asks for a head', request({ method: 'HEAD' }), `curl --head 'http://b/auth/oauth/token' -H "authorization: Bearer $TOKEN"`],
  ])('%s', (_title, sent, line) => {
    expect(curlLine('http://b', sent, 'customer')).toBe(line);
  });

  it('has no header for a request without a token', () => {
    expect(curlLine('http://b', request({}), 'none')).toBe("curl -X POST 'http://b/auth/oauth/token'");
  });
});

describe('a shown text', () => {
  it('keeps the code of a problem', () => {
    expect(shownText('{"code":"not_found"}')).toBe('{"code":"not_found"}');
  });

  it('is shortened, with its length', () => {
    expect(shownText('a'.repeat(5_000))).toBe(`${'a'.repeat(1_500)}… (5000 characters)`);
  });

  it('has no token that an answer gave', () => {
    expect(shownText('{"access_token":"t1","expires_in":30}')).toBe('{"access_token":"[redacted]","expires_in":30}');
  });
});
