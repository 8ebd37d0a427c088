import { expect, test } from 'vitest';
import { parseComments } from './comments.ts';
import { findUnclearPhrases } from './patterns.ts';
import { findLongSentences, parseParagraphs } from './prose.ts';
import { findTestTitles } from './titles.ts';
import { findCommentErrors, findPageErrors, findTitleErrors } from './wording.ts';

test.each([
  ['For ears: the name of the region', 'ears'],
  ['Kept so long', 'so long'],
  ['Deletes it. Of the lines the second', '. Of the'],
  ['Told by the server', 'Told'],
  ['It may be missing', 'It'],
  ['Hangs on the amount', 'Hangs on'],
  ['Asks whoever is signed in', 'whoever'],
  ['The name of who signs', 'of who'],
  ['Under another than the first', 'another than'],
])('findUnclearPhrases reports «%s» because of "%s"', (text, phrase) => {
  expect(findUnclearPhrases(text, []).join()).toContain(`"${phrase}"`);
});

test.each([
  'Read by screen readers: the name of the region',
  'Of course the second line may be empty',
  'That is a copy',
  'Early enough',
  'The customer who signs',
  'Another payment of the order',
])('findUnclearPhrases accepts «%s»', (text) => {
  expect(findUnclearPhrases(text, [])).toEqual([]);
});

test('findUnclearPhrases accepts a phrase that is listed as allowed', () => {
  expect(findUnclearPhrases('Tells a dump from a folder', [{ phrase: 'Tells a dump', reason: 'a verb of the trade' }])).toEqual([]);
});

test('parseComments joins adjacent line comments, and ends a comment at a blank line or code', () => {
  const source = '// One\n  // two.\n\n// Three.\nconst a = 1; // four\n/**\n * Five\n * @throws six\n */\nconst b = "// no comment";\n';
  expect(parseComments('a.ts', source)).toEqual([
    { text: 'One two.', line: 1 },
    { text: 'Three.', line: 4 },
    { text: 'four', line: 5 },
    { text: 'Five six', line: 6 },
  ]);
});

test('parseParagraphs returns the paragraphs of a page, without headings, tables and code blocks', () => {
  const page = '# Whoever\n\nOne `two three` [four](whoever.md).\n\n| told | x |\n|---|---|\n\n- Five\n  *six*\n\n```\nwhoever\n```\n';
  expect(parseParagraphs(page)).toEqual([
    { text: 'One two_three four.', line: 3 },
    { text: 'Five six', line: 8 },
  ]);
});

test.each([
  ['a sentence of thirty words passes', `${'word '.repeat(29)}end.`, 0],
  ['a sentence of thirty-one words is too long', `${'word '.repeat(30)}end.`, 1],
  ['two sentences of twenty words pass', `${'word '.repeat(19)}end. ${'Word '.repeat(19)}end.`, 0],
  ['ninety-one words in short sentences are too long', `${'A word. '.repeat(45)}End.`, 1],
])('findLongSentences: %s', (_title, text, faults) => {
  expect(findLongSentences({ text, line: 1 })).toHaveLength(faults);
});

test('findCommentErrors names the file, the line and what to write', () => {
  expect(findCommentErrors('a.ts', 'const a = 1;\n// The name of who signs\n')).toEqual([
    'a.ts:2: "of who": name the actor: the customer, the caller, the browser (comment: The name of who signs)',
  ]);
});

test('findPageErrors reports long sentences in main pages only, unclear phrases in all pages', () => {
  const long = `${'word '.repeat(30)}end.\n`;
  expect([findPageErrors('README.md', long), findPageErrors('docs/decisions/live.md', long)].map((faults) => faults.length)).toEqual([
    1, 0,
  ]);
  expect(findPageErrors('docs/decisions/live.md', 'One.\n\nThe page hangs on it.\n')[0]).toContain('docs/decisions/live.md:3: "hangs on"');
});

test('findTestTitles reads the titles of tests, tables and groups without row ids, and no other string', () => {
  const source = [
    "describe('the limit', () => {",
    "  test('[S7-06][X-03] the customer sees a limit', () => expect(label('told')).toBe('told'));",
    "  test.each([['told']])('the limit of %s', (name) => name);",
    '});',
  ].join('\n');
  expect(findTestTitles('a.test.ts', source)).toEqual([
    { text: 'the limit', line: 1 },
    { text: 'the customer sees a limit', line: 2 },
    { text: 'the limit of %s', line: 3 },
  ]);
});

test('findTitleErrors reports an unclear title with its file and line', () => {
  expect(findTitleErrors('a.test.ts', "\ntest('the customer is told', () => {});\n")).toEqual([
    'a.test.ts:2: "told": write notified, reported, set, passed or distinguished (title: the customer is told)',
  ]);
});
