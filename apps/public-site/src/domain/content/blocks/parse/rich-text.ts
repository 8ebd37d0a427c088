import type { Locale } from '@muddat/i18n';
import type { RichElement, RichNode } from '@muddat/ui/rich-text';
import type { DefaultTreeAdapterTypes } from 'parse5';
import { cleanHtml, isAllowedTag } from './clean-html.ts';
import { parseStableHtml } from './stable-html.ts';

const INTEGER = /^-?\d{1,6}$/;
const MAX_SPAN = 100;
const SCOPES = ['row', 'col', 'rowgroup', 'colgroup'] as const;
/** Elements in which whitespace between child elements has no meaning. */
const WHITESPACE_FREE_TAGS: ReadonlySet<string> = new Set(['table', 'thead', 'tbody', 'tr', 'ul', 'ol']);

/**
 * Converts the builder's HTML to plain data from which React creates elements: the content security policy forbids scripts to insert HTML
 * text. Runs on the server, so that the browser loads no parser. Null: the HTML has no stable tree (`parseStableHtml`).
 */
export function parseRichText(html: string, locale: Locale): RichNode[] | null {
  const tree = parseStableHtml(cleanHtml(html, locale));
  return tree && nodesIn(tree);
}

const nodesIn = (parent: DefaultTreeAdapterTypes.ParentNode): RichNode[] =>
  parent.childNodes.flatMap((node): RichNode[] => {
    if ('value' in node) return isSignificantText(node.value, parent) ? [{ text: node.value }] : [];
    if (!('tagName' in node)) return [];
    const element = elementOf(node);
    return element ? [element] : nodesIn(node);
  });

const isSignificantText = (words: string, parent: DefaultTreeAdapterTypes.ParentNode) =>
  !WHITESPACE_FREE_TAGS.has(parent.nodeName) || words.trim() !== '';

function elementOf(node: DefaultTreeAdapterTypes.Element): RichElement | null {
  const { tagName: tag } = node;
  if (!isAllowedTag(tag)) return null;
  const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
  switch (tag) {
    case 'br':
    case 'hr':
      return { tag };
    case 'a': {
      const href = attributes.get('href');
      return href === undefined ? null : { tag, href, nodes: nodesIn(node) };
    }
    case 'ol': {
      const start = integer(attributes.get('start'));
      return { tag, ...(start === null ? {} : { start }), nodes: nodesIn(node) };
    }
    case 'th':
    case 'td': {
      const [colSpan, rowSpan] = [span(attributes.get('colspan')), span(attributes.get('rowspan'))];
      const scope = SCOPES.find((one) => one === attributes.get('scope'));
      return {
        tag,
        ...(colSpan === null ? {} : { colSpan }),
        ...(rowSpan === null ? {} : { rowSpan }),
        ...(scope === undefined ? {} : { scope }),
        nodes: nodesIn(node),
      };
    }
    default:
      return { tag, nodes: nodesIn(node) };
  }
}

const integer = (text = ''): number | null => (INTEGER.test(text) ? Number(text) : null);

function span(text?: string): number | null {
  const spans = integer(text);
  return spans !== null && spans > 1 && spans <= MAX_SPAN ? spans : null;
}
