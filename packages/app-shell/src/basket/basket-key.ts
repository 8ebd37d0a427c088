/** Under it a device keeps a guest's basket; nothing is there while nothing is put aside. */
export const BASKET_KEY = 'muddat-basket';
/** Under it a device keeps the term that its customer chose for what they buy. */
export const TERM_KEY = 'muddat-term';
