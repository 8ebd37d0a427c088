import type { Locale } from '@muddat/i18n';
import type { RichTag } from '@muddat/ui/rich-text';
import sanitizeHtml from 'sanitize-html';
import { liveHref } from '../../../../shared/ui/links.ts';

/** Builder contract, RichTextBlock: its elements, with their attributes. What is not among them loses its tags and keeps its words. */
const ATTRIBUTES: Record<RichTag, readonly string[]> = {
  ...{ h2: [], h3: [], h4: [], p: [], blockquote: [], pre: [], code: [], br: [], hr: [] },
  ...{ strong: [], b: [], em: [], i: [], u: [], s: [], sub: [], sup: [] },
  ...{ ul: [], ol: ['start'], li: [], a: ['href'] },
  ...{ table: [], caption: [], thead: [], tbody: [], tr: [] },
  ...{ th: ['colspan', 'rowspan', 'scope'], td: ['colspan', 'rowspan'] },
};
const WAYS_TO_REACH = /^(?:mailto|tel):/i;
/** A link within a list within a cell of a table needs some ten. */
const NESTED_AT_MOST = 24;
/** Not among the elements, so an anchor that becomes one keeps its words only. */
const NO_ELEMENT = 'span';

export const isRichTag = (name: string): name is RichTag => Object.hasOwn(ATTRIBUTES, name);

/**
 * Html of the builder with nothing in it that runs, styles, frames or loads. The builder cleans it too, but a page of this origin trusts
 * no backend with markup: this is the border. Links to pages of the portal get their language, those to pages that are not there are
 * none.
 */
export function cleanHtml(html: string, locale: Locale): string {
  return sanitizeHtml(html, {
    allowedTags: Object.keys(ATTRIBUTES),
    allowedAttributes: Object.fromEntries(Object.entries(ATTRIBUTES).map(([tag, names]) => [tag, [...names]])),
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nestingLimit: NESTED_AT_MOST,
    transformTags: {
      a: (tagName, { href = '' }) => {
        const address = WAYS_TO_REACH.test(href) ? href : liveHref(href, locale);
        return address === null ? { tagName: NO_ELEMENT, attribs: {} } : { tagName, attribs: { href: address } };
      },
    },
  });
}
