/** Under it a device keeps a guest's basket; nothing is there while nothing is put aside. */
export const BASKET_KEY = 'muddat-basket';
