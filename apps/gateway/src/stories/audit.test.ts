import { createAuthenticator } from '@muddat/servers/authenticator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinAuditLines, parseAuditLines } from '../testing/audit-lines.ts';
import type { Browser } from '../testing/browser.ts';
import { type GatewayWithSandbox, startGatewayWithSandbox } from '../testing/gateway-with-sandbox.ts';
import type { Sandbox } from '../testing/sandbox.ts';
import type { TestGateway } from '../testing/start.ts';

const DILNOZA = { phone: '+998900000001', password: 'Muddat-demo-1', name: 'Dilnoza' };
const NEW = { phone: '+998907650031', next: '+998907650032', name: 'Anvar Yoʻldoshev', birthdate: '1990-05-14' };
const PASSWORDS = ['Togʻdagi-uzun-yoʻl-7', 'Daryodagi-keng-koʻprik-8', 'Choʻldagi-yolgʻiz-daraxt-9'] as const;
const AGENT = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
const CARD = { number: '8600140000052003', expiry: '2912', offer_accepted: true };
const TOP_UP = { purpose: 'top_up', amount: 12_345, source: { type: 'bank_card', entity_id: 'card_0001' } };
const BILLING = '/api/billing/v1/api-payments';

let sandbox: Sandbox;
let gateway: TestGateway;
let close: GatewayWithSandbox['close'];
let at: string;
beforeAll(async () => {
  ({ sandbox, gateway, close } = await startGatewayWithSandbox({ gatewayEnv: { LOG_LEVEL: 'silent' } }));
  at = `http://localhost:${new URL(gateway.origin).port}`;
}, 300_000);
afterAll(() => close?.());

const secrets = new Set<string>();
const wrongCode = (code: string): string => (code === '111111' ? '222222' : '111111');
const codeOf = async (phone: string): Promise<string> => {
  const code = await sandbox.code(phone);
  secrets.add(code).add(wrongCode(code));
  return code;
};
let keys = 0;
const write = (browser: Browser, method: string, path: string, json?: object) => {
  keys += 1;
  const headers = { origin: at, 'x-requested-with': 'muddat-web', 'idempotency-key': `audit-story-${keys}`, 'user-agent': AGENT };
  return browser.request(path, { method, headers, ...(json === undefined ? {} : { json }) });
};
const auth = (browser: Browser, call: string, json?: object) => write(browser, 'POST', `/api/auth/${call}`, json);
const recordCookies = (browser: Browser) => {
  for (const value of browser.cookies.values()) if (value.length > 8) secrets.add(value);
};
/** The number of audit lines that `trail` has returned. `trail` returns the later ones: event, outcome, customer, method, code. */
let seen = 0;
const trail = () => {
  const lines = parseAuditLines(gateway.logs).slice(seen);
  seen += lines.length;
  return lines.map(({ event, outcome, customer, method, code }) => [event, outcome, customer, method, code]);
};

