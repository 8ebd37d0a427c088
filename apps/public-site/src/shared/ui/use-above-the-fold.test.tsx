import { createMemoryHistory } from '@tanstack/react-router';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { BelowTheFold } from './below-the-fold.tsx';
import { BelowTheFoldOnPhone, trackOpenedByLink, useItemsAboveTheFold } from './use-above-the-fold.ts';

const ALL = Array.from({ length: 24 }, (_, index) => index);
const drawn: number[] = [];

function List({ items }: { items: readonly number[] }) {
  const shown = useItemsAboveTheFold(items);
  drawn.push(shown.length);
  return (
    <p>
      {shown.length}
      <BelowTheFold>, and the pages</BelowTheFold>
    </p>
  );
}

const history = createMemoryHistory({ initialEntries: ['/ru', '/ru/partners'] });
trackOpenedByLink(history);
const place = () => document.body.appendChild(document.createElement('div'));

beforeEach(() => page.viewport(1280, 800));
afterEach(() => {
  document.body.replaceChildren();
  drawn.length = 0;
});

async function drawnAfter(step: () => void, items: readonly number[]): Promise<number[]> {
  drawn.length = 0;
  step();
  const root = createRoot(place());
  // The router renders pages in a transition too.
  startTransition(() => root.render(<List items={items} />));
  await expect.poll(() => drawn.at(-1)).toBe(items.length);
  const lengths = [...drawn];
  root.unmount();
  return lengths;
}

it('after a link useItemsAboveTheFold returns 8 of 24 items first and then all, but a list of 3 items immediately', async () => {
  expect((await drawnAfter(() => history.push('/ru/partners?page=2'), ALL))[0]).toBe(8);
  expect(await drawnAfter(() => history.push('/ru/partners?page=3'), ALL.slice(0, 3))).not.toContain(8);
});

it.each([
  ['phone', 360, 2],
  ['tablet', 768, 8],
])('on a %s the first render of a list has the visible rows, without the content below the list', async (_name, width, seen) => {
  await page.viewport(width, 800);
  const texts: string[] = [];
  const box = place();
  const observer = new MutationObserver(() => texts.push(box.textContent));
  observer.observe(box, { childList: true, subtree: true, characterData: true });
  history.push('/ru/partners?page=4');
  const root = createRoot(box);
  startTransition(() => root.render(<List items={ALL} />));
  await expect.poll(() => texts.at(-1)).toBe('24, and the pages');
  expect(texts[0]).toBe(`${seen}`);
  observer.disconnect();
  root.unmount();
});

function FoldedAbove({ folded }: { folded: boolean }) {
  return (
    <p>
      <BelowTheFoldOnPhone isHidden={folded}>filters, </BelowTheFoldOnPhone>
      {useItemsAboveTheFold(ALL).length}
    </p>
  );
}

it.each([
  ['on a phone BelowTheFoldOnPhone renders collapsed content later', 360, true, '2'],
  ['on a phone BelowTheFoldOnPhone renders expanded content at once', 360, false, 'filters, 2'],
  ['on a tablet BelowTheFoldOnPhone renders collapsed content at once', 768, true, 'filters, 8'],
])('%s', async (_name, width, folded, seen) => {
  await page.viewport(width, 800);
  const texts: string[] = [];
  const box = place();
  const observer = new MutationObserver(() => texts.push(box.textContent));
  observer.observe(box, { childList: true, subtree: true, characterData: true });
  history.push('/ru/partners?page=5');
  const root = createRoot(box);
  startTransition(() => root.render(<FoldedAbove folded={folded} />));
  await expect.poll(() => texts.at(-1)).toBe('filters, 24');
  expect(texts[0]).toBe(seen);
  observer.disconnect();
  root.unmount();
});

async function firstAndLast(step: () => void) {
  const box = place();
  const states: { text: string; height: number }[] = [];
  const note = () => states.push({ text: box.textContent, height: box.scrollHeight });
  const observer = new MutationObserver(note);
  observer.observe(box, { childList: true, subtree: true, characterData: true });
  step();
  const root = createRoot(box);
  startTransition(() =>
    root.render(
      <>
        <h1>Questions</h1>
        <BelowTheFold>, and a form</BelowTheFold>
      </>,
    ),
  );
  await expect.poll(() => states.at(-1)?.text).toBe('Questions, and a form');
  observer.disconnect();
  root.unmount();
  return states;
}

it('BelowTheFold renders its content later, and until then the page is at least as high as the window', async () => {
  const [first] = await firstAndLast(() => history.push('/ru/faq'));
  expect(first?.text).toBe('Questions');
  expect(first?.height).toBeGreaterThanOrEqual(window.innerHeight);
});

it('BelowTheFold renders its content immediately for a hash and after going back', async () => {
  expect((await firstAndLast(() => history.push('/ru/faq#faq-40')))[0]?.text).toBe('Questions, and a form');
  expect((await firstAndLast(() => history.back()))[0]?.text).toBe('Questions, and a form');
});

it.each([
  ['back', () => history.back()],
  ['forward', () => history.forward()],
])('after going %s useItemsAboveTheFold returns the whole list immediately', async (_name, step) => {
  expect(new Set(await drawnAfter(step, ALL))).toEqual(new Set([24]));
});

it('a list that changes after the first render is rendered whole immediately', async () => {
  history.push('/ru/partners');
  const box = place();
  const root = createRoot(box);
  root.render(<List items={ALL.slice(0, 2)} />);
  // The two-step rendering ends when the rest of the page has rendered.
  await expect.poll(() => box.textContent).toBe('2, and the pages');
  drawn.length = 0;
  root.render(<List items={ALL} />);
  await expect.poll(() => drawn.at(-1)).toBe(24);
  expect(drawn).not.toContain(8);
  root.unmount();
});

it.each([
  ['', () => history.back()],
  [', even if a link is clicked before', () => history.push('/ru/catalogue')],
])('the server renders the whole list, which hydrates without errors%s', async (_name, meanwhile) => {
  history.back();
  const box = place();
  box.innerHTML = renderToString(<List items={ALL} />);
  expect(box.textContent).toBe('24, and the pages');
  meanwhile();
  const recovered = vi.fn();
  const root = hydrateRoot(box, <List items={ALL} />, { onRecoverableError: recovered });
  await expect.poll(() => drawn.length).toBeGreaterThan(1);
  expect(drawn).not.toContain(8);
  expect(recovered).not.toHaveBeenCalled();
  root.unmount();
});
