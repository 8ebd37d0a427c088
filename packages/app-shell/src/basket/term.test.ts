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

test('the chosen term is null at first, and stored until it is cleared', () => {
  const kept = storage();
  expect(chosenTerm()).toBeNull();
  chooseTerm(12);
  expect(chosenTerm()).toBe(12);
  expect([...kept]).toEqual([[TERM_KEY, '12']]);
  chooseTerm(null);
  expect(chosenTerm()).toBeNull();
  expect([...kept]).toEqual([]);
});

test.each(['', '0', '37', '-3', '6.5', 'six', '{"months":6}', ' 6'])('the invalid stored term %j is ignored', (text) => {
  storage({ [TERM_KEY]: text });
  expect(chosenTerm()).toBeNull();
});

test('without storage the chosen term lasts as long as the document', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  chooseTerm(6);
  expect(chosenTerm()).toBe(6);
});
