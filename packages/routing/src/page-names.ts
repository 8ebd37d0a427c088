import type { RouteId } from './route-table.ts';

/**
 * Addresses defined by standards, with the page they redirect to: password managers
 * use this one (W3C, A Well-Known URL for Changing Passwords).
 */
export const WELL_KNOWN_PAGES: ReadonlyMap<string, RouteId> = new Map([['/.well-known/change-password', 'change-password']]);

/**
 * The second, unprefixed set of page names. Each redirects to its page in the current locale. Pages that need an id or
 * an alias (OrderPage, StorePage) redirect to the list where it is chosen.
 */
export const PAGE_NAMES: ReadonlyMap<string, RouteId> = new Map([
  ['CabinetPage', 'cabinet'],
  ['CardsPage', 'cards'],
  ['HomePage', 'home'],
  ['home', 'home'],
  ['LoginPage', 'sign-up'],
  ['MainPage', 'main-page'],
  ['MyOrdersPage', 'orders'],
  ['NotificationsPage', 'notifications'],
  ['OrderPage', 'orders'],
  ['PartnersPage', 'partners'],
  ['PersonalInstallment', 'profile'],
  ['QuestionsPage', 'faq'],
  ['Register', 'register'],
  ['RegisterPage', 'register'],
  ['SellOnMuddatPage', 'sell-on'],
  ['SignUp', 'sign-up'],
  ['StorePage', 'partners'],
  ['InstallmentTerms', 'installment-terms'],
  ['HomePageTest', 'home-test'],
  ['TestPage', 'home-test'],
]);
