import { expect } from 'storybook/test';
import type { Guidelines } from '../src/internal/story-guidelines.ts';

/** The story of an anatomy drawing must show each part that the guidelines number. */
export function checkAnatomy(canvas: HTMLElement, { parts = [] }: Guidelines): void {
  const missing = parts.filter(({ selector }) => canvas.querySelector(selector) === null);
  expect(missing.map(({ name }) => name)).toEqual([]);
  expect(parts.length).toBeGreaterThan(1);
}
