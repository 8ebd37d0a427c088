/** localStorage key of a guest's basket; absent while the basket is empty. */
export const BASKET_STORAGE_KEY = 'muddat-basket';
/** localStorage key of the term that the customer chose. */
export const TERM_STORAGE_KEY = 'muddat-term';
