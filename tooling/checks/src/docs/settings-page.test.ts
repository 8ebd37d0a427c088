import { expect, test } from 'vitest';
import { readRepositoryFile } from './named-tests.ts';
import { SETTINGS_COMMAND, SETTINGS_PAGE, writeSettings } from './settings-page.ts';

test('docs/operators/settings.md has the settings that the servers define', () => {
  const page = readRepositoryFile(SETTINGS_PAGE);
  expect(page, `run \`${SETTINGS_COMMAND}\` and commit what it writes`).toBe(writeSettings(page));
});
