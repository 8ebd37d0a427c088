import { SECRET_NAMES } from '@muddat/process';
import { describe, expect, test } from 'vitest';
import { parseNamedTests, readRepositoryFile } from './named-tests.ts';

/** Rows of the table: the key, and how it is changed with two keys. */
const ROWS = readRepositoryFile('docs/operators/keys.md')
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(1)
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, key = '', , , change = '']) => ({ key, change }));
/** An address with the login of another company's service, and second values of keys that have a row. */
const WITHOUT_ROW: readonly string[] = ['AUTH_CLIENT_SECRET_PREVIOUS', 'SESSION_SECRET_PREVIOUS', 'SMS_GATEWAY_URL'];

describe('docs/operators/keys.md', () => {
  test('has a row for each secret setting', () => {
    const keys = ROWS.map(({ key }) => key).join(' ');
    expect(SECRET_NAMES.filter((name) => !WITHOUT_ROW.includes(name) && !keys.includes(`\`${name}\``))).toEqual([]);
  });

  test.each(ROWS)('says that $key can be changed with two keys only with a test that does it', ({ change }) => {
    const tests = parseNamedTests(change);
    expect(tests.length > 0).toBe(change.startsWith('yes'));
    expect(tests.filter(({ file, title }) => !readRepositoryFile(file).includes(title))).toEqual([]);
  });
});
