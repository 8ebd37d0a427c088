import { expect, test } from 'vitest';
import { describeMisspelledSettings } from './misspelled-settings.ts';

test.each([
  ['TRUSTED_PROXY', 'TRUSTED_PROXIES'],
  ['REDIS_URl', 'REDIS_URL'],
  ['redis_url', 'REDIS_URL'],
  ['REDIS_URI', 'REDIS_URL'],
  ['RATE_LIMIT', 'RATE_LIMITS'],
  ['PORTS', 'PORT'],
  ['Host', 'HOST'],
  ['SESION_SECRET', 'SESSION_SECRET'],
  ['SESSION_SECERT', 'SESSION_SECRET'],
  ['SESSION_SECRETS_FILE', 'SESSION_SECRET_FILE'],
  ['SESSION_SECRET_PREVIUOS', 'SESSION_SECRET_PREVIOUS'],
  ['OPERATOR_LICENSE', 'OPERATOR_LICENCE'],
  ['OPS_PROT', 'OPS_PORT'],
  ['SANDBX_PORT', 'SANDBOX_PORT'],
  ['UPSTREAM_INSTALMENT_URL', 'UPSTREAM_INSTALLMENT_URL'],
])('%s is reported with the setting that is meant: %s', (name, meant) => {
  expect(describeMisspelledSettings({ [name]: 'value' })).toEqual([`${name} is not a setting and has no effect. Did you mean ${meant}?`]);
});

test.each([
  'REDIS_URL',
  'SESSION_SECRET_FILE',
  'HOME',
  'PATH',
  'POST',
  'USER',
  'SHELL',
  'TERM',
  'HOSTNAME',
  'NODE_OPTIONS',
  'KUBERNETES_PORT',
  'REDIS_PORT',
  'DATABASE_NAME',
  'npm_config_user_agent',
  'APP_PORT',
  'API_PORT',
  'APP_HOST',
  'API_HOST',
  'SMS_PORT',
  'SANDBAG_PORT',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_TRACES_SAMPLER_ARG',
  'port',
])('%s is a setting or a variable of another program, and is not reported', (name) => {
  expect(describeMisspelledSettings({ [name]: 'value' })).toEqual([]);
});

test.each(['AUTH_CLIENT_ID', 'PUBLIC_URL'])('%s in a file is reported, because it cannot come from a file', (name) => {
  expect(describeMisspelledSettings({ [`${name}_FILE`]: '/run/secrets/x' })).toEqual([
    `${name}_FILE has no effect: ${name} cannot come from a file. Set ${name}.`,
  ]);
});
