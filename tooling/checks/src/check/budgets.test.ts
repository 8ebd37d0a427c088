import { expect, test } from 'vitest';
import { closure, sheetsOf } from './budgets.ts';

test('the weight of a first view is its entry, its route and all that they import at once, each counted one time', () => {
  const chunk = (file: string, imports: string[] = [], isEntry = false) => ({ file, imports, isEntry });
  const manifest = {
    'src/entry-client.tsx': chunk('e.js', ['_v'], true),
    _v: chunk('v.js'),
    'src/routes/home.tsx': chunk('h.js', ['_v']),
    'src/routes/other.tsx': chunk('o.js'),
  };
  expect([...closure(manifest, (module) => module === 'src/routes/home.tsx')].sort()).toEqual([
    ['e.js', 'src/entry-client.tsx'],
    ['h.js', 'src/routes/home.tsx'],
    ['v.js', '_v'],
  ]);
});

test('the style sheets of a build are those that its manifest names', () => {
  const chunk = (file: string) => ({ file, imports: [] });
  expect([...sheetsOf({ 'style.css': chunk('assets/style-1.css'), 'src/entry-client.tsx': chunk('assets/entry.js') })]).toEqual([
    ['assets/style-1.css', 'style.css'],
  ]);
});
