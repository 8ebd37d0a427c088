import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@muddat/servers/root';
import { expect, test } from 'vitest';
import { readEnvironmentFile, readUnit } from './unit.ts';

const GATEWAY = readFileSync(join(ROOT, 'deploy/systemd/muddat-gateway@.service'), 'utf8');

test('the unit of the gateway says what an instance runs, with which settings and secrets', () => {
  const unit = readUnit(GATEWAY, '8081', '/run/credentials/x');
  expect(unit.command).toEqual(['/usr/bin/env', 'node', '/opt/muddat/current/gateway/main.js']);
  expect(unit.environmentFiles).toEqual(['/etc/muddat/gateway.env']);
  expect(unit.environment).toMatchObject({ NODE_ENV: 'production', PORT: '8081', SESSION_SECRET_FILE: '/run/credentials/x/session' });
  expect(unit.credentials).toContainEqual({ name: 'session', path: '/etc/muddat/secrets/session' });
  expect(unit.stateFolders).toEqual(['muddat-gateway/8081']);
  expect(unit.workingFolder).toBe('/var/lib/muddat-gateway/8081');
  expect(unit.stopLimitSeconds).toBeGreaterThan(30);
});

test('a file of settings may quote values; comments and empty lines are no settings', () => {
  expect(readEnvironmentFile(`# text\n\nA=1\nB='MCHJ "Example"'\nC="x=y"\n`)).toEqual({ A: '1', B: 'MCHJ "Example"', C: 'x=y' });
});

test('a credential without a path is refused', () => {
  expect(() => readUnit('LoadCredential=session', '1', '/run')).toThrow('session: : is missing');
});
