/** Everything before `</head>` of a document. */
export const extractHead = (html: string): string => html.slice(0, html.indexOf('</head>'));

/** The visible text: no tags, no scripts. */
export const visibleText = (html: string): string =>
  html
    .slice(html.indexOf('<body>'))
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

/** All scripts that a document lists for its starter: those of the start, and those that load in parallel. */
export const findStarterScripts = (html: string): string[] =>
  [...html.matchAll(/\sdata-(?:entry|preload)-scripts="([^"]*)"/g)].flatMap(([, files = '']) => files.split(' '));
