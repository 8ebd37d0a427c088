import { expect, test } from 'vitest';
import { KINDS } from './kinds.ts';
import { camelOf, isName, pascalOf } from './names.ts';

test('names turn into the forms that files and code use', () => {
  expect([pascalOf('order-tile'), camelOf('get-order'), pascalOf('card')]).toEqual(['OrderTile', 'getOrder', 'Card']);
});

test.each([
  ['order-tile', true],
  ['card2', true],
  ['OrderTile', false],
  ['../x', false],
  ['a--b', false],
  ['', false],
])('%j is a name: %s', (text, ok) => {
  expect(isName(text)).toBe(ok);
});

test.each([
  ['component', undefined, 4],
  ['operation', 'billing', 1],
  ['feature', 'cabinet', 4],
])('a new %s comes with its files, each inside the repository', (kind, owner, count) => {
  const plan = KINDS[kind]?.plan('order-tile', owner);
  expect(Object.keys(plan?.files ?? {})).toHaveLength(count);
  for (const file of Object.keys(plan?.files ?? {})) expect(file).toMatch(/^(apps|packages)\/[a-z-]+\/src\//);
});

test.each([
  ['operation', 'shop'],
  ['feature', 'gateway'],
])('a new %s in %s is refused', (kind, owner) => {
  expect(() => KINDS[kind]?.plan('x', owner)).toThrow(RangeError);
});

test('a new component is born with the five lines of its guidelines still to be answered, and an Overview for its picture', () => {
  const stories = KINDS['component']?.plan('order-tile', undefined).files['packages/ui/src/order-tile/OrderTile.stories.tsx'] ?? '';
  expect([...stories.matchAll(/^- \*\*(.+?)\*\*: .+\?$/gm)].map(([, head]) => head)).toEqual([
    'Когда',
    'Когда не',
    'Из чего',
    'Слова',
    'Доступность',
  ]);
  expect(stories).toContain("export const Overview: Story = {\n  tags: ['picture'],");
  expect(stories).toContain('docs: { description: { component: guidelines } }');
});
