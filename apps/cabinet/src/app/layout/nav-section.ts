export type NavSection = 'main' | 'basket' | 'orders' | 'pay' | 'notifications' | 'profile';

/** The menu item that a page belongs to. Every page without an item of its own is a section of the profile. */
export function navSectionOf(pathname: string): NavSection {
  if (pathname.endsWith('/main-page')) return 'main';
  if (pathname.endsWith('/checkout')) return 'basket';
  if (pathname.endsWith('/pay')) return 'pay';
  if (/\/notifications(\/|$)/.test(pathname)) return 'notifications';
  return /\/(orders|returns)(\/|$)/.test(pathname) ? 'orders' : 'profile';
}
