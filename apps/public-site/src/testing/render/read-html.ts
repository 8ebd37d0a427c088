/** What stands in the head of a document. */
export const headOf = (html: string): string => html.slice(0, html.indexOf('</head>'));

/** What a reader sees: no tags, no scripts. */
export const wordsOf = (html: string): string =>
  html
    .slice(html.indexOf('<body>'))
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

/** Every script that a document names for its starter: what the app starts with, and what it asks for beside that. */
export const scriptsOf = (html: string): string[] =>
  [...html.matchAll(/\sdata-(?:start|beside)="([^"]*)"/g)].flatMap(([, files = '']) => files.split(' '));
