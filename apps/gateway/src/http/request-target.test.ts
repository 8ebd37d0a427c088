import { expect, test } from 'vitest';
import { toOriginForm } from './request-target.ts';

test.each([
  ['/ru?q=1', '/ru?q=1', 'first.example'],
  ['http://muddat.example/ru', '/ru', 'muddat.example'],
  ['HTTPS://Muddat.example:8443/ru?q=1', '/ru?q=1', 'Muddat.example:8443'],
  ['http://muddat.example', '/', 'muddat.example'],
  ['http://muddat.example?q=1', '/?q=1', 'muddat.example'],
  ['http://evil.example/ru', '/ru', 'evil.example'],
  ['http:///ru', '/ru', ''],
  ['ftp://muddat.example/ru', 'ftp://muddat.example/ru', 'first.example'],
  ['//muddat.example/ru', '//muddat.example/ru', 'first.example'],
])('the target %s is the address %s of the host %j', (url, address, host) => {
  const message = { url, headers: { host: 'first.example' } };
  expect(toOriginForm(message)).toBe(address);
  expect(message.headers.host).toBe(host);
});
