import type { Locale } from '@muddat/i18n';
import type { RichTag } from '@muddat/ui/rich-text';
import sanitizeHtml from 'sanitize-html';
import { localizedHref } from '../../../../shared/ui/links.ts';

/**
 * Elements and attributes that the builder contract allows (RichTextBlock). Other elements lose their tags and keep their text; only the
 * text of `script`, `style`, `textarea`, `option` and `xmp` is removed too.
 */
const ATTRIBUTES: Record<RichTag, readonly string[]> = {
  ...{ h2: [], h3: [], h4: [], p: [], blockquote: [], pre: [], code: [], br: [], hr: [] },
  ...{ strong: [], b: [], em: [], i: [], u: [], s: [], sub: [], sup: [] },
  ...{ ul: [], ol: ['start'], li: [], a: ['href'] },
  ...{ table: [], caption: [], thead: [], tbody: [], tr: [] },
  ...{ th: ['colspan', 'rowspan', 'scope'], td: ['colspan', 'rowspan'] },
};
const CONTACT_SCHEME = /^(?:mailto|tel):/i;
/** Deepest nesting allowed. A link within a list within a table cell needs about ten levels. */
const MAX_NESTING = 24;
/** Not an allowed element: an `<a>` renamed to it loses its tags and keeps its text. */
const NO_ELEMENT = 'span';

export const isAllowedTag = (name: string): name is RichTag => Object.hasOwn(ATTRIBUTES, name);

/**
 * Removes everything from the builder's HTML that could run scripts, set styles, embed frames or load files. The builder cleans it too, but
 * this site does not trust a backend's markup. Links to pages of the portal get the locale; links to missing pages become plain text.
 */
export function cleanHtml(html: string, locale: Locale): string {
  return sanitizeHtml(html, {
    allowedTags: Object.keys(ATTRIBUTES),
    allowedAttributes: Object.fromEntries(Object.entries(ATTRIBUTES).map(([tag, names]) => [tag, [...names]])),
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nestingLimit: MAX_NESTING,
    transformTags: {
      a: (tagName, { href = '' }) => {
        const address = CONTACT_SCHEME.test(href) ? href : localizedHref(href, locale);
        return address === null ? { tagName: NO_ELEMENT, attribs: {} } : { tagName, attribs: { href: address } };
      },
    },
  });
}
