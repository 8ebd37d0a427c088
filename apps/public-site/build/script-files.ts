import { inFolder, type Modules, matching } from '@muddat/vite-config/modules';

/**
 * `SHARED_BY_MANY`: modules that at least this number of entries use go into the `common` chunk. `SMALL_FILE_BYTES`: chunks below this size
 * are merged. The size is in bytes before compression, which leaves about a quarter.
 */
const SHARED_BY_MANY = 5;
const SMALL_FILE_BYTES = 1_500;

const site = (...names: string[]) => inFolder('public-site/src', ...names);

/** Modules with a message file of their own: pages, and sections with many messages that load later. */
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

/** Groups of modules that go into shared chunks. `script-files.test.ts` fails when a pattern matches no file. */
export const MODULES = {
  react: { some: inFolder('node_modules', 'react/', 'react-dom/', 'scheduler/') },
  router: { some: inFolder('node_modules', '@tanstack/') },
  /** All modules but the starter. The starter loads them after the first paint, so it must not share a chunk with them. */
  afterStart: { some: [/./], but: site('start.ts$', 'app/start/') },
  /** The API client is called only after the page has rendered. In a chunk with the page's modules it would load together with them. */
  api: { some: [...inFolder('packages', 'sdk/'), ...inFolder('node_modules', 'valibot/', 'openapi-fetch/')] },
  /** Views of the builder's blocks: a page with blocks may contain any of them, all other pages contain none. */
  blocks: { some: site('domain/content/blocks/') },
  /**
   * The components of reviews are always below the fold. In a chunk with a small module of a page they would load together with that
   * module.
   */
  reviews: { some: inFolder('ui/src', 'stars/', 'review-card/') },
  /** Modules of fields that mask or group the typed text. Only forms use them, and forms load after the page. */
  fields: {
    some: [...inFolder('ui/src', 'amount-field/', 'internal/edit-', 'internal/use-masked-input'), ...inFolder('packages', 'validators/')],
  },
  /** Modules that are too small for chunks of their own. */
  small: { some: [...inFolder('ui/src', 'breadcrumbs/'), ...inFolder('app-shell/src', 'storage/', 'typed-words/')] },
  /** Excluded are components that only the pages for companies and the builder's pages show. The other pages must not load them. */
  common: { some: [/./], but: inFolder('ui/src', 'benefit-list/', 'figure-list/', 'steps/') },
} satisfies Record<string, Modules>;

/** How the build divides modules into chunks (docs/decisions/rendering.md). */
export const scriptFiles = {
  groups: [
    // The chunks that every page starts with. They run as separate tasks, so that a phone can respond to touches in between.
    { name: 'react', test: matching(MODULES.react), tags: ['$initial' as const], priority: 5 },
    // This chunk includes the router's dependencies. In `core` they would run only after the router, which calls them.
    { name: 'router', test: matching(MODULES.router), tags: ['$initial' as const], priority: 4 },
    { name: 'core', test: matching(MODULES.afterStart), tags: ['$initial' as const], priority: 2 },
    { name: 'api', test: matching(MODULES.api), includeDependenciesRecursively: false, priority: 3 },
    { name: 'blocks', test: matching(MODULES.blocks), minShareCount: 2, includeDependenciesRecursively: false, priority: 2 },
    { name: 'reviews', test: matching(MODULES.reviews), includeDependenciesRecursively: false, priority: 2 },
    { name: 'fields', test: matching(MODULES.fields), minShareCount: 2, includeDependenciesRecursively: false, priority: 2 },
    // Modules shared by several pages go into chunks of exactly those pages, so that no page loads unused ones. Small chunks are merged,
    // since every chunk costs a phone another request and its headers.
    { name: 'common', test: matching(MODULES.common), minShareCount: SHARED_BY_MANY, priority: 2 },
    { name: 'small', test: matching(MODULES.small), minShareCount: 2, priority: 1 },
    { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: SMALL_FILE_BYTES, priority: 0 },
  ],
};
