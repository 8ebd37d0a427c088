import { type ModulePatterns, patternsInFolder, toModulePattern } from '@muddat/vite-config/modules';

const ui = (...names: string[]) => patternsInFolder('ui/src', ...names);
const shell = (...names: string[]) => patternsInFolder('app-shell/src', ...names);
const OFFER = [...ui('true-price/offer\\.ts', 'true-price/differing-figures'), ...shell('price/')];
const cabinet = (...names: string[]) => patternsInFolder('cabinet/src', ...names);
const installed = (...names: string[]) => patternsInFolder('node_modules', ...names);

/**
 * Page modules with a message file of their own. The main page's messages are in the layout's file, which saves one request before its
 * first paint.
 */
export const PAGE_FILE_PATTERN = /\/cabinet\/src\/app\/routes\/(?!main-page)[\w-]+-page\.tsx$/;

/** The module groups of the shared files. `script-files.test.ts` fails when a pattern matches no file. */
export const MODULE_GROUPS = {
  react: { include: installed('react/', 'react-dom/', 'scheduler/') },
  /** All modules except the start script, which the browser requests first, so no shared file may contain its modules. */
  afterStart: { include: [/./], exclude: cabinet('start.ts', 'app/prefetch/prefetch.ts') },
  /**
   * Large modules that only some pages need, such as react-aria and dialogs. Pages without these, such as the main page, must not load
   * them.
   */
  overlay: {
    include: [
      ...installed('react-aria/', 'react-aria-components/', 'react-stately/', '@internationalized/'),
      ...ui('dialog', 'internal/modal-window', 'internal/aria-language', 'internal/use-close-request'),
      ...cabinet('shared/confirm-action/'),
    ],
  },
  forms: {
    include: [
      ...installed('@modular-forms/', '@preact/'),
      ...patternsInFolder('packages', 'forms/', 'validators/'),
      ...shell('bot-protection/'),
      ...ui('[\\w-]+-field', 'switch', 'bank-card-tile/', 'radio-cards', 'checkbox', 'error-summary'),
      ...ui('internal/apply-mask-edit', 'internal/edit-history', 'internal/use-masked-input'),
      ...cabinet('features/auth/phone-code', 'shared/passkey/', 'shared/code-step/', 'domain/schedule/payoff-day'),
      ...cabinet(
        'shared/form/hidden-username',
        'shared/form/submit-button',
        'shared/form/use-persisted-draft',
        'app/routes/use-signed-in-elsewhere',
      ),
    ],
    exclude: [...ui('bank-card-tile/expiry-state', 'text-field/'), ...cabinet('shared/passkey/sign-passkey-challenge')],
  },
  /** The proof of a phone, shared by registration and reset. The sign-in page needs `forms`, but not this. */
  proof: { include: cabinet('features/auth/phone-code/phone-proof', 'features/auth/phone-code/use-phone-proof') },
  /** Text fields: needed by the search of orders and by every form. */
  fields: { include: ui('field/', 'text-field/') },
  /** Passkey code, loaded only when a passkey is used: at a sign-in and on the security page. */
  passkey: { include: [...installed('@simplewebauthn/'), ...cabinet('shared/passkey/sign-passkey-challenge')] },
  /** Modules shared by the payment pages, which all need `forms`. Modules of these folders that other pages use too are excluded. */
  payment: {
    include: cabinet('features/pay/', 'domain/payment/', 'domain/card/use-card-option', 'shared/query/query-retry'),
    exclude: cabinet(
      'domain/payment/purpose.ts',
      'domain/payment/app-names.ts',
      'domain/payment/attempt-store.ts',
      'domain/payment/claim-banner',
      'domain/payment/payment-badge',
      'domain/payment/payment-hrefs',
      'domain/payment/payment-timeline',
      'domain/payment/payment-queries',
      'domain/payment/displayed-payment-status',
      'domain/payment/payment-systems',
      'domain/payment/refund-list',
      'domain/payment/source.ts',
    ),
  },
  /** Modules shared by the security page and the page of stored data, all of which need `forms` and `overlay`. */
  security: { include: cabinet('features/security/') },
  /** Modules shared by the form of a return and the page of a return; they need `forms`. */
  returns: { include: cabinet('features/returns/') },
  /** Taking and uploading photos of documents and of goods. */
  photo: { include: cabinet('shared/photo/') },
  /**
   * Modules of several pages, but not of the main page or the sign-in pages. In `common`, those pages would load them too.
   * Must import nothing of `forms`: the order pages have a search field and a select, but no form.
   */
  inner: {
    include: [
      /infiniteQueryObserver/,
      /mutationObserver/,
      /infiniteQueryBehavior/,
      /useInfiniteQuery\./,
      /useMutation\./,
      ...ui('true-price/', 'price-breakdown/', 'load-more/', 'native-select/', 'payment-timeline/'),
      ...ui('date-text/', 'internal/use-pre-hydration-choice'),
      ...installed('lucide-react/dist/esm/icons/(?:receipt-text|sliders-horizontal)\\.'),
      ...shell('user-text/'),
      ...cabinet(
        'app/offline/after-orders',
        'app/offline/use-stored-orders',
        'app/server-events/',
        'domain/balance/money-row',
        'domain/card/add-card.tsx',
        'domain/card/card-name',
        'domain/card/use-card-option',
      ),
      ...cabinet('domain/customer/stale', 'domain/document/', 'domain/goods/lazy', 'domain/payment/', 'domain/return/'),
      ...cabinet('domain/order/goods-line', 'domain/order/order-head', 'domain/order/order-not-found'),
      ...cabinet('domain/schedule/[\\w-]*payoff', 'domain/schedule/can-pay-off', 'domain/schedule/hardship-choices'),
      ...cabinet('domain/schedule/schedule-card', 'domain/schedule/use-next-due-text'),
      ...cabinet('shared/attempt/', 'shared/device/browser-store', 'shared/files/', 'shared/page/list-skeleton'),
      ...cabinet('shared/query/list-state', 'shared/query/query-retry', 'shared/refusal/is-undecided', 'shared/refusal/use-write'),
    ],
    // The main page links to the top-up.
    exclude: [...cabinet('domain/payment/payment-hrefs'), ...OFFER],
  },
  /** Modules shared by pages about the account and about single objects, but used by no page of orders. */
  account: {
    include: [
      ...ui('text-area/', 'segmented-control/', 'radio-group/', 'notification-row/elapsed-time', 'notification-row/time-ago'),
      ...shell('theme/'),
      ...cabinet('domain/review/', 'domain/security/', 'shared/form/error-anchor', 'shared/refusal/use-idempotency-key'),
      ...cabinet('domain/identity/verification-query', 'features/consents/consent-queries'),
      ...cabinet('domain/checkout/back-to-checkout', 'domain/checkout/use-checkout-href'),
    ],
  },
  /**
   * The basket. The first view of the checkout needs it, other pages load it only after their first view. All of it is in one file: a
   * module that only the checkout uses would be put into the checkout's own file, and every page that loads the basket would load that file
   * too.
   */
  goods: {
    include: [...shell('basket/'), ...patternsInFolder('schedule/src', 'fee-plan', 'payment-bounds')],
    exclude: shell('basket/basket-key'),
  },
  /** The calculation of an offer, for the pages that compare it with the backend's: the checkout and one order. The basket needs it too. */
  offer: {
    include: [...OFFER, ...patternsInFolder('schedule/src', 'build-schedule', 'yearly-rate', 'split-into-instalments')],
  },
} satisfies Record<string, ModulePatterns>;

