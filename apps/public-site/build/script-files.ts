import { inFolder, type Modules, matching } from '@muddat/vite-config/modules';

/** Of a script before it is compressed: a quarter of it is sent. */
const SHARED_BY_MANY = 5;
const SMALL_FILE_BYTES = 1_500;

const site = (...names: string[]) => inFolder('public-site/src', ...names);

/** Modules with a message file of their own: pages, and parts with many messages that load later. */
export const PAGES: Modules = {
  some: site(
    'pages/[^/]+/[\\w-]+-page.tsx$',
    'pages/[^/]+/fee-form.tsx$',
    'pages/[^/]+/limit-line.tsx$',
    'pages/[^/]+/reviews.tsx$',
    'domain/request/forms/forms.tsx$',
    'domain/content/blocks/rare-block-view.tsx$',
    'app/frame/region/region-dialog.tsx$',
    'app/frame/search/suggestions.tsx$',
    'app/frame/whole-failure-page.tsx$',
  ),
};

/** The module groups of the shared files. `script-files.test.ts` fails when a pattern matches no file. */
export const MODULES = {
  react: { some: inFolder('node_modules', 'react/', 'react-dom/', 'scheduler/') },
  router: { some: inFolder('node_modules', '@tanstack/') },
  /** What asks for the others once the page is painted is in none of them. */
  afterStart: { some: [/./], but: site('start.ts$', 'app/start/') },
  /** What a page calls once it stands; put with anything else it would be loaded with that. */
  api: { some: [...inFolder('packages', 'sdk/'), ...inFolder('node_modules', 'valibot/', 'openapi-fetch/')] },
  /** What the builder's blocks are drawn with: the pages that have blocks may have any of them, and no other page has one. */
  blocks: { some: site('domain/content/blocks/') },
  /** Shown under the first screen alone: merged with a small part of a page it would be loaded with that page. */
  reviews: { some: inFolder('ui/src', 'stars/', 'review-card/') },
  /** What a field that masks or groups what is typed consists of. Only forms have one, and those load after the page. */
  fields: {
    some: [...inFolder('ui/src', 'amount-field/', 'internal/edit-', 'internal/use-masked-input'), ...inFolder('packages', 'validators/')],
  },
  /** Too small for files of their own. */
  small: { some: [...inFolder('ui/src', 'breadcrumbs/'), ...inFolder('app-shell/src', 'storage/', 'typed-words/')] },
  /** Parts that pages for companies and the builder's pages show; the many others shall not carry them. */
  common: { some: [/./], but: inFolder('ui/src', 'benefit-list/', 'figure-list/', 'steps/') },
} satisfies Record<string, Modules>;

/** How the build puts modules into files (docs/decisions/rendering.md). */
export const scriptFiles = {
  groups: [
    // What every page starts with, in parts that are run one by one: a phone answers a finger in between.
    { name: 'react', test: matching(MODULES.react), tags: ['$initial' as const], priority: 5 },
    // With all that it is made of: what stood in `core` would run after what calls it.
    { name: 'router', test: matching(MODULES.router), tags: ['$initial' as const], priority: 4 },
    { name: 'core', test: matching(MODULES.afterStart), tags: ['$initial' as const], priority: 2 },
    { name: 'api', test: matching(MODULES.api), includeDependenciesRecursively: false, priority: 3 },
    { name: 'blocks', test: matching(MODULES.blocks), minShareCount: 2, includeDependenciesRecursively: false, priority: 2 },
    { name: 'reviews', test: matching(MODULES.reviews), includeDependenciesRecursively: false, priority: 2 },
    { name: 'fields', test: matching(MODULES.fields), minShareCount: 2, includeDependenciesRecursively: false, priority: 2 },
    // What several pages share comes in files of those pages, so that none carries what another shows; but small ones are
    // put together, for each file more costs a phone a request and its headers.
    { name: 'common', test: matching(MODULES.common), minShareCount: SHARED_BY_MANY, priority: 2 },
    { name: 'small', test: matching(MODULES.small), minShareCount: 2, priority: 1 },
    { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: SMALL_FILE_BYTES, priority: 0 },
  ],
};
