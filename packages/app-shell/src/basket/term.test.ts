import { afterEach, expect, test, vi } from 'vitest';
import { TERM_STORAGE_KEY } from './basket-key.ts';
import { readChosenTerm, saveChosenTerm } from './term.ts';

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
  saveChosenTerm(null);
  vi.unstubAllGlobals();
});

test('the chosen term is null at first, and stored until it is cleared', () => {
  const kept = storage();
  expect(readChosenTerm()).toBeNull();
  saveChosenTerm(12);
  expect(readChosenTerm()).toBe(12);
  expect([...kept]).toEqual([[TERM_STORAGE_KEY, '12']]);
  saveChosenTerm(null);
  expect(readChosenTerm()).toBeNull();
  expect([...kept]).toEqual([]);
});

test.each(['', '0', '37', '-3', '6.5', 'six', '{"months":6}', ' 6'])('the invalid stored term %j is ignored', (text) => {
  storage({ [TERM_STORAGE_KEY]: text });
  expect(readChosenTerm()).toBeNull();
});

test('without storage the chosen term lasts as long as the document', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
  saveChosenTerm(6);
  expect(readChosenTerm()).toBe(6);
});