/**
 * How the build groups modules into files. Six connections load a hundred small files more slowly than a few large ones
 * (docs/decisions/rendering.md).
 * Besides its own file and messages, a page loads at most `react`, `core`, `common` and what it needs of `forms`, `proof`, `fields`,
 * `overlay`, `passkey`, `payment`, `security`, `returns`, `photo`, `goods`, `offer`, `inner` and `account`.
 * `tooling/e2e/tests/once/rendered-pages.spec.ts` counts the files of the main page. A module of `common` that imports one of `forms` makes every page load `forms`.
 */
export const codeSplittingOptions = {
  groups: [
    // `react` and `core` have about equal sizes. Each runs in its own task, so that the browser can handle input between the two.
    { name: 'react', test: toModulePattern(MODULE_GROUPS.react), tags: ['$initial' as const], priority: 5 },
    { name: 'core', test: toModulePattern(MODULE_GROUPS.afterStart), tags: ['$initial' as const], priority: 4 },
    { name: 'overlay', test: toModulePattern(MODULE_GROUPS.overlay), minShareCount: 2, includeDependenciesRecursively: false, priority: 3 },
    { name: 'proof', test: toModulePattern(MODULE_GROUPS.proof), minShareCount: 2, includeDependenciesRecursively: false, priority: 4 },
    { name: 'forms', test: toModulePattern(MODULE_GROUPS.forms), minShareCount: 2, includeDependenciesRecursively: false, priority: 3 },
    { name: 'fields', test: toModulePattern(MODULE_GROUPS.fields), minShareCount: 2, includeDependenciesRecursively: false, priority: 3 },
    { name: 'passkey', test: toModulePattern(MODULE_GROUPS.passkey), minShareCount: 2, includeDependenciesRecursively: false, priority: 3 },
    { name: 'payment', test: toModulePattern(MODULE_GROUPS.payment), minShareCount: 2, includeDependenciesRecursively: false, priority: 2 },
    {
      name: 'security',
      test: toModulePattern(MODULE_GROUPS.security),
      minShareCount: 2,
      includeDependenciesRecursively: false,
      priority: 2,
    },
    { name: 'returns', test: toModulePattern(MODULE_GROUPS.returns), minShareCount: 2, includeDependenciesRecursively: false, priority: 2 },
    { name: 'photo', test: toModulePattern(MODULE_GROUPS.photo), minShareCount: 2, includeDependenciesRecursively: false, priority: 2 },
    { name: 'goods', test: toModulePattern(MODULE_GROUPS.goods), includeDependenciesRecursively: false, priority: 2 },
    { name: 'offer', test: toModulePattern(MODULE_GROUPS.offer), includeDependenciesRecursively: false, priority: 2 },
    {
      name: 'account',
      test: toModulePattern(MODULE_GROUPS.account),
      minShareCount: 2,
      includeDependenciesRecursively: false,
      priority: 1.5,
    },
    { name: 'inner', test: toModulePattern(MODULE_GROUPS.inner), minShareCount: 2, includeDependenciesRecursively: false, priority: 1.5 },
    {
      name: 'common',
      test: toModulePattern(MODULE_GROUPS.afterStart),
      minShareCount: 2,
      includeDependenciesRecursively: false,
      priority: 1,
    },
  ],
};
