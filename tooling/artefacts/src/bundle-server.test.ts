import { expect, test } from 'vitest';
import { isForeign } from './bundle-server.ts';

test.each([
  ['fastify', true],
  ['@fastify/static', true],
  ['node:fs', true],
  ['drizzle-orm/pg-core', true],
  ['@muddat/sdk', false],
  ['@muddat/i18n/to-cyrillic', false],
  ['./run.ts', false],
  ['../app.ts', false],
  ['/repository/apps/gateway/src/main.ts', false],
  ['\0rolldown/runtime.js', false],
])('%j: an import of a package of others is %s', (id, expected) => {
  expect(isForeign(id)).toBe(expected);
});
