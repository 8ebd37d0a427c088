/** What stands in the head of a document. */
export const headOf = (html: string): string => html.slice(0, html.indexOf('</head>'));

/** What a reader sees: no tags, no scripts. */
export const wordsOf = (html: string): string =>
  html
    .slice(html.indexOf('<body>'))
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

export const preloadsOf = (html: string): string[] =>
  [...headOf(html).matchAll(/<link rel="modulepreload"[^>]*href="([^"]+)"/g)].map(([, href = '']) => href);
