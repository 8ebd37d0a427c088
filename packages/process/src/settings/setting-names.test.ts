import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SERVER_SETTINGS, SETTING_NAMES } from './setting-names.ts';

describe('the settings', () => {
  test.each([
    { server: 'gateway', settings: SERVER_SETTINGS.gateway },
    { server: 'sandbox', settings: SERVER_SETTINGS.sandbox },
  ])('of the $server are those that it reads', ({ server, settings }) => {
    const folder = new URL(`../../../../apps/${server}/src/config/`, import.meta.url);
    const files = readdirSync(folder).filter((file) => !file.endsWith('.test.ts'));
    const sources = files.map((file) => readFileSync(new URL(file, folder), 'utf8')).join('\n');
    expect(settings.map(({ name }) => name).sort()).toEqual(SETTING_NAMES.filter((name) => sources.includes(`'${name}'`)));
  });

  test('are secret for both servers or for none', () => {
    const { gateway, sandbox } = SERVER_SETTINGS;
    const different = gateway.filter(({ name, isSecret }) => sandbox.some((other) => other.name === name && other.isSecret !== isSecret));
    expect(different).toEqual([]);
  });
});
