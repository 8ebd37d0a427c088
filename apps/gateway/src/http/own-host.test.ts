import { expect, test } from 'vitest';
import { hostnameOf } from './own-host.ts';

test.each([
  ['muddat.example', 'muddat.example'],
  ['MUDDAT.example:443', 'muddat.example'],
  ['127.0.0.1:8080', '127.0.0.1'],
  ['[::1]:8080', '[::1]'],
  ['', null],
  ['muddat.example@evil.example', null],
  ['muddat.example/evil', null],
  ['muddat.example evil', null],
  ['muddat.example:80:90', null],
  ['muddat.example:evil', null],
  ['мuddat.example', null],
])('the hostname of the Host header %j is %s', (host, name) => {
  expect(hostnameOf(host)).toBe(name);
});
