const PAGES_ASKED_ANEW = 5;

/** A list of so many pages that it is asked for anew only after something of it has changed: each page would be a request. */
export const isLongList = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'pages' in data && Array.isArray(data.pages) && data.pages.length > PAGES_ASKED_ANEW;
