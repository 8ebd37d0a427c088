import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FakeSiteverify, startFakeSiteverify } from '../testing/siteverify.ts';
import { startGateway, type TestGateway } from '../testing/start.ts';
import { createRecaptchaProtection } from './recaptcha.ts';

const PHONE = '+998900000001';
const HUMAN = { success: true, score: 0.9, action: 'send_code', hostname: '127.0.0.1', challenge_ts: '2026-11-21T08:00:00Z' };

let google: FakeSiteverify;
let gateway: TestGateway;
beforeAll(async () => {
  google = await startFakeSiteverify();
  gateway = await startGateway({
    BOT_PROTECTION: 'recaptcha-v3',
    BOT_SITE_KEY: 'site key',
    BOT_SECRET_KEY: 'secret-key',
    BOT_RECAPTCHA_URL: google.url,
  });
});
afterAll(async () => {
  await gateway.close();
  await google.close();
});

const send = async (token: string | null) => {
  const before = gateway.backend.requestsTo('/auth/oauth/send-code').length;
  const answer = await gateway
    .browser()
    .post('/api/auth/send-code', { phone: PHONE, purpose: 'sign-in' }, token === null ? {} : { 'x-bot-solution': token });
  expect(gateway.backend.requestsTo('/auth/oauth/send-code').length - before).toBe(answer.status === 200 ? 1 : 0);
  return answer;
};

describe('reCAPTCHA v3 instead of ALTCHA', () => {
  test('the challenge contains the site key and the script address, never the secret', async () => {
    const answer = await gateway.browser().get('/api/bot/challenge?action=send-code');
    expect(answer.json()).toEqual({ kind: 'recaptcha-v3', site_key: 'site key', script: `${google.url}/api.js?render=site%20key` });
    expect(answer.text).not.toContain('secret');
  });

  test('a call with a token that Google accepts succeeds; Google gets the token and the secret key', async () => {
    google.nextResponse = HUMAN;
    expect((await send('token-1')).status).toBe(200);
    expect(Object.fromEntries(google.requests.at(-1) ?? [])).toEqual({ secret: 'secret-key', response: 'token-1' });
  });

  test.each<[string, object, string]>([
    ['Google rejects the token', { success: false, 'error-codes': ['invalid-input-response'] }, 'wrong'],
    ['the token was verified before, or is old', { success: false, 'error-codes': ['timeout-or-duplicate'] }, 'used'],
    ['the token is for another action', { ...HUMAN, action: 'feedback' }, 'wrong-action'],
    ['the token has no action', { ...HUMAN, action: undefined }, 'wrong-action'],
    ['the token was made on another site', { ...HUMAN, hostname: 'evil.example' }, 'forged'],
    ['the token names no site', { ...HUMAN, hostname: undefined }, 'forged'],
    ['the score is below 0.5', { ...HUMAN, score: 0.49 }, 'low-score'],
    ['the token has no score', { ...HUMAN, score: undefined }, 'low-score'],
  ])('a call is refused as $2 when %s', async (_name, answer, reason) => {
    google.nextResponse = answer;
    const refusal = await send('token-2');
    expect([refusal.status, refusal.json()['code'], refusal.json()['reason']]).toEqual([403, 'bot_check_failed', reason]);
  });

  test.each([
    [null, 'missing'],
    ['two words', 'unreadable'],
    ['a'.repeat(8_193), 'unreadable'],
    ['token&secret=other', 'unreadable'],
  ])('the token %j is refused as %s without a call to Google', async (token, reason) => {
    google.nextResponse = HUMAN;
    const before = google.requests.length;
    expect((await send(token)).json()['reason']).toBe(reason);
    expect(google.requests).toHaveLength(before);
  });

  test.each(['crash', 'hang'] as const)('if Google fails (%s), the check throws an upstream error, not a refusal', async (failure) => {
    google.nextResponse = failure;
    const protection = createRecaptchaProtection({
      config: { kind: 'recaptcha-v3', siteKey: 'a', secretKey: 'b', url: google.url, minScore: 0.5 },
      isOwnHost: () => true,
      timeoutMs: 200,
    });
    await expect(protection.check('send-code', 'token')).rejects.toMatchObject({
      code: failure === 'hang' ? 'upstream_timeout' : 'upstream_unavailable',
    });
    protection.close();
  });

  test.each(['/ru', '/ru/sign-up', '/ru/nothing-here'])('the CSP of %s allows scripts of Google, but no inline code', async (path) => {
    const csp = String((await gateway.browser().get(path)).headers['content-security-policy']);
    expect(csp).toMatch(new RegExp(`script-src 'self'[^;]* ${google.url}/ https://www.gstatic.com/recaptcha/(;|$)`));
    expect(csp).toContain(`frame-src ${google.url}/ https://recaptcha.google.com/recaptcha/`);
    expect(csp).toContain(`connect-src 'self' ${google.url}/`);
    expect(csp).not.toMatch(/unsafe-(inline|eval)|\*/);
  });
});

test.each(['altcha', 'off'])('with BOT_PROTECTION=%s neither the CSP nor the page mentions Google or reCAPTCHA', async (kind) => {
  const own = await startGateway({ BOT_PROTECTION: kind, BOT_SITE_KEY: 'left over' });
  for (const path of ['/ru', '/ru/sign-up']) {
    const { headers, text } = await own.browser().get(path);
    expect(`${headers['content-security-policy']} ${text}`).not.toMatch(/google|gstatic|recaptcha|frame-src/);
  }
  await own.close();
});
