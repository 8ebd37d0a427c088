import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as whenNear from '../../shared/ui/when-near.css.ts';
import { layOutRest } from './lay-out-rest.ts';

const { documentElement } = document;
const isWhole = () => documentElement.dataset['whole'] === '';
const historyOf = () => createMemoryHistory({ initialEntries: ['/ru', '/ru/faq'] });

/** Five screens of sections, so that the last ones are far below the fold. */
function draw(): HTMLElement[] {
  const parts = Array.from({ length: 20 }, () => {
    const part = document.createElement('section');
    part.className = whenNear.section;
    part.append(Object.assign(document.createElement('div'), { style: 'height: 300px' }));
    return part;
  });
  document.body.replaceChildren(...parts);
  return parts;
}
const heightOf = (part: HTMLElement | undefined) => part?.getBoundingClientRect().height;

beforeEach(async () => {
  // On a busy machine the real requestIdleCallback may not run for a long time.
  vi.stubGlobal('requestIdleCallback', (then: () => void) => setTimeout(then));
  await page.viewport(360, 740);
  delete documentElement.dataset['whole'];
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  delete documentElement.dataset['whole'];
});

it('what lies far down has a guessed height on a phone, and its own when nobody waits any more', async () => {
  const parts = draw();
  expect(heightOf(parts.at(-1))).toBe(600);
  layOutRest(historyOf());
  expect(isWhole()).toBe(false);
  await expect.poll(isWhole).toBe(true);
  expect(heightOf(parts.at(-1))).toBe(300);
  // Sections are laid out one by one before `data-whole` is set on the document.
  expect(parts.every((part) => part.style.contentVisibility === 'visible')).toBe(true);
});

it('a wider screen has the whole page at once', async () => {
  await page.viewport(768, 740);
  expect(heightOf(draw().at(-1))).toBe(300);
});

it('a link does not lay out the page that it leaves; the next page is whole after it is seen', async () => {
  draw();
  const history = historyOf();
  layOutRest(history);
  history.push('/ru/partners');
  expect(isWhole()).toBe(false);
  await expect.poll(isWhole).toBe(true);
});

it('a place on a page is looked for when all above it has its height', () => {
  const parts = draw();
  const history = historyOf();
  layOutRest(history);
  history.push('/ru/partners#request');
  expect(isWhole()).toBe(true);
  expect(heightOf(parts.at(-1))).toBe(300);
});

it('the place that an address names has its height, and all above it, without scripts', () => {
  const parts = draw();
  Object.assign(parts.at(-1) ?? {}, { id: 'request' });
  expect(heightOf(parts.at(-2))).toBe(600);
  location.hash = '#request';
  expect(parts.map(heightOf)).toEqual(parts.map(() => 300));
  location.hash = '';
});

it('the way back finds every height', () => {
  const parts = draw();
  const history = historyOf();
  layOutRest(history);
  history.back();
  expect(isWhole()).toBe(true);
  expect(heightOf(parts.at(-1))).toBe(300);
});

it('a page without such parts is whole', () => {
  layOutRest(historyOf());
  expect(isWhole()).toBe(true);
});
