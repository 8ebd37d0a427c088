import { type Analytics, type AnalyticsInput, createAnalytics } from './analytics.ts';

/** The counter of this site: none. A company that wants one gives its adapter here, `() => import('./its-adapter.ts')…`. */
const ADAPTER: AnalyticsInput['load'] = null;

let analytics: Analytics | null = null;

/** The one of this document. In the browser only. */
export function siteAnalytics(): Analytics {
  analytics ??= createAnalytics({ load: ADAPTER, storage: () => window.localStorage });
  return analytics;
}
