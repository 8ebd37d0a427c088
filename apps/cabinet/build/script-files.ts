/** Heavy parts that only some pages need: a page that has none of them, such as the main page, must not carry them. */
const OVERLAY =
  /node_modules\/(?:react-aria|react-aria-components|react-stately|@react-aria|@react-stately|@internationalized)\/|\/ui\/src\/(?:dialog|internal\/(?:Window|aria-language|use-close-request))\b|\/cabinet\/src\/confirm-action\//;
const FORMS =
  /node_modules\/(?:@modular-forms|@preact)\/|packages\/(?:forms|validators)\/|\/app-shell\/src\/bot-protection\/|\/ui\/src\/(?:(?!native)[\w-]*field|switch|bank-card-tile\/(?!expiry-state)|radio-cards|checkbox|error-summary|internal\/(?:edit-mask|edit-history|use-masked-input))\b|\/cabinet\/src\/(?:phone-code|passkey\/(?!answer-by-passkey)|code-step|add-card|payoff\/payoff-day|routes\/use-signed-in-elsewhere)\b/;
/** What speaks to a passkey: fetched when one is asked for, by a sign-in and by the page of sign-ins. */
const PASSKEY = /node_modules\/@simplewebauthn\/|\/cabinet\/src\/passkey\/answer-by-passkey/;
/** What the two pages that pay have in common, all of which needs `forms`; not what the rest of the cabinet takes of that room. */
const PAYMENT =
  /\/cabinet\/src\/(?:features\/pay\/|payment\/(?!(?:aim|app-names|attempt-store|browser-store|payment-line|poll-delay|source|tab-lock|wait-for-poll)\.))/;
/** What the page of sign-ins and that of stored data have in common, all of which needs `forms` and `overlay`. */
const SECURITY = /\/cabinet\/src\/features\/security\//;
/** What the form of a return and its case have in common; it needs `forms`. */
const RETURNS = /\/cabinet\/src\/features\/returns\//;
/** Photos of documents and of goods. */
const PHOTO = /\/cabinet\/src\/photo\//;
/** What several pages show, and neither the main page nor the ways in. In `common` those would carry it, too. */
const INNER =
  /(?:infiniteQuery|mutation)Observer|infiniteQueryBehavior|use(?:InfiniteQuery|Mutation)\.|\/ui\/src\/(?:true-price|price-breakdown|load-more|native-select|payment-timeline|text-area|segmented-control|radio-group|date-text)\/|\/ui\/src\/(?:notification-row\/(?:AgoText|time-ago)|internal\/use-chosen-before)\b|\/app-shell\/src\/(?:theme|typed-words)\/|\/cabinet\/src\/(?:files|live|security-parts|payoff|refunds|payment|money-rows|review-parts|kept-draft|form-fault|data\/(?:(?:balance|consent|payment|return|review|security)-queries|verification-query|loaded-of|card-name)|refusal\/(?:use-kept-key|use-write|is-undecided)|frame\/(?:not-found|rows-skeleton)|checkout-draft\/(?:back-to-checkout|use-checkout-href)|order-parts\/(?:goods-line|use-next-due-text|order-head|hardship-choices|return-words|schedule-box|unknown-order))\b/;
/** The basket: the checkout needs it at once, all other pages after their first view. */
const BASKET = /\/app-shell\/src\/basket\/(?!basket-key)/;
/** A start script is asked for alone and before all others, so nothing of it may stand in their files. */
const NOT_THE_STARTER = /^(?!.*\/cabinet\/src\/(?:start|first-answers\/ask-first)\.ts)/;

/**
 * How the build puts modules into files. Six connections fetch a hundred small files slower than a few large ones
 * (docs/decisions/rendering.md): beside its own file and words, a page loads at most `react`, `core`, `common` and what it needs of
 * `forms`, `overlay`, `passkey`, `payment`, `security`, `returns`, `photo`, `goods` and `inner`.
 * `pnpm check --only budgets` counts the files. A module of `common` that imports one of `forms` makes every page load `forms`.
 */
export const scriptFiles = {
  groups: [
    // Two files of the same size, each run in a task of its own: a phone answers a finger in between.
    { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\//, tags: ['$initial' as const], priority: 5 },
    { name: 'core', test: NOT_THE_STARTER, tags: ['$initial' as const], priority: 4 },
    { name: 'overlay', test: OVERLAY, minShareCount: 2, includeDependenciesRecursively: false, priority: 3 },
    { name: 'forms', test: FORMS, minShareCount: 2, includeDependenciesRecursively: false, priority: 3 },
    { name: 'passkey', test: PASSKEY, minShareCount: 2, includeDependenciesRecursively: false, priority: 3 },
    { name: 'payment', test: PAYMENT, minShareCount: 2, includeDependenciesRecursively: false, priority: 2 },
    { name: 'security', test: SECURITY, minShareCount: 2, includeDependenciesRecursively: false, priority: 2 },
    { name: 'returns', test: RETURNS, minShareCount: 2, includeDependenciesRecursively: false, priority: 2 },
    { name: 'photo', test: PHOTO, minShareCount: 2, includeDependenciesRecursively: false, priority: 2 },
    { name: 'goods', test: BASKET, minShareCount: 2, includeDependenciesRecursively: false, priority: 2 },
    { name: 'inner', test: INNER, minShareCount: 2, includeDependenciesRecursively: false, priority: 1.5 },
    { name: 'common', test: NOT_THE_STARTER, minShareCount: 2, includeDependenciesRecursively: false, priority: 1 },
  ],
};
