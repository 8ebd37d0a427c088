/** Files of the build that a document names: without them a kept page could not be shown whole. */
export const filesOf = (html: string): string[] => [...new Set(html.match(/\/assets\/(?:site|cabinet)\/[\w.-]+/g) ?? [])];

/**
 * The offline page as it is shown in place of others: without its scripts, which would take the address in the bar for the page's own.
 * It needs none. Not for documents of others: it knows only what our own renderer writes.
 */
export const withoutScripts = (html: string): string =>
  html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '').replace(/<link\b[^>]*\brel="modulepreload"[^>]*>/g, '');
