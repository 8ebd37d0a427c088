/** The support line, on every page. The contact block of the content has its own number with opening hours. */
export const SUPPORT_PHONE = '+998712000000';
