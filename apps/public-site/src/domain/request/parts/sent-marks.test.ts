import { expect, test } from 'vitest';
import { keepMarks, markOf, readMarks } from './sent-marks.ts';

const store = () => {
  const kept = new Map<string, string>();
  return { kept, getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
};

test('the same words have the same mark, whatever the order of the fields; other words have another', () => {
  const mark = markOf({ name: 'Дилноза', message: 'Когда?' });
  expect(markOf({ message: 'Когда?', name: 'Дилноза' })).toBe(mark);
  expect(markOf({ message: 'Когда', name: 'Дилноза' })).not.toBe(mark);
  expect(markOf({ name: 'Когда?', message: 'Дилноза' })).not.toBe(mark);
});

test('marks outlive a reload, form by form, and hold nothing that was typed', () => {
  const place = store();
  keepMarks(place, 'question', [markOf({ phone: '+998901234567' })]);
  expect(readMarks(place, 'question')).toEqual([markOf({ phone: '+998901234567' })]);
  expect(readMarks(place, 'corporate')).toEqual([]);
  expect([...place.kept.values()].join()).not.toContain('998');
});

test('only so many are kept, the last ones', () => {
  const place = store();
  const marks = Array.from({ length: 30 }, (_, at) => `m${at}`);
  keepMarks(place, 'question', marks);
  expect(readMarks(place, 'question')).toEqual(marks.slice(10));
});

test('a store that is forbidden, or holds something else, is as good as empty', () => {
  const forbidden = {
    getItem: () => {
      throw new DOMException('no', 'SecurityError');
    },
    setItem: () => {
      throw new DOMException('no', 'SecurityError');
    },
  };
  expect(readMarks(forbidden, 'question')).toEqual([]);
  expect(() => keepMarks(forbidden, 'question', ['a'])).not.toThrow();
  expect(readMarks({ ...store(), getItem: () => '{"a": 1} <b>' }, 'question')).toEqual([]);
  expect(readMarks(null, 'question')).toEqual([]);
});
