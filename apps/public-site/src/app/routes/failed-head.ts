/** Of a page that failed: no address of its own, and no place in a search engine. */
export const failedHead = (title: string) => ({ meta: [{ title }, { name: 'robots', content: 'noindex' }] });
