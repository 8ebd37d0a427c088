import { type ModulePatterns, patternsInFolder, toModulePattern } from '@muddat/vite-config/modules';

/**
 * `SHARED_BY_MANY`: modules that at least this number of entries use go into the `common` chunk. `SMALL_FILE_BYTES`: chunks below this size
 * are merged. The size is in bytes before compression, which leaves about a quarter.
 */
const SHARED_BY_MANY = 7;
const SMALL_FILE_BYTES = 1_500;

const site = (...names: string[]) => patternsInFolder('public-site/src', ...names);

/** Modules with a message file of their own: pages, and sections with many messages that load later. */
export const MODULES_WITH_OWN_MESSAGES: ModulePatterns = {
  include: site(
    'pages/[^/]+/[\\w-]+-page.tsx$',
    'pages/[^/]+/fee-form.tsx$',
    'pages/[^/]+/limit-note.tsx$',
    'pages/[^/]+/reviews.tsx$',
    'domain/request/forms/forms.tsx$',
    'domain/content/blocks/rare-block-view.tsx$',
    'app/layout/region/region-dialog.tsx$',
    'app/layout/search/suggestions.tsx$',
    'app/layout/full-failure-page.tsx$',
  ),
};

/** Groups of modules that go into shared chunks. `script-files.test.ts` fails when a pattern matches no file. */
export const MODULE_GROUPS = {
  react: { include: patternsInFolder('node_modules', 'react/', 'react-dom/', 'scheduler/') },
  router: { include: patternsInFolder('node_modules', '@tanstack/') },
  /** All modules but the starter. The starter loads them after the first paint, so it must not share a chunk with them. */
  afterStart: { include: [/./], exclude: site('start.ts$', 'app/start/') },
  /** The API client is called only after the page has rendered. In a chunk with the page's modules it would load together with them. */
  api: { include: [...patternsInFolder('packages', 'sdk/'), ...patternsInFolder('node_modules', 'valibot/', 'openapi-fetch/')] },
  /** Views of the builder's blocks: a page with blocks may contain any of them, all other pages contain none. */
  blocks: { include: site('domain/content/blocks/') },
  /**
   * The components of reviews are always below the fold. In a chunk with a small module of a page they would load together with that
   * module.
   */
  reviews: { include: patternsInFolder('ui/src', 'review-card/') },
  /** Modules of fields that mask or group the typed text. Only forms use them, and forms load after the page. */
  fields: {
    include: [
      ...patternsInFolder('ui/src', 'amount-field/', 'internal/edit-', 'internal/use-masked-input'),
      ...patternsInFolder('packages', 'validators/'),
    ],
  },
  /** Modules that are too small for chunks of their own. */
  small: {
    include: [
      ...patternsInFolder('ui/src', 'breadcrumbs/', 'stars/'),
      ...patternsInFolder('app-shell/src', 'storage/', 'user-text/'),
      ...patternsInFolder('node_modules', 'lucide-react/dist/esm/icons/(undo-2|package-open|star)\\.'),
    ],
  },
  /** Excluded are components that only the information pages and the builder's pages show. The other pages must not load them. */
  common: {
    include: [/./],
    exclude: [...patternsInFolder('ui/src', 'benefit-list/', 'figure-list/', 'steps/'), ...site('domain/content/page-head')],
  },
} satisfies Record<string, ModulePatterns>;

/** How the build divides modules into chunks (docs/decisions/rendering.md). */
export const codeSplittingOptions = {
  groups: [
    // The chunks that every page starts with. They run as separate tasks, so that a phone can respond to touches in between.
    { name: 'react', test: toModulePattern(MODULE_GROUPS.react), tags: ['$initial' as const], priority: 5 },
    // This chunk includes the router's dependencies. In `core` they would run only after the router, which calls them.
    { name: 'router', test: toModulePattern(MODULE_GROUPS.router), tags: ['$initial' as const], priority: 4 },
    { name: 'core', test: toModulePattern(MODULE_GROUPS.afterStart), tags: ['$initial' as const], priority: 2 },
    { name: 'api', test: toModulePattern(MODULE_GROUPS.api), includeDependenciesRecursively: false, priority: 3 },
    { name: 'blocks', test: toModulePattern(MODULE_GROUPS.blocks), minShareCount: 2, includeDependenciesRecursively: false, priority: 2 },
    { name: 'reviews', test: toModulePattern(MODULE_GROUPS.reviews), includeDependenciesRecursively: false, priority: 2 },
    { name: 'fields', test: toModulePattern(MODULE_GROUPS.fields), minShareCount: 2, includeDependenciesRecursively: false, priority: 2 },
    // Modules shared by several pages go into chunks of exactly those pages, so that no page loads unused ones. Small chunks are merged,
    // since every chunk costs a phone another request and its headers.
    { name: 'common', test: toModulePattern(MODULE_GROUPS.common), minShareCount: SHARED_BY_MANY, priority: 2 },
    { name: 'small', test: toModulePattern(MODULE_GROUPS.small), minShareCount: 2, priority: 1 },
    { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: SMALL_FILE_BYTES, priority: 0 },
  ],
};
