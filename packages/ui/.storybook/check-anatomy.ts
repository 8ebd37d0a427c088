import { expect } from 'storybook/test';
import type { Guidelines } from '../src/internal/story-guidelines.ts';

/** The story of an anatomy drawing must show each part that the guidelines number. */
export async function checkAnatomy(canvas: HTMLElement, { parts = [] }: Guidelines): Promise<void> {
  const missing = parts.filter(({ selector }) => canvas.querySelector(selector) === null);
  await expect(missing.map(({ name }) => name)).toEqual([]);
  await expect(parts.length).toBeGreaterThan(1);
}
