import { inFolder, type Modules, matching } from '@muddat/vite-config/modules';

const ui = (...names: string[]) => inFolder('ui/src', ...names);
const shell = (...names: string[]) => inFolder('app-shell/src', ...names);
const cabinet = (...names: string[]) => inFolder('cabinet/src', ...names);
const installed = (...names: string[]) => inFolder('node_modules', ...names);

/**
 * Page modules with a message file of their own. The main page's messages are in the layout's file, which saves one request before its
 * first paint.
 */
export const PAGES = /\/cabinet\/src\/app\/routes\/(?!main-page)[\w-]+-page\.tsx$/;

/** The module groups of the shared files. `script-files.test.ts` fails when a pattern matches no file. */
export const MODULES = {
  react: { some: installed('react/', 'react-dom/', 'scheduler/') },
  /** All modules except the start script, which the browser requests first, so no shared file may contain its modules. */
  afterStart: { some: [/./], but: cabinet('start.ts', 'app/first-answers/ask-first.ts') },
  /** Large modules that only some pages need, such as react-aria and dialogs. Pages without these, such as the main page, must not load them. */
  overlay: {
    some: [
      ...installed('react-aria/', 'react-aria-components/', 'react-stately/', '@internationalized/'),
      ...ui('dialog', 'internal/window', 'internal/aria-language', 'internal/use-close-request'),
      ...cabinet('shared/confirm-action/'),
    ],
  },
  forms: {
    some: [
      ...installed('@modular-forms/', '@preact/'),
      ...inFolder('packages', 'forms/', 'validators/'),
      ...shell('bot-protection/'),
      ...ui('[\\w-]+-field', 'switch', 'bank-card-tile/', 'radio-cards', 'checkbox', 'error-summary'),
      ...ui('internal/edit-mask', 'internal/edit-history', 'internal/use-masked-input'),
      ...cabinet('features/enter/phone-code', 'shared/passkey/', 'shared/code-step/', 'domain/card/add-card', 'domain/schedule/payoff-day'),
      ...cabinet(
        'shared/form/known-username',
        'shared/form/submit-button',
        'shared/form/use-kept-draft',
        'app/routes/use-signed-in-elsewhere',
      ),
    ],
    but: [...ui('bank-card-tile/expiry-state', 'text-field/'), ...cabinet('shared/passkey/answer-by-passkey')],
  },
  /** The proof of a phone, shared by registration and reset. The sign-in page needs `forms`, but not this. */
  proof: { some: cabinet('features/enter/phone-code/phone-proof', 'features/enter/phone-code/use-phone-proof') },
  /** Text fields: needed by the search of orders and by every form. */
  fields: { some: ui('field/', 'text-field/') },
  /** Passkey code, loaded only when a passkey is used: at a sign-in and on the security page. */
  passkey: { some: [...installed('@simplewebauthn/'), ...cabinet('shared/passkey/answer-by-passkey')] },
  /** Modules shared by the payment pages, which all need `forms`. Modules of these folders that other pages use too are excluded. */
  payment: {
    some: cabinet('features/pay/', 'domain/payment/', 'domain/card/use-card-option', 'shared/query/query-retry'),
    but: cabinet(
      'domain/payment/aim.ts',
      'domain/payment/app-names.ts',
      'domain/payment/attempt-store.ts',
      'domain/payment/claim-banner',
      'domain/payment/payment-badge',
      'domain/payment/payment-hrefs',
      'domain/payment/payment-line',
      'domain/payment/payment-queries',
      'domain/payment/payment-standing',
      'domain/payment/payment-systems',
      'domain/payment/refund-list',
      'domain/payment/source.ts',
    ),
  },
  /** Modules shared by the security page and the page of stored data, all of which need `forms` and `overlay`. */
  security: { some: cabinet('features/security/') },
  /** Modules shared by the form of a return and the page of a return; they need `forms`. */
  returns: { some: cabinet('features/returns/') },
  /** Taking and uploading photos of documents and of goods. */
  photo: { some: cabinet('shared/photo/') },
  /**
   * Modules of several pages, but not of the main page or the sign-in pages. In `common`, those pages would load them too.
   * Must import nothing of `forms`: the order pages have a search field and a select, but no form.
   */
  inner: {
    some: [
      /infiniteQueryObserver/,
      /mutationObserver/,
      /infiniteQueryBehavior/,
      /useInfiniteQuery\./,
      /useMutation\./,
      ...ui('true-price/', 'price-breakdown/', 'load-more/', 'native-select/', 'payment-timeline/'),
      ...ui('date-text/', 'internal/use-chosen-before'),
      ...shell('typed-words/'),
      ...cabinet('app/live/', 'domain/balance/money-row', 'domain/card/card-name', 'domain/card/use-card-option'),
      ...cabinet('domain/customer/stale', 'domain/document/', 'domain/payment/', 'domain/return/'),
      ...cabinet('domain/order/goods-line', 'domain/order/order-head', 'domain/order/order-not-found'),
      ...cabinet('domain/schedule/[\\w-]*payoff', 'domain/schedule/can-pay-off', 'domain/schedule/hardship-choices'),
      ...cabinet('domain/schedule/schedule-box', 'domain/schedule/use-next-due-text'),
      ...cabinet('shared/attempt/', 'shared/device/browser-store', 'shared/files/', 'shared/page/rows-skeleton'),
      ...cabinet('shared/query/loaded', 'shared/query/query-retry', 'shared/refusal/is-undecided', 'shared/refusal/use-write'),
    ],
    // The main page links to the top-up.
    but: cabinet('domain/payment/payment-hrefs'),
  },
  /** Modules shared by pages about the account and about single objects, but used by no page of orders. */
  account: {
    some: [
      ...ui('text-area/', 'segmented-control/', 'radio-group/', 'notification-row/ago-text', 'notification-row/time-ago'),
      ...shell('theme/'),
      ...cabinet('domain/review/', 'domain/security/', 'shared/form/fault-place', 'shared/refusal/use-kept-key'),
      ...cabinet('domain/identity/verification-query', 'features/consents/consent-queries'),
      ...cabinet('domain/checkout/back-to-checkout', 'domain/checkout/use-checkout-href'),
    ],
  },
  /**
   * The basket: the checkout needs it at once, all other pages after their first view. All of it in one file: a module that only the checkout
   * uses would be put into the checkout's own file, and every page that loads the basket would load that file too.
   */
  goods: { some: shell('basket/'), but: shell('basket/basket-key') },
} satisfies Record<string, Modules>;

