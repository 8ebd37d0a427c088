/**
 * The route map, one line for each page; the gateway's statuses, the apps' links, the guards and the
 * sitemap read it. Titles are in `route-titles.ts`, so that apps which need only links and guards do not load them.
 * `path` follows the locale segment. `status` 'planned' reserves the name, guard and owner of a specified page that
 * no app renders yet: its path answers 404, and no link to it can be made.
 */
type RouteDefinition = {
  readonly id: string;
  readonly path: string;
  readonly owner: 'public-site' | 'cabinet';
  /** true: only signed in; 'guest': only not signed in; false: anybody. */
  readonly auth: true | 'guest' | false;
  readonly status: 'live' | 'planned';
  readonly sitemap: boolean;
  /** Query parameters that the page reads, in this order; no others reach the page, a cache or a loader. */
  readonly query?: readonly string[];
  /** The page depends on the region: without one in the query, the reader's remembered region is used. */
  readonly regional?: true;
};

export const ROUTE_TABLE = [
  { id: 'home', path: '', owner: 'public-site', auth: false, status: 'live', sitemap: true },
  { id: 'home-test', path: 'test', owner: 'public-site', auth: false, status: 'live', sitemap: false },
  { id: 'sign-up', path: 'sign-up', owner: 'cabinet', auth: 'guest', status: 'live', sitemap: true },
  { id: 'installment-terms', path: 'installment-terms', owner: 'public-site', auth: false, status: 'live', sitemap: true },
  { id: 'register', path: 'register', owner: 'cabinet', auth: 'guest', status: 'live', sitemap: true },
  {
    id: 'partners',
    path: 'partners',
    owner: 'public-site',
    auth: false,
    status: 'live',
    sitemap: true,
    query: ['q', 'category', 'letter', 'region', 'sort', 'page'],
    regional: true,
  },
  {
    id: 'partner',
    path: 'partner/{alias}',
    owner: 'public-site',
    auth: false,
    status: 'live',
    sitemap: true,
    query: ['category', 'region', 'page'],
    regional: true,
  },
  // Extensions: the specification names the screens search, categories, store info and region picker without a path.
  { id: 'catalogue', path: 'catalogue', owner: 'public-site', auth: false, status: 'live', sitemap: true },
  {
    id: 'category',
    path: 'catalogue/{alias}',
    owner: 'public-site',
    auth: false,
    status: 'live',
    sitemap: true,
    query: ['store', 'brand', 'monthly_from', 'monthly_to', 'price_from', 'price_to', 'in_stock', 'months', 'sort', 'page'],
  },
  {
    id: 'product',
    path: 'product/{id}',
    owner: 'public-site',
    auth: false,
    status: 'live',
    sitemap: true,
    query: ['region'],
    regional: true,
  },
  // An extension: the goods chosen in a category, side by side.
  {
    id: 'compare',
    path: 'compare',
    owner: 'public-site',
    auth: false,
    status: 'live',
    sitemap: false,
    query: ['id', 'months', 'region'],
    regional: true,
  },
  { id: 'search', path: 'search', owner: 'public-site', auth: false, status: 'live', sitemap: false, query: ['q', 'kind', 'page'] },
  { id: 'basket', path: 'basket', owner: 'public-site', auth: false, status: 'live', sitemap: false },
  { id: 'faq', path: 'faq', owner: 'public-site', auth: false, status: 'live', sitemap: true, query: ['q', 'category'] },
  { id: 'faq-entry', path: 'faq/{id}', owner: 'public-site', auth: false, status: 'live', sitemap: true },
  { id: 'sell-on', path: 'sell-on-muddat', owner: 'public-site', auth: false, status: 'live', sitemap: true },
  { id: 'become-partner', path: 'become-partner', owner: 'public-site', auth: false, status: 'live', sitemap: true },
  { id: 'corporate', path: 'corporate', owner: 'public-site', auth: false, status: 'live', sitemap: true },
  { id: 'clients', path: 'clients', owner: 'public-site', auth: false, status: 'live', sitemap: true },
  {
    id: 'service-centers',
    path: 'service-centers',
    owner: 'public-site',
    auth: false,
    status: 'live',
    sitemap: true,
    query: ['region'],
    regional: true,
  },
  // Pages with nothing but content: texts of the mobile API by id, pages of blocks by the builder's name.
  { id: 'static-page', path: 'pages/{id}', owner: 'public-site', auth: false, status: 'live', sitemap: true },
  { id: 'content-page', path: 'p/{page}', owner: 'public-site', auth: false, status: 'live', sitemap: true },
  // Extensions: anybody who has one of our documents may verify it, by its QR code or a form.
  { id: 'verify', path: 'verify', owner: 'public-site', auth: false, status: 'live', sitemap: false, query: ['code'] },
  { id: 'verify-code', path: 'verify/{code}', owner: 'public-site', auth: false, status: 'live', sitemap: false },
  // The service worker shows this page when there is no network and no cached page.
  { id: 'offline', path: 'offline', owner: 'public-site', auth: false, status: 'live', sitemap: false },
  { id: 'public-offer', path: 'public-offer', owner: 'public-site', auth: false, status: 'live', sitemap: true },
  { id: 'privacy-policy', path: 'privacy-policy', owner: 'public-site', auth: false, status: 'live', sitemap: true },
  { id: 'cabinet', path: 'cabinet', owner: 'cabinet', auth: true, status: 'live', sitemap: false },
  // Named by the specification without a path; everything that leads to a purchase is below `cabinet`.
  { id: 'verification', path: 'cabinet/verification', owner: 'cabinet', auth: true, status: 'live', sitemap: false },
  // Extensions below the cabinet: the specification names the statuses of the limit without a path.
  { id: 'limit', path: 'cabinet/limit', owner: 'cabinet', auth: true, status: 'live', sitemap: false },
  // The specification names the screen without a path.
  { id: 'balance', path: 'cabinet/balance', owner: 'cabinet', auth: true, status: 'live', sitemap: false },
  // An extension: the list of all payments, whatever their result, and the page of one.
  { id: 'payments', path: 'cabinet/payments', owner: 'cabinet', auth: true, status: 'live', sitemap: false },
  // An extension: the data stored about a customer, a copy of it, and deleting the account.
  { id: 'trust', path: 'cabinet/trust', owner: 'cabinet', auth: true, status: 'live', sitemap: false },
  // An extension: notifications about automatic debits link here.
  { id: 'consents', path: 'cabinet/consents', owner: 'cabinet', auth: true, status: 'live', sitemap: false },
  { id: 'documents', path: 'cabinet/documents', owner: 'cabinet', auth: true, status: 'live', sitemap: false },
  { id: 'profile', path: 'profile', owner: 'cabinet', auth: true, status: 'live', sitemap: false },
  // Extensions below the profile: the specification names a password change and phone numbers without a path.
  { id: 'security', path: 'profile/security', owner: 'cabinet', auth: true, status: 'live', sitemap: false },
  { id: 'change-password', path: 'profile/password', owner: 'cabinet', auth: true, status: 'live', sitemap: false },
  { id: 'change-phone', path: 'profile/phone', owner: 'cabinet', auth: true, status: 'live', sitemap: false },
  // The specification names these pages of the profile without a path.
  { id: 'reviews', path: 'cabinet/reviews', owner: 'cabinet', auth: true, status: 'live', sitemap: false },
  { id: 'questions', path: 'cabinet/questions', owner: 'cabinet', auth: true, status: 'live', sitemap: false },
  { id: 'bonuses', path: 'cabinet/bonuses', owner: 'cabinet', auth: true, status: 'live', sitemap: false },
  { id: 'main-page', path: 'main-page', owner: 'cabinet', auth: true, status: 'live', sitemap: false },
  { id: 'orders', path: 'orders', owner: 'cabinet', auth: true, status: 'live', sitemap: false },
  { id: 'order', path: 'orders/{id}', owner: 'cabinet', auth: true, status: 'live', sitemap: false },
  // An extension: the specification names a pay screen without a path.
  { id: 'order-pay', path: 'orders/{id}/pay', owner: 'cabinet', auth: true, status: 'live', sitemap: false },
  // An extension: moving a due date, splitting an overdue amount.
  { id: 'hardship', path: 'orders/{id}/hardship', owner: 'cabinet', auth: true, status: 'live', sitemap: false },
  // Extensions: returning goods, the page of one return, and the list of all returns.
  { id: 'order-return', path: 'orders/{id}/return', owner: 'cabinet', auth: true, status: 'live', sitemap: false },
  { id: 'returns', path: 'cabinet/returns', owner: 'cabinet', auth: true, status: 'live', sitemap: false },
  { id: 'return-case', path: 'cabinet/returns/{id}', owner: 'cabinet', auth: true, status: 'live', sitemap: false },
  // An extension: paying instalments of several orders at once.
  { id: 'pay-several', path: 'cabinet/pay', owner: 'cabinet', auth: true, status: 'live', sitemap: false },
  { id: 'notifications', path: 'notifications', owner: 'cabinet', auth: true, status: 'live', sitemap: false },
  // An extension: which notifications are sent by which channel.
  { id: 'channels', path: 'notifications/channels', owner: 'cabinet', auth: true, status: 'live', sitemap: false },
  { id: 'cards', path: 'cards', owner: 'cabinet', auth: true, status: 'live', sitemap: false },
  // Extensions: the specification names the checkout without a path.
  { id: 'checkout', path: 'cabinet/checkout', owner: 'cabinet', auth: true, status: 'live', sitemap: false },
] as const satisfies readonly RouteDefinition[];

export type Route = (typeof ROUTE_TABLE)[number];
export type RouteId = Route['id'];
/** The pages of the cabinet. */
export type CabinetRouteId = Extract<Route, { owner: 'cabinet' }>['id'];
/** The routes that links can point to. */
export type LiveRouteId = Extract<Route, { status: 'live' }>['id'];
type ParamNames<P extends string> = P extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamNames<Rest> : never;
/** `{id: string}` for `orders/{id}`, `{}`-like for a path without parameters. */
export type RouteParams<Id extends RouteId> = { readonly [Name in ParamNames<Extract<Route, { id: Id }>['path']>]: string };

/** A route of the map by its id, without the titles. */
export function routeOf(id: RouteId): Route {
  const route = ROUTE_TABLE.find((entry) => entry.id === id);
  if (route === undefined) throw new RangeError(`no route ${id}`);
  return route;
}
