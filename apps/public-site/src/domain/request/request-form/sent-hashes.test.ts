import { expect, test } from 'vitest';
import { hashRequest, readSentHashes, saveSentHashes } from './sent-hashes.ts';

const store = () => {
  const kept = new Map<string, string>();
  return { kept, getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
};

test('hashRequest depends on the values of the fields, not on their order', () => {
  const mark = hashRequest({ name: 'Дилноза', message: 'Когда?' });
  expect(hashRequest({ message: 'Когда?', name: 'Дилноза' })).toBe(mark);
  expect(hashRequest({ message: 'Когда', name: 'Дилноза' })).not.toBe(mark);
  expect(hashRequest({ name: 'Когда?', message: 'Дилноза' })).not.toBe(mark);
});

test('request hashes are stored per form and contain no typed data', () => {
  const place = store();
  saveSentHashes(place, 'question', [hashRequest({ phone: '+998901234567' })]);
  expect(readSentHashes(place, 'question')).toEqual([hashRequest({ phone: '+998901234567' })]);
  expect(readSentHashes(place, 'corporate')).toEqual([]);
  expect([...place.kept.values()].join()).not.toContain('998');
});

test('only the last 20 request hashes are stored', () => {
  const place = store();
  const marks = Array.from({ length: 30 }, (_, at) => `m${at}`);
  saveSentHashes(place, 'question', marks);
  expect(readSentHashes(place, 'question')).toEqual(marks.slice(10));
});

test('forbidden or damaged storage has no request hashes and throws no error', () => {
  const forbidden = {
    getItem: () => {
      throw new DOMException('no', 'SecurityError');
    },
    setItem: () => {
      throw new DOMException('no', 'SecurityError');
    },
  };
  expect(readSentHashes(forbidden, 'question')).toEqual([]);
  expect(() => saveSentHashes(forbidden, 'question', ['a'])).not.toThrow();
  expect(readSentHashes({ ...store(), getItem: () => '{"a": 1} <b>' }, 'question')).toEqual([]);
  expect(readSentHashes(null, 'question')).toEqual([]);
});
