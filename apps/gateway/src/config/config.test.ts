import { SERVER_SETTINGS } from '@muddat/process';
import { describe, expect, test } from 'vitest';
import { parseConfig } from './config.ts';

const SECRET = 'a-secret-of-thirty-two-characters-and-more';
const production = {
  NODE_ENV: 'production',
  SESSION_SECRET: SECRET,
  PUBLIC_URL: 'https://muddat.example',
  AUTH_CLIENT_ID: 'portal',
  AUTH_CLIENT_SECRET: 'portal-secret',
  OPERATOR_NAME: '«Qadam» MCHJ',
  OPERATOR_STIR: '301234567',
  OPERATOR_ADDRESS: 'Toshkent, Navoiy koʻchasi, 1',
  OPERATOR_LICENCE: 'OT-0012',
  UPSTREAM_AUTH_URL: 'https://auth.example',
  UPSTREAM_INSTALLMENT_URL: 'https://installment.example',
  UPSTREAM_MOBILE_URL: 'https://mobile.example',
  UPSTREAM_BUILDER_URL: 'https://builder.example',
  UPSTREAM_BILLING_URL: 'https://billing.example',
};
const linesOf = (env: Record<string, string>): string[] => {
  const result = parseConfig(env, '/srv');
  return result.ok ? [] : result.lines;
};

