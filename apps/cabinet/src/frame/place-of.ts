export type Place = 'main' | 'orders' | 'pay';

/** Which way of the menu a page belongs to. */
export function placeOf(pathname: string): Place {
  if (pathname.endsWith('/pay')) return 'pay';
  return pathname.includes('/orders/') ? 'orders' : 'main';
}