/**
 * How the build groups modules into files. Six connections load a hundred small files more slowly than a few large ones
 * (docs/decisions/rendering.md).
 * Besides its own file and messages, a page loads at most `react`, `core`, `common` and what it needs of `forms`, `proof`, `fields`, `overlay`,
 * `passkey`, `payment`, `security`, `returns`, `photo`, `goods`, `inner` and `account`.
 * `pnpm check --only budgets` counts the files. A module of `common` that imports one of `forms` makes every page load `forms`.
 */
export const scriptFiles = {
  groups: [
    // Two files of about equal size, each run in its own task, so that the browser can handle input in between.
    { name: 'react', test: matching(MODULES.react), tags: ['$initial' as const], priority: 5 },
    { name: 'core', test: matching(MODULES.afterStart), tags: ['$initial' as const], priority: 4 },
    { name: 'overlay', test: matching(MODULES.overlay), minShareCount: 2, includeDependenciesRecursively: false, priority: 3 },
    { name: 'proof', test: matching(MODULES.proof), minShareCount: 2, includeDependenciesRecursively: false, priority: 4 },
    { name: 'forms', test: matching(MODULES.forms), minShareCount: 2, includeDependenciesRecursively: false, priority: 3 },
    { name: 'fields', test: matching(MODULES.fields), minShareCount: 2, includeDependenciesRecursively: false, priority: 3 },
    { name: 'passkey', test: matching(MODULES.passkey), minShareCount: 2, includeDependenciesRecursively: false, priority: 3 },
    { name: 'payment', test: matching(MODULES.payment), minShareCount: 2, includeDependenciesRecursively: false, priority: 2 },
    { name: 'security', test: matching(MODULES.security), minShareCount: 2, includeDependenciesRecursively: false, priority: 2 },
    { name: 'returns', test: matching(MODULES.returns), minShareCount: 2, includeDependenciesRecursively: false, priority: 2 },
    { name: 'photo', test: matching(MODULES.photo), minShareCount: 2, includeDependenciesRecursively: false, priority: 2 },
    { name: 'goods', test: matching(MODULES.goods), includeDependenciesRecursively: false, priority: 2 },
    { name: 'account', test: matching(MODULES.account), minShareCount: 2, includeDependenciesRecursively: false, priority: 1.5 },
    { name: 'inner', test: matching(MODULES.inner), minShareCount: 2, includeDependenciesRecursively: false, priority: 1.5 },
    { name: 'common', test: matching(MODULES.afterStart), minShareCount: 2, includeDependenciesRecursively: false, priority: 1 },
  ],
};
