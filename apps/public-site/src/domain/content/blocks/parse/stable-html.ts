import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html as names, parseFragment, serialize } from 'parse5';

export type HtmlFragment = DefaultTreeAdapterTypes.DocumentFragment;

/** Parent element of the parsed text. */
const CONTEXT_ELEMENT = defaultTreeAdapter.createElement('div', names.NS.HTML, []);
const MAX_PASSES = 5;
/** A browser drops the first line break in `<pre>`, so each pass of parsing and serialising would lose one more. */
const LEADING_BREAKS = /(<pre>)\n+/g;

/**
 * Parses HTML as a browser does until parsing and serialising change nothing: tables get a `tbody`, misplaced content moves before the
 * table, a paragraph ends where a list begins. Hydration finds the server's elements only if the tree is stable in this way. Null: not
 * stable after `MAX_PASSES` passes.
 */
export function parseStableHtml(html: string): HtmlFragment | null {
  let text = html.replace(LEADING_BREAKS, '$1');
  for (let pass = 0; pass < MAX_PASSES; pass++) {
    const tree = parseFragment(CONTEXT_ELEMENT, text, {});
    const read = serialize(tree);
    if (read === text) return tree;
    text = read;
  }
  return null;
}
