import { expect, it } from 'vitest';
import { relyingParty } from './relying-party.ts';

it.each([
  ['https://muddat.example', 'muddat.example'],
  ['https://muddat.example:8443', 'muddat.example'],
  ['http://localhost:8080', 'localhost'],
  ['http://web.localhost:8080', 'web.localhost'],
  ['https://localhost', 'localhost'],
])('the origin %s has the relying party id %s', (origin, rpId) => {
  expect(relyingParty(origin)).toEqual({ origin, rpId });
});

it.each([
  'http://127.0.0.1:8080',
  'https://127.0.0.1:8080',
  'https://[::1]:8080',
  'https://2130706433',
  'http://muddat.example',
  'http://localhost.example',
  'ftp://muddat.example',
  'https://muddat.example/',
  'https://muddat.example/path',
  'https://user@muddat.example',
  'https://MUDDAT.example',
  'https://muddat.example:443',
  'null',
  '',
])('the origin "%s" has no relying party', (origin) => {
  expect(relyingParty(origin)).toBeNull();
});
