import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html as names, parseFragment, serialize } from 'parse5';

export type Fragment = DefaultTreeAdapterTypes.DocumentFragment;

/** Parent element of the parsed text. */
const AROUND = defaultTreeAdapter.createElement('div', names.NS.HTML, []);
const PASSES = 5;
/** A browser drops the first line break in `<pre>`, so each pass of parsing and serialising would lose one more. */
const LEADING_BREAKS = /(<pre>)\n+/g;

/**
 * Parses HTML as a browser does until parsing and serialising change nothing: tables get a `tbody`, misplaced content moves before the
 * table, a paragraph ends where a list begins.
 * Hydration finds the same elements only for such a tree. null: not stable after `PASSES` passes.
 */
export function settledHtml(html: string): Fragment | null {
  let text = html.replace(LEADING_BREAKS, '$1');
  for (let pass = 0; pass < PASSES; pass++) {
    const tree = parseFragment(AROUND, text, {});
    const read = serialize(tree);
    if (read === text) return tree;
    text = read;
  }
  return null;
}
