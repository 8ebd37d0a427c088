import { scheduleAfterLoad } from './after-load.ts';

/** Number of failures that are kept until the script that reports them has loaded. */
const MAX_EARLY = 5;
const early: unknown[] = [];
let take = (failure: unknown): void => {
  if (early.length < MAX_EARLY) early.push(failure);
};

/** Notes an event of the window, or an error that an error page shows. */
export const noteFailure = (failure: unknown): void => take(failure);

/** Passes all failures to the script that reports them, those of the start first. */
export function takeFailures(next: (failure: unknown) => void): void {
  take = next;
  early.forEach(next);
}

/**
 * Reports errors and web vitals of this visit to the gateway (docs/security.md, Reports of our pages). Only the listeners are part of the
 * first view. Automated browsers report nothing: their figures say nothing about customers.
 */
export function startClientReports(): void {
  if (navigator.webdriver) return;
  addEventListener('error', noteFailure, true);
  addEventListener('unhandledrejection', noteFailure);
  scheduleAfterLoad(
    () =>
      void import('./report-client.ts').then(
        (script) => script.reportClient(),
        () => undefined,
      ),
  );
}
