import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import * as whenNear from '../../shared/ui/deferred-layout.css.ts';
import { layOutDeferredElements } from './lay-out-deferred.ts';

const { documentElement } = document;
const isWhole = () => documentElement.dataset['whole'] === '';
const historyOf = () => createMemoryHistory({ initialEntries: ['/ru', '/ru/faq'] });

/** Five screens of sections, so that the last ones are far below the fold. */
function draw(): HTMLElement[] {
  const parts = Array.from({ length: 20 }, () => {
    const part = document.createElement('section');
    part.className = whenNear.deferredSection;
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

it('on a phone a section below the fold has an estimated height until layOutDeferredElements lays it out', async () => {
  const parts = draw();
  expect(heightOf(parts.at(-1))).toBe(600);
  layOutDeferredElements(historyOf());
  expect(isWhole()).toBe(false);
  await expect.poll(isWhole).toBe(true);
  expect(heightOf(parts.at(-1))).toBe(300);
  // Sections are laid out one by one before `data-whole` is set on the document.
  expect(parts.every((part) => part.style.contentVisibility === 'visible')).toBe(true);
});

it('from 768 px on, a section below the fold has its real height before layOutDeferredElements runs', async () => {
  await page.viewport(768, 740);
  expect(heightOf(draw().at(-1))).toBe(300);
});

it('after a navigation the sections below the fold are laid out later, not in the same task', async () => {
  draw();
  const history = historyOf();
  layOutDeferredElements(history);
  history.push('/ru/partners');
  expect(isWhole()).toBe(false);
  await expect.poll(isWhole).toBe(true);
});

it('a navigation to a hash lays out all sections immediately', () => {
  const parts = draw();
  const history = historyOf();
  layOutDeferredElements(history);
  history.push('/ru/partners#request');
  expect(isWhole()).toBe(true);
  expect(heightOf(parts.at(-1))).toBe(300);
});

it('a hash in the address lays out all sections above it without scripts', () => {
  const parts = draw();
  Object.assign(parts.at(-1) ?? {}, { id: 'request' });
  expect(heightOf(parts.at(-2))).toBe(600);
  location.hash = '#request';
  expect(parts.map(heightOf)).toEqual(parts.map(() => 300));
  location.hash = '';
});

it('going back lays out all sections immediately', () => {
  const parts = draw();
  const history = historyOf();
  layOutDeferredElements(history);
  history.back();
  expect(isWhole()).toBe(true);
  expect(heightOf(parts.at(-1))).toBe(300);
});

it('a page without sections below the fold counts as laid out immediately', () => {
  layOutDeferredElements(historyOf());
  expect(isWhole()).toBe(true);
});
