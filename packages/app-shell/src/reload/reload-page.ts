import { createReloadGuard } from './reload-guard.ts';

/** Loads this page anew, if the guard lets it (spec 2: a reload guard lasts 10 s). Answers whether the page is being left. */
export const reloadPage = createReloadGuard({
  now: Date.now,
  storage: () => window.sessionStorage,
  wasReloaded: () => performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload'),
  reload: () => window.location.reload(),
});
