import { afterEach, expect, test, vi } from 'vitest';
import { TERM_KEY } from './basket-key.ts';
import { chooseTerm, chosenTerm } from './term.ts';

function storage(start: Record<string, string> = {}) {
  const kept = new Map(Object.entries(start));
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
  return kept;
}

afterEach(() => {
  chooseTerm(null);
  vi.unstubAllGlobals();
});

test('no term is chosen until the customer chooses one; it is kept until it is forgotten', () => {
  const kept = storage();
  expect(chosenTerm()).toBeNull();
  chooseTerm(12);
  expect(chosenTerm()).toBe(12);
  expect([...kept]).toEqual([[TERM_KEY, '12']]);
  chooseTerm(null);
  expect(chosenTerm()).toBeNull();
  expect([...kept]).toEqual([]);
});

test.each(['', '0', '37', '-3', '6.5', 'six', '{"months":6}', ' 6'])('a kept term of %j is none', (text) => {
  storage({ [TERM_KEY]: text });
  expect(chosenTerm()).toBeNull();
});

test('where nothing can be kept the choice lives as long as the document', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  chooseTerm(6);
  expect(chosenTerm()).toBe(6);
});