test('each security event is in the audit trail once, with no customer data but the id', async () => {
  const guest = gateway.browser();
  const phone = DILNOZA.phone;
  await auth(guest, 'login', { strategy: 'customer', phone, password: 'a-wrong-password' });
  await auth(guest, 'send-code', { phone, purpose: 'sign-in' });
  const code = await codeOf(phone);
  for (let tries = 0; tries < 5; tries += 1) await auth(guest, 'login', { strategy: 'customer', phone, code: wrongCode(code) });
  await auth(guest, 'login', { strategy: 'customer', phone, code });
  expect(trail()).toEqual([
    ['sign-in', 'refused', null, 'password', 'invalid_credentials'],
    ['code-sent', 'ok', null, null, null],
    ...Array(4).fill(['sign-in', 'refused', null, 'code', 'otp_wrong']),
    ['sign-in', 'refused', null, 'code', 'otp_wrong'],
    ['sign-in', 'limited', null, 'code', 'otp_locked'],
  ]);

  const dilnoza = gateway.browser();
  await auth(dilnoza, 'login', { strategy: 'customer', phone, password: DILNOZA.password });
  recordCookies(dilnoza);
  await dilnoza.get('/api/installment/v3/user/orders/all');
  const payment = await write(dilnoza, 'POST', `${BILLING}/payment`, TOP_UP);
  const paymentCode = await codeOf(phone);
  await write(dilnoza, 'POST', `${BILLING}/confirm-payment`, { payment_id: payment.json()['payment_id'], code: wrongCode(paymentCode) });
  await write(dilnoza, 'POST', `${BILLING}/confirm-payment`, { payment_id: payment.json()['payment_id'], code: paymentCode });
  const card = await write(dilnoza, 'POST', `${BILLING}/send-otp`, CARD);
  const saved = await write(dilnoza, 'POST', `${BILLING}/confirm-otp`, { otp_id: card.json()['otp_id'], code: await codeOf(phone) });
  expect(saved.status).toBe(200);
  gateway.clock.ms += 301_000;
  const entity = { entity_id: saved.json()['entity_id'] };
  await write(dilnoza, 'DELETE', `${BILLING}/external-entities`, entity);
  await auth(dilnoza, 'step-up', { method: 'password', password: 'a-wrong-password' });
  await auth(dilnoza, 'step-up', { method: 'password', password: DILNOZA.password });
  recordCookies(dilnoza);
  const deleted = await write(dilnoza, 'DELETE', `${BILLING}/external-entities`, entity);
  expect(deleted.status).toBeLessThan(300);
  const foreign = { 'x-requested-with': 'muddat-web', origin: 'https://elsewhere.example' };
  await dilnoza.post('/api/auth/freeze', {}, foreign);
  await auth(dilnoza, 'freeze');
  const mine = 'cus_0001';
  expect(trail()).toEqual([
    ['sign-in', 'ok', mine, 'password', null],
    ['money', 'ok', mine, null, null],
    ['money', 'refused', mine, null, null],
    ['money', 'ok', mine, null, null],
    ['card-code-sent', 'ok', mine, null, null],
    ['card-saved', 'ok', mine, null, null],
    ['card-deleted', 'refused', mine, null, 'fresh_proof_required'],
    ['proof', 'refused', mine, 'password', 'password_wrong'],
    ['proof', 'ok', mine, 'password', null],
    ['card-deleted', 'ok', mine, null, null],
    ['forged-write', 'refused', null, null, 'origin_not_allowed'],
    ['freeze', 'ok', mine, null, null],
  ]);

  const anvar = gateway.browser();
  await auth(anvar, 'send-code', { phone: NEW.phone, purpose: 'register' });
  await auth(anvar, 'verify-code', { phone: NEW.phone, purpose: 'register', code: await codeOf(NEW.phone) });
  const { name, birthdate } = NEW;
  await auth(anvar, 'register', { name, birthdate, password: PASSWORDS[0] });
  const his = (await anvar.get('/api/auth/user')).text.match(/"id":"([\w-]+)"/)?.[1] ?? '';
  expect(his).toMatch(/^cus_[\w-]+$/);
  await write(anvar, 'PUT', '/api/installment/v3/user/verification/consent', { accepted: true, version: '2026-11' });
  await auth(anvar, 'step-up', { method: 'password', password: PASSWORDS[0] });
  const options = (await auth(anvar, 'passkeys/options', {})).json();
  const authenticator = createAuthenticator(at);
  const challenge = { challenge_id: options['challenge_id'], credential: authenticator.create(options['options']) };
  const passkey = await auth(anvar, 'passkeys', { ...challenge, name: 'Telefon' });
  await write(anvar, 'DELETE', `/api/auth/passkeys/${passkey.json()['id']}`);
  await auth(anvar, 'change-password', { current_password: PASSWORDS[0], password: PASSWORDS[1] });
  await auth(anvar, 'own-code', { purpose: 'phone' });
  const ownCode = await codeOf(NEW.phone);
  await auth(anvar, 'new-phone-code', { phone: NEW.next });
  await auth(anvar, 'change-phone', { code: ownCode, phone: NEW.next, new_code: await codeOf(NEW.next) });
  await auth(anvar, 'sessions/end-others', {});
  recordCookies(anvar);
  await auth(anvar, 'logout');
  await auth(anvar, 'logout');
  await auth(anvar, 'send-code', { phone: NEW.next, purpose: 'reset' });
  await auth(anvar, 'verify-code', { phone: NEW.next, purpose: 'reset', code: await codeOf(NEW.next) });
  await auth(anvar, 'reset-password', { password: PASSWORDS[2] });
  expect(trail()).toEqual([
    ['code-sent', 'ok', null, null, null],
    ['code-checked', 'ok', null, null, null],
    ['registration', 'ok', his, null, null],
    ['consent', 'ok', his, null, null],
    ['proof', 'ok', his, 'password', null],
    ['passkey-added', 'ok', his, null, null],
    ['passkey-deleted', 'ok', his, null, null],
    ['password-change', 'ok', his, 'password', null],
    ['code-sent', 'ok', his, null, null],
    ['code-sent', 'ok', his, null, null],
    ['phone-change', 'ok', his, null, null],
    ['sessions-ended', 'ok', his, null, null],
    ['sign-out', 'ok', his, null, null],
    ['code-sent', 'ok', null, null, null],
    ['code-checked', 'ok', null, null, null],
    ['password-reset', 'ok', his, null, null],
  ]);

  const text = joinAuditLines(gateway.logs);
  const persons = [phone, NEW.phone, NEW.next, DILNOZA.name, 'Anvar', birthdate, DILNOZA.password, ...PASSWORDS, 'Telefon'];
  const others = [
    CARD.number.slice(-4),
    CARD.number.slice(0, 6),
    CARD.expiry,
    'card_',
    'audit-story',
    '127.0.0.1',
    'Android',
    'Mozilla',
    '12345',
    'eyJ',
  ];
  // The last nine digits only: a phone without its +998 must not be in the log either.
  const digits = [phone, NEW.phone, NEW.next].map((one) => one.slice(-9));
  expect(secrets.size).toBeGreaterThan(10);
  const cleaned = text.replaceAll(/"(?:time|request_id)":(?:\d+|"[^"]+")/g, '');
  for (const word of [...persons, ...others, ...digits, ...secrets]) expect(cleaned, word).not.toContain(word);
}, 120_000);
