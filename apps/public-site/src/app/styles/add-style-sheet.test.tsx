import { afterEach, expect, test } from 'vitest';
import { addStyleSheet } from './add-style-sheet.ts';

const addedScripts: Element[] = [];
function nameSheet(href: string): void {
  const script = document.createElement('script');
  script.dataset['styleSheet'] = href;
  document.head.append(script);
  addedScripts.push(script);
}
const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][href*=":"]')];

afterEach(() => {
  for (const element of [...addedScripts.splice(0), ...links()]) element.remove();
});

test('addStyleSheet resolves when the rules of the sheet apply', async () => {
  nameSheet(`data:text/css,${encodeURIComponent('body{--tested:yes}')}`);
  await addStyleSheet();
  expect(getComputedStyle(document.body).getPropertyValue('--tested')).toBe('yes');
});

test('addStyleSheet rejects if the sheet cannot be loaded', async () => {
  nameSheet('http://127.0.0.1:1/no-server.css');
  await expect(addStyleSheet()).rejects.toThrow('cannot be loaded');
});

test('addStyleSheet adds nothing to a document that names no sheet', async () => {
  await addStyleSheet();
  expect(links()).toEqual([]);
});
