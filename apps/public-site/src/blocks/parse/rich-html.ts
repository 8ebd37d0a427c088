import type { Locale } from '@muddat/i18n';
import sanitizeHtml from 'sanitize-html';
import { liveHref } from '../../site/live-href.ts';

/** Builder contract, RichTextBlock. What is not among them loses its tags and keeps its words. */
const ELEMENTS = [
  ...[
    'h2',
    'h3',
    'h4',
    'p',
    'br',
    'hr',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'ul',
    'ol',
    'li',
    'a',
    'blockquote',
    'code',
    'pre',
  ],
  ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
];
const WAYS_TO_REACH = /^(?:mailto|tel):/i;

/**
 * Html of the builder as it may stand in a page of ours. The builder cleans it too, but a page of this origin trusts no backend with
 * markup: this is the border, on the server, so the browser gets neither the library nor anything to clean. Links to pages of the
 * portal get their language, those to pages that are not there lose their address.
 */
export function cleanHtml(html: string, locale: Locale): string {
  return sanitizeHtml(html, {
    allowedTags: ELEMENTS,
    allowedAttributes: { a: ['href', 'rel'], th: ['colspan', 'rowspan', 'scope'], td: ['colspan', 'rowspan'], ol: ['start'] },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, { href = '' }) => {
        const address = WAYS_TO_REACH.test(href) ? href : liveHref(href, locale);
        const outside = address?.startsWith('https:') ? { rel: 'noopener noreferrer' } : {};
        return { tagName, attribs: address === null ? {} : { href: address, ...outside } };
      },
    },
  });
}
