import { expect, test } from 'vitest';
import { testRunnerArgs } from './tested-mutant.ts';

test.each([
  ['apps/gateway/src/a.test.ts', 'gateway'],
  ['apps/gateway/src/redis/a.test.ts', 'redis'],
  ['apps/sandbox/src/a.test.ts', 'sandbox'],
  ['apps/public-site/src/a.test.ts', 'apps'],
])('testRunnerArgs runs the named test of %s in the Vitest project %s', (file, project) => {
  expect(testRunnerArgs('/copy', { file, title: 'a (b)' }).slice(1)).toEqual(['run', '--project', project, file, '-t', 'a \\(b\\)']);
});

test('testRunnerArgs runs a test of tooling/e2e by the end-to-end runner', () => {
  expect(testRunnerArgs('/copy', { file: 'tooling/e2e/tests/once/a.spec.ts', title: 'a' })).toContain('tooling/e2e/src/main.ts');
});
