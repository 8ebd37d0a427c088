/** An address of this site or of another as a whole one: search engines read no relative addresses. */
export const absolute = (origin: string, href: string): string => new URL(href, origin).href;
