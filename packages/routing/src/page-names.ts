import type { RouteId } from './route-table.ts';

/** Addresses that other programs know, by their page: password managers lead to the change of a password (W3C, A Well-Known URL for Changing Passwords). */
export const WELL_KNOWN_PAGES: ReadonlyMap<string, RouteId> = new Map([['/.well-known/change-password', 'change-password']]);

/**
 * The second, unprefixed set of page names (spec 2). Each leads to its page in the current locale.
 * spec gap: the pages that need an id or an alias (OrderPage, StorePage) lead to the list they are chosen from.
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
