import { expect, test } from 'vitest';
import { readMarkedPart, replaceMarkedPart } from './marked-part.ts';

const PART = { name: 'list', command: 'pnpm list' };
const page = (text: string): string => `# Title\n<!-- list: written by \`pnpm list\` -->\n${text}\n<!-- end of the list -->\nText\n`;

test('a marked part is replaced between its markers, and the text around them stays', () => {
  expect(readMarkedPart(page('old'), PART)).toBe('old');
  expect(replaceMarkedPart(page('old'), PART, 'new')).toBe(page('new'));
});

test.each(['# Title', page('').split('\n').reverse().join('\n')])('a page without the markers in their order is refused: %j', (text) => {
  expect(() => replaceMarkedPart(text, PART, 'new')).toThrow('needs the markers «<!-- list: written by `pnpm list` -->»');
});
