/** The phone of the support line, the same on all pages. The contact block in the content has a different number, with opening hours. */
export const SUPPORT_PHONE = '+998712000000';
