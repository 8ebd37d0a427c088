import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineHashes } from './inline-hashes.ts';

const sha = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

test('inline scripts and styles are hashed once each, byte for byte', () => {
  const html = '<style>a{}</style><script>one()</script><script async>two()</script><script>one()</script>';
  expect(inlineHashes(html)).toEqual({ scriptHashes: [sha('one()'), sha('two()')], styleHashes: [sha('a{}')] });
});

test('script and style elements in upper or mixed case, which React does not write, get no hash', () => {
  expect(inlineHashes('<SCRIPT>steal()</SCRIPT><Style>a{}</Style>')).toEqual({ scriptHashes: [], styleHashes: [] });
});

test('external scripts and JSON data get no hash', () => {
  const html =
    '<script type="module" src="/a.js"></script><script type="application/json">{}</script><script type="application/ld+json">{}</script>';
  expect(inlineHashes(html)).toEqual({ scriptHashes: [], styleHashes: [] });
});

test('the hash of a script or style covers its text up to its own closing tag, whatever tags the text contains', () => {
  const html = '<style>a::before{content:"<script>"}</style><script>write("<style>")</script><script>never closed';
  expect(inlineHashes(html)).toEqual({ scriptHashes: [sha('write("<style>")')], styleHashes: [sha('a::before{content:"<script>"}')] });
});

test('each of many style sheets gets its own hash', () => {
  const sheets = Array.from({ length: 20 }, (_, index) => `a{order:${index}}`);
  const all = [...sheets, ...sheets.toReversed(), ...sheets];
  expect(all.map((css) => inlineHashes(`<style>${css}</style>`).styleHashes)).toEqual(all.map((css) => [sha(css)]));
});
