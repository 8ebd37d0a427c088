import { afterEach, expect, test, vi } from 'vitest';
import { runStartScripts } from './start-scripts.ts';

const script = (text: string) => `data:text/javascript,${encodeURIComponent(text)}`;
const note = (name: string) => script(`window.dispatchEvent(new CustomEvent('ran', { detail: '${name}' }))`);
const hints = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload][href^="data:"]')];
const styleHints = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=style]')];

afterEach(() => {
  for (const link of [...hints(), ...styleHints()]) link.remove();
});

test('runStartScripts preloads all scripts, then runs the entry scripts in order, each in its own task', async () => {
  const [one, two, preloadScripts] = [note('one'), note('two'), note('beside')];
  const seen: string[] = [];
  const listen = (event: Event) => {
    if (!(event instanceof CustomEvent)) return;
    seen.push(`${event.detail} after ${hints().length}`);
    setTimeout(() => seen.push(`task after ${event.detail}`));
  };
  window.addEventListener('ran', listen);
  await runStartScripts({ entryScripts: `${one} ${two}`, preloadScripts });
  await vi.waitFor(() => expect(seen).toEqual(['one after 3', 'task after one', 'two after 3', 'task after two']));
  window.removeEventListener('ran', listen);
  expect(hints().map(({ href, fetchPriority }) => [href, fetchPriority])).toEqual([one, two, preloadScripts].map((href) => [href, 'low']));
});

test('runStartScripts preloads the style sheet', async () => {
  const styleSheet = 'data:text/css,';
  await runStartScripts({ styleSheet });
  expect(styleHints().map(({ href, fetchPriority }) => [href, fetchPriority])).toEqual([[styleSheet, 'low']]);
});

test('runStartScripts preloads nothing if no files are named', async () => {
  await runStartScripts({});
  expect([...hints(), ...styleHints()]).toEqual([]);
});
