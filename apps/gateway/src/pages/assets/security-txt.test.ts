import { expect, test } from 'vitest';
import { startGateway } from '../../testing/start.ts';
import { securityText } from './security-txt.ts';

const DAY_MS = 86_400_000;
const field = (text: string, name: string): string[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith(`${name}: `))
    .map((line) => line.slice(name.length + 2));

test('security.txt has one Expires within a year of the build, and Canonical and Contact of the public site', () => {
  const builtAt = Date.parse('2026-02-03T04:05:06.789Z');
  const text = securityText('https://muddat.example', builtAt);
  expect(field(text, 'Expires')).toEqual(['2027-01-29T04:05:06Z']);
  expect(field(text, 'Canonical')).toEqual(['https://muddat.example/.well-known/security.txt']);
  expect(field(text, 'Contact')).toEqual(['mailto:security@muddat.example']);
});

test('the gateway serves security.txt as plain text that has not expired', async () => {
  const gateway = await startGateway();
  const answer = await gateway.browser().get('/.well-known/security.txt');
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const [expires = ''] = field(answer.text, 'Expires');
  expect(Date.parse(expires)).toBeGreaterThan(Date.now());
  expect(Date.parse(expires)).toBeLessThan(Date.now() + 365 * DAY_MS);
  expect(field(answer.text, 'Canonical')).toEqual([`${gateway.origin}/.well-known/security.txt`]);
  await gateway.close();
});