describe('configuration', () => {
  test('an empty environment gives the development defaults', () => {
    const result = parseConfig({}, '/srv');
    expect(result).toMatchObject({
      ok: true,
      config: {
        port: 8080,
        host: '127.0.0.1',
        opsPort: 9080,
        opsHost: '127.0.0.1',
        dataDir: '/srv/.data',
        publicUrl: null,
        guestRedirect: 'sign-up',
        rateLimits: true,
        production: false,
        botProtection: { kind: 'altcha' },
      },
    });
    if (result.ok) expect(result.config.upstreams.billing).toBe('http://127.0.0.1:8090/billing');
  });

  test.each(SERVER_SETTINGS.gateway.filter((setting) => setting.default !== null))('$name is $default if it is not set', (setting) => {
    const sentinels = { REDIS_URL: 'redis://a', REDIS_SENTINELS: 'a', SESSION_SECRET: SECRET };
    const isOfRecaptcha = setting.name.startsWith('BOT_') && setting.name !== 'BOT_PROTECTION';
    const env = isOfRecaptcha ? { BOT_PROTECTION: 'recaptcha-v3', BOT_SITE_KEY: 'k', BOT_SECRET_KEY: 's' } : sentinels;
    expect(parseConfig({ ...env, [setting.name]: setting.default ?? '' }, '/srv')).toEqual(parseConfig(env, '/srv'));
  });

  test.each([
    [{ PORT: '0' }, 0],
    [{ PORT: '8443' }, 9443],
    [{ PORT: '65000' }, 64_000],
    [{ PORT: '8443', OPS_PORT: '9' }, 9],
  ])('with %j readiness and metrics are on port %i', (env, opsPort) => {
    expect(parseConfig(env, '/srv')).toMatchObject({ ok: true, config: { opsPort } });
  });

  test('sentinels are hosts with ports, and have the name of the example of Redis if none is set', () => {
    const env = { REDIS_URL: 'redis://a', SESSION_SECRET: SECRET, REDIS_SENTINELS: 'one:1, two,[::1]:3' };
    const nodes = [
      { host: 'one', port: 1 },
      { host: 'two', port: 26_379 },
      { host: '::1', port: 3 },
    ];
    expect(parseConfig(env, '/srv')).toMatchObject({ config: { redisSentinels: { nodes, name: 'mymaster', password: null } } });
  });

  test.each([
    [{ PORT: '80a' }, 'PORT'],
    [{ GUEST_REDIRECT: 'main-page' }, 'GUEST_REDIRECT'],
    [{ PORT: '70000' }, 'PORT'],
    [{ OPS_PORT: 'x' }, 'OPS_PORT'],
    [{ SANDBOX_PORT: '0' }, 'SANDBOX_PORT'],
    [{ PUBLIC_URL: 'muddat.uz' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'https://muddat.uz/ru' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'http://muddat.uz' }, 'PUBLIC_URL'],
    [{ HOST: '0.0.0.0' }, 'PUBLIC_URL'],
    [{ UPSTREAM_AUTH_URL: 'ftp://x' }, 'UPSTREAM_AUTH_URL'],
    [{ UPSTREAM_MOBILE_URL: 'http://user:pass@x' }, 'UPSTREAM_MOBILE_URL'],
    [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET'],
    [{ REDIS_SENTINELS: 'redis://a:1', REDIS_URL: 'redis://a', SESSION_SECRET: SECRET }, 'REDIS_SENTINELS'],
    [{ REDIS_SENTINELS: 'a:1,,b:2', REDIS_URL: 'redis://a', SESSION_SECRET: SECRET }, 'REDIS_SENTINELS'],
    [{ REDIS_SENTINELS: 'a:70000', REDIS_URL: 'redis://a', SESSION_SECRET: SECRET }, 'REDIS_SENTINELS'],
    [{ REDIS_SENTINELS: 'user@a:1', REDIS_URL: 'redis://a', SESSION_SECRET: SECRET }, 'REDIS_SENTINELS'],
    [{ REDIS_SENTINELS: 'a:1' }, 'REDIS_URL'],
    [{ RATE_LIMITS: 'no' }, 'RATE_LIMITS'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
    [{ TRUSTED_PROXIES: '10.0.0.0/8, nonsense' }, 'TRUSTED_PROXIES'],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES'],
    [{ PROOF_FROM_AMOUNT: '-1' }, 'PROOF_FROM_AMOUNT'],
    [{ OPERATOR_STIR: '30123456' }, 'OPERATOR_STIR'],
    [{ OPERATOR_STIR: '3012345678' }, 'OPERATOR_STIR'],
    [{ OPERATOR_STIR: '30123456O' }, 'OPERATOR_STIR'],
    [{ OPERATOR_STIR: '301 234 567' }, 'OPERATOR_STIR'],
    [{ OPERATOR_NAME: '«Qadam»\nMCHJ' }, 'OPERATOR_NAME'],
    [{ OPERATOR_ADDRESS: 'x'.repeat(201) }, 'OPERATOR_ADDRESS'],
    [{ BOT_PROTECTION: 'maybe' }, 'BOT_PROTECTION'],
    [{ BOT_PROTECTION: 'recaptcha-v3', BOT_SECRET_KEY: 'b' }, 'BOT_SITE_KEY'],
    [{ BOT_PROTECTION: 'recaptcha-v3', BOT_SITE_KEY: 'a' }, 'BOT_SECRET_KEY'],
    [{ BOT_PROTECTION: 'recaptcha-v3', BOT_SITE_KEY: 'a', BOT_SECRET_KEY: 'b', BOT_MIN_SCORE: '1.5' }, 'BOT_MIN_SCORE'],
    [{ BOT_PROTECTION: 'recaptcha-v3', BOT_SITE_KEY: 'a', BOT_SECRET_KEY: 'b', BOT_MIN_SCORE: 'NaN' }, 'BOT_MIN_SCORE'],
    [
      { BOT_PROTECTION: 'recaptcha-v3', BOT_SITE_KEY: 'a', BOT_SECRET_KEY: 'b', BOT_RECAPTCHA_URL: 'http://g.example' },
      'BOT_RECAPTCHA_URL',
    ],
    [{ REDIS_URL: 'http://localhost', SESSION_SECRET: SECRET }, 'REDIS_URL'],
    [{ REDIS_URL: 'redis://', SESSION_SECRET: SECRET }, 'REDIS_URL'],
    [{ REDIS_URL: 'redis://localhost/sessions', SESSION_SECRET: SECRET }, 'REDIS_URL'],
    [{ REDIS_URL: 'redis://localhost' }, 'SESSION_SECRET'],
  ])('the setting %o is refused with one error line that names %s', (env, name) => {
    const lines = linesOf(env);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.startsWith(name)).toBe(true);
    expect(lines[0]).not.toContain('\n');
  });

  test('SANDBOX_PORT is not read if every backend has an address', () => {
    // Kubernetes sets it for a service called "sandbox".
    expect(linesOf({ ...production, SANDBOX_PORT: 'tcp://10.0.0.1:8090' })).toEqual([]);
  });

  test('in production the required settings suffice, and ALTCHA protects the forms by default', () => {
    const result = parseConfig(production, '/srv');
    expect(result).toMatchObject({ ok: true, config: { production: true, botProtection: { kind: 'altcha' } } });
  });

  test('the operator comes from the settings; without them it is an example marked as demo', () => {
    const operator = { name: '«Qadam» MCHJ', stir: '301234567', address: 'Toshkent, Navoiy koʻchasi, 1', licence: 'OT-0012' };
    expect(parseConfig(production, '/srv')).toMatchObject({ ok: true, config: { operator } });
    const demo = { name: expect.stringContaining('Demo'), stir: '000000000', licence: '0000' };
    expect(parseConfig({}, '/srv')).toMatchObject({ ok: true, config: { operator: demo } });
  });

  test.each([
    [{}, true],
    [{ DEMO_DATA: 'off' }, false],
    [production, false],
    [{ ...production, DEMO_DATA: 'on' }, true],
  ])('demo data is on outside production and off in it, unless DEMO_DATA overrides this: case %#, demo data $1', (env, demoData) => {
    expect(parseConfig(env, '/srv')).toMatchObject({ ok: true, config: { demoData } });
  });

  test('reCAPTCHA defaults to the address of Google and a minimum score of 0.5; an address without https is refused', () => {
    const keys = { BOT_PROTECTION: 'recaptcha-v3', BOT_SITE_KEY: 'site', BOT_SECRET_KEY: 'secret' };
    const result = parseConfig({ ...production, ...keys }, '/srv');
    expect(result).toMatchObject({
      ok: true,
      config: {
        botProtection: {
          kind: 'recaptcha-v3',
          siteKey: 'site',
          secretKey: 'secret',
          url: 'https://www.google.com/recaptcha',
          minScore: 0.5,
        },
      },
    });
    const elsewhere = linesOf({ ...production, ...keys, BOT_RECAPTCHA_URL: 'http://127.0.0.1:1' });
    expect(elsewhere.join()).toContain('BOT_RECAPTCHA_URL must start with https://');
  });

  test.each(Object.keys(production).filter((name) => name !== 'NODE_ENV'))('in production a missing %s gives an error line', (name) => {
    const lines = linesOf({ ...production, [name]: '' });
    expect(lines.some((line) => line.startsWith(`${name} is missing`))).toBe(true);
  });

  test.each([
    [{ BOT_PROTECTION: 'off' }, 'BOT_PROTECTION=off is refused'],
    [{ RATE_LIMITS: 'off' }, 'RATE_LIMITS=off is refused'],
    [{ MUDDAT_DEV: '1' }, 'MUDDAT_DEV=1 is refused'],
    [{ PUBLIC_URL: 'http://127.0.0.1:8080' }, 'PUBLIC_URL must start with https://'],
  ])('in production the setting %o is refused', (extra, line) => {
    expect(linesOf({ ...production, ...extra }).join('\n')).toContain(line);
  });

  test('in production the secret of the sandbox is refused', () => {
    const lines = linesOf({ ...production, AUTH_CLIENT_SECRET: 'muddat-web-secret' });
    expect(lines).toEqual(['AUTH_CLIENT_SECRET is the published secret of the sandbox: production needs another one.']);
    expect(linesOf({ AUTH_CLIENT_SECRET: 'muddat-web-secret' })).toEqual([]);
  });

  test.each([
    [{}, []],
    [{ UPSTREAM_AUTH_URL: 'http://127.0.0.1:8090/auth' }, []],
    [{ UPSTREAM_AUTH_URL: 'http://auth.internal' }, [/^UPSTREAM_AUTH_URL is plain http: /]],
    [{ TRUSTED_PROXY: '10.0.0.1' }, [/^TRUSTED_PROXY is not a setting .* Did you mean TRUSTED_PROXIES\?$/]],
  ])('in production the settings %j start with the warnings %j', (extra, warnings) => {
    const result = parseConfig({ ...production, ...extra }, '/srv');
    expect([result.ok, result.warnings]).toEqual([true, warnings.map((line) => expect.stringMatching(line))]);
  });

  test('outside production a plain-http backend has no warning', () => {
    expect(parseConfig({ UPSTREAM_AUTH_URL: 'http://auth.internal' }, '/srv').warnings).toEqual([]);
  });

  test.each([
    ['SESSION_SECRET', {}],
    ['AUTH_CLIENT_SECRET', {}],
    ['BOT_SECRET_KEY', { BOT_PROTECTION: 'recaptcha-v3', BOT_SITE_KEY: 'site' }],
  ])('a %s in a file that cannot be read gives one line, which names the file', (name, extra) => {
    const lines = linesOf({ ...production, ...extra, [name]: '', [`${name}_FILE`]: 'nowhere' });
    expect(lines).toEqual([`${name}_FILE: /srv/nowhere cannot be read (ENOENT)`]);
  });

  test('an error line never repeats a secret', () => {
    const lines = linesOf({ SESSION_SECRET: 'tiny-secret', PUBLIC_URL: 'x', REDIS_URL: 'redis://user:tiny-secret@host/path' });
    expect(lines.join()).toContain('REDIS_URL');
    expect(lines.join()).not.toContain('tiny-secret');
  });
});
