import { expect, it } from 'vitest';
import { nextTab } from './next-tab.ts';

const TABS = [{ id: 'all' }, { id: 'paid', disabled: true }, { id: 'due' }, { id: 'late' }] as const;

it.each([
  ['all', 'ArrowRight', 'due'],
  ['late', 'ArrowRight', 'all'],
  ['all', 'ArrowLeft', 'late'],
  ['due', 'ArrowLeft', 'all'],
  ['due', 'Home', 'all'],
  ['all', 'End', 'late'],
  ['all', 'Enter', null],
  ['all', 'a', null],
] as const)('from the tab %s the key %s moves to %s', (from, key, to) => {
  expect(nextTab<'all' | 'paid' | 'due' | 'late'>(TABS, from, key)).toBe(to);
});

it('the arrow key moves to no tab if all tabs are disabled', () => {
  expect(nextTab([{ id: 'a', disabled: true }], 'a', 'ArrowRight')).toBeNull();
});
