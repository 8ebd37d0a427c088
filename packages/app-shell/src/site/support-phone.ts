/** The support line, on every page; the contact block of the content has its own, with its hours. */
export const SUPPORT_PHONE = '+998712000000';
