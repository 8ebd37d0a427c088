import { expect, test } from 'vitest';
import { commentsOf } from './comments.ts';
import { unclearPhrases } from './patterns.ts';
import { paragraphsOf, tooLong } from './prose.ts';
import { faultsOfComments, faultsOfPage } from './words.ts';

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
])('«%s» is unclear', (text, phrase) => {
  expect(unclearPhrases(text, []).join()).toContain(`"${phrase}"`);
});

test.each([
  'Read by screen readers: the name of the region',
  'Of course the second line may be empty',
  'That is a copy',
  'Early enough',
  'The customer who signs',
  'Another payment of the order',
])('«%s» passes', (text) => {
  expect(unclearPhrases(text, [])).toEqual([]);
});

test('an allowed sentence passes', () => {
  expect(unclearPhrases('Tells a dump from a folder', [{ part: 'Tells a dump', reason: 'a verb of the trade' }])).toEqual([]);
});

test('adjacent line comments are one comment, and a blank line or code ends it', () => {
  const source = '// One\n  // two.\n\n// Three.\nconst a = 1; // four\n/**\n * Five\n * @throws six\n */\nconst b = "// no comment";\n';
  expect(commentsOf('a.ts', source)).toEqual([
    { text: 'One two.', line: 1 },
    { text: 'Three.', line: 4 },
    { text: 'four', line: 5 },
    { text: 'Five six', line: 6 },
  ]);
});

test('a page is read by paragraphs, without headings, tables and code blocks', () => {
  const page = '# Whoever\n\nOne `two three` [four](whoever.md).\n\n| told | x |\n|---|---|\n\n- Five\n  *six*\n\n```\nwhoever\n```\n';
  expect(paragraphsOf(page)).toEqual([
    { text: 'One two_three four.', line: 3 },
    { text: 'Five six', line: 8 },
  ]);
});

test.each([
  ['thirty words', `${'word '.repeat(29)}end.`, 0],
  ['thirty-one words', `${'word '.repeat(30)}end.`, 1],
  ['two sentences of twenty', `${'word '.repeat(19)}end. ${'Word '.repeat(19)}end.`, 0],
  ['ninety-one words in short sentences', `${'A word. '.repeat(45)}End.`, 1],
])('%s', (_title, text, faults) => {
  expect(tooLong({ text, line: 1 })).toHaveLength(faults);
});

test('a fault names the file, the line and what to write', () => {
  expect(faultsOfComments('a.ts', 'const a = 1;\n// The name of who signs\n')).toEqual([
    'a.ts:2: "of who": name the actor: the customer, the caller, the browser (comment: The name of who signs)',
  ]);
});

test('only the main pages have short sentences, and all pages have clear ones', () => {
  const long = `${'word '.repeat(30)}end.\n`;
  expect([faultsOfPage('README.md', long), faultsOfPage('docs/decisions/live.md', long)].map((faults) => faults.length)).toEqual([1, 0]);
  expect(faultsOfPage('docs/decisions/live.md', 'One.\n\nThe page hangs on it.\n')[0]).toContain('docs/decisions/live.md:3: "hangs on"');
});
