import { type DefaultTreeAdapterTypes, defaultTreeAdapter, html as names, parseFragment, serialize } from 'parse5';

export type Fragment = DefaultTreeAdapterTypes.DocumentFragment;

/** What a laid-out text stands in. */
const AROUND = defaultTreeAdapter.createElement('div', names.NS.HTML, []);
const PASSES = 5;
/** A browser drops the first line break of it, so what is read, written and read again would lose one after the other. */
const LEADING_BREAKS = /(<pre>)\n+/g;

/**
 * The elements that a browser makes of html, where it makes the same of them when it reads them again: tables get their bodies, what
 * stands in them by mistake moves before them, a paragraph ends where a list begins. Only such a tree, drawn on the server, is what the
 * browser's script finds when it takes the document over. null: it does not come to rest.
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
