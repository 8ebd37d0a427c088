import { SERVER_SETTINGS } from '@muddat/process';
import { describe, expect, it } from 'vitest';
import { parseConfig } from './config.ts';
import { ConfigError } from './read-env.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://sandbox:pass@db/sandbox',
  AUTH_CLIENT_ID: 'portal',
  AUTH_CLIENT_SECRET: 'a-long-enough-secret',
  SMS_GATEWAY_URL: 'https://sms.example/send',
};

const messageOf = (env: Record<string, string>): string => {
  try {
    parseConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
  }
  return '';
};

describe('parseConfig', () => {
  it('has a default for every setting outside production, with test tools on', () => {
    expect(parseConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 8090,
      databaseUrl: null,
      testTools: true,
      checkResponses: true,
      rateLimits: true,
      auth: { accessTokenSeconds: 31_536_000, refreshTokenSeconds: 2_592_000 },
    });
  });

  it.each(SERVER_SETTINGS.sandbox.filter((setting) => setting.default !== null))('takes $default for $name if it is not set', (setting) => {
    // Some settings are read only with others.
    const env = {
      SANDBOX_OPS_PORT: '1',
      PHOTO_S3_ENDPOINT: 'https://s3.example',
      PHOTO_S3_BUCKET: 'b',
      PHOTO_S3_ACCESS_KEY: 'k',
      PHOTO_S3_SECRET_KEY: 's',
    };
    expect(parseConfig({ ...env, [setting.name]: setting.default ?? '' })).toEqual(parseConfig(env));
  });

  it('turns off test tools and response checks in production', () => {
    expect(parseConfig(PRODUCTION)).toMatchObject({ testTools: false, checkResponses: false, production: true });
  });

  it.each([
    ['SANDBOX_PORT', { SANDBOX_PORT: '80x' }],
    ['SANDBOX_PORT', { SANDBOX_PORT: '65536' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://db' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'muddat.uz' }],
    ['CLICK_SERVICE_ID', { CLICK_MERCHANT_ID: '22' }],
    ['CLICK_MERCHANT_ID', { CLICK_SERVICE_ID: '11' }],
    ['NODE_ENV', { NODE_ENV: 'staging' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['RATE_LIMITS', { RATE_LIMITS: 'no' }],
    ['ACCESS_TOKEN_SECONDS', { ACCESS_TOKEN_SECONDS: '0' }],
    ['SANDBOX_TEST_TOOLS', { ...PRODUCTION, SANDBOX_TEST_TOOLS: 'on' }],
    ['RATE_LIMITS', { ...PRODUCTION, RATE_LIMITS: 'off' }],
    ['DATABASE_URL', { ...PRODUCTION, DATABASE_URL: '' }],
    ['AUTH_CLIENT_ID', { ...PRODUCTION, AUTH_CLIENT_ID: '' }],
    ['AUTH_CLIENT_SECRET', { ...PRODUCTION, AUTH_CLIENT_SECRET: 'short' }],
    ['AUTH_CLIENT_SECRET', { ...PRODUCTION, AUTH_CLIENT_SECRET: 'muddat-web-secret' }],
    ['AUTH_CLIENT_SECRET_PREVIOUS', { ...PRODUCTION, AUTH_CLIENT_SECRET_PREVIOUS: 'muddat-web-secret' }],
    ['AUTH_CLIENT_SECRET_PREVIOUS_FILE', { ...PRODUCTION, AUTH_CLIENT_SECRET_PREVIOUS_FILE: '/nowhere' }],
    ['AUTH_CLIENT_SECRET_FILE', { ...PRODUCTION, AUTH_CLIENT_SECRET: '', AUTH_CLIENT_SECRET_FILE: '/nowhere' }],
    ['SMS_GATEWAY_URL', { ...PRODUCTION, SMS_GATEWAY_URL: '' }],
    ['PHOTO_S3_ENDPOINT', { PHOTO_S3_ENDPOINT: 's3.example' }],
    ['PHOTO_S3_BUCKET', { PHOTO_S3_ENDPOINT: 'https://s3.example', PHOTO_S3_ACCESS_KEY: 'k', PHOTO_S3_SECRET_KEY: 's' }],
    ['PHOTO_S3_SECRET_KEY', { PHOTO_S3_ENDPOINT: 'https://s3.example', PHOTO_S3_BUCKET: 'b', PHOTO_S3_ACCESS_KEY: 'k' }],
    ['CLAMD_URL', { CLAMD_URL: 'http://127.0.0.1:3310' }],
    ['CLAMD_URL', { CLAMD_URL: 'tcp://127.0.0.1' }],
    ['REFUSED_PHOTO_DAYS', { REFUSED_PHOTO_DAYS: '0' }],
    ['CHECKER_SECONDS', { CHECKER_SECONDS: 'soon' }],
    ['OPERATOR_STIR', { OPERATOR_STIR: '30123456O' }],
    ['OPERATOR_NAME', { ...PRODUCTION, OPERATOR_NAME: 'Muddat\nMCHJ' }],
    ['OPERATOR_ADDRESS', { OPERATOR_ADDRESS: 'a'.repeat(201) }],
  ])('throws a one-line error that names %s for the environment %o', (name, env) => {
    expect(() => parseConfig(env)).toThrow(ConfigError);
    expect(() => parseConfig(env)).toThrow(new RegExp(`^${name}: [^\\n]+$`));
  });

  it('names all wrong and missing settings at once', () => {
    const env = { NODE_ENV: 'production', SANDBOX_PORT: 'x', PUBLIC_URL: 'muddat.uz', PHOTO_S3_ENDPOINT: 'https://s3.example' };
    const named = messageOf(env)
      .split('\n')
      .map((line) => line.split(':')[0]);
    expect(named).toEqual([
      'DATABASE_URL',
      'AUTH_CLIENT_ID',
      'AUTH_CLIENT_SECRET',
      'SMS_GATEWAY_URL',
      'PUBLIC_URL',
      'SANDBOX_PORT',
      'PHOTO_S3_BUCKET',
      'PHOTO_S3_ACCESS_KEY',
      'PHOTO_S3_SECRET_KEY',
    ]);
  });

  it('has no automatic checker in production, and no photo bucket or virus scanner unless they are set', () => {
    expect([parseConfig({}).checkerSeconds, parseConfig({ ...PRODUCTION, CHECKER_SECONDS: '5' }).checkerSeconds]).toEqual([20, null]);
    expect(parseConfig({}).photos).toEqual({ s3: null, clamd: null, refusedDays: 90, acceptedDays: 1_826 });
    const named = { PHOTO_S3_BUCKET: 'b', PHOTO_S3_ACCESS_KEY: 'k', PHOTO_S3_SECRET_KEY: 's', CLAMD_URL: 'tcp://scan:3310' };
    expect(parseConfig({ PHOTO_S3_ENDPOINT: 'https://s3.example', ...named }).photos).toMatchObject({
      s3: { endpoint: 'https://s3.example', region: 'us-east-1', bucket: 'b', accessKeyId: 'k', secretAccessKey: 's' },
      clamd: { host: 'scan', port: 3310 },
    });
  });

  it('does not repeat an invalid database URL in the error, because it may contain a password', () => {
    expect(() => parseConfig({ DATABASE_URL: 'mysql://user:secret@db' })).toThrow(/^(?!.*secret)/);
  });
});
