/**
 * The suites of `npm test` with their titles for the terminal. All except `e2e` are projects of the root's vitest.config.ts, and one
 * Vitest run takes them together.
 */
export const SUITES = {
  unit: { title: 'Packages and tooling', browser: false },
  sandbox: { title: 'Sandbox', browser: false },
  'sandbox-pglite': { title: 'Sandbox on PGlite, where it can differ', browser: false },
  apps: { title: 'Server side of the apps', browser: false },
  gateway: { title: 'Gateway', browser: false },
  redis: { title: 'Gateways on Redis', browser: false },
  faults: { title: 'Faults of money through real processes', browser: false },
  stories: { title: 'Stories, with axe', browser: true },
  'stories-dark': { title: 'Stories in the dark theme', browser: true },
  kit: { title: 'The kit without stories', browser: true },
  components: { title: 'Views and forms', browser: true },
  e2e: { title: 'End to end', browser: true },
} as const satisfies Record<string, { title: string; browser: boolean }>;

export type SuiteName = keyof typeof SUITES;

const isSuite = (name: string): name is SuiteName => Object.hasOwn(SUITES, name);
export const suiteTitleOf = (name: string): string => (isSuite(name) ? SUITES[name].title : name);
export const SUITE_NAMES: readonly SuiteName[] = Object.keys(SUITES).filter(isSuite);
