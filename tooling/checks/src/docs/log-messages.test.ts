import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../root.ts';
import { readRepositoryFile } from './named-tests.ts';

const SOURCES = ['apps/gateway/src/**/*.ts', 'apps/sandbox/src/**/*.ts', 'packages/{process,tracing}/src/*.ts'];
const SOURCE_TEXT = globSync(SOURCES, { cwd: ROOT })
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(ROOT, file), 'utf8'))
  .join('\n');

const [, ...sections] = readRepositoryFile('docs/operators/logs.md').split(/^## Messages of .*$/m);
const messages = sections
  .flatMap((section) => section.split(/^## /m)[0]?.match(/^\| `.+?\|/gm) ?? [])
  .flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, message = '']) => message));

test('docs/operators/logs.md lists more than twenty messages', () => {
  expect(messages.length).toBeGreaterThan(20);
});

test.each(messages)('the message «%s» of docs/operators/logs.md is logged', (message) => {
  expect(SOURCE_TEXT).toContain(`'${message}'`);
});
