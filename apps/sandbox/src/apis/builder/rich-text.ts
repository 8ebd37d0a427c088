import sanitizeHtml from 'sanitize-html';

/**
 * The allowed elements (builder contract, RichTextBlock). All other elements lose their tags but keep their text; scripts and styles lose
 * their text too.
 */
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

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: ELEMENTS,
  allowedAttributes: { a: ['href'], th: ['colspan', 'rowspan', 'scope'], td: ['colspan', 'rowspan'], ol: ['start'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
};

/** Removes everything from an editor's HTML that runs, styles, frames or loads. */
export const sanitizeRichText = (html: string): string => sanitizeHtml(html, OPTIONS);
