import type { Locale } from '@muddat/i18n';
import type { RouteId } from '@muddat/routing';

/** What a company's counter has to do. It is loaded only after a reader's consent. */
export interface AnalyticsAdapter {
  send(event: AnalyticsEvent): void;
}

/** 'unknown' until the reader has answered. */
export type Consent = 'unknown' | 'yes' | 'no';

export interface AnalyticsInput {
  /** Fetches the counter; null where none is configured, and then nothing is asked, loaded or sent. */
  load: (() => Promise<AnalyticsAdapter>) | null;
  /** `localStorage`, whose very mention throws where it is forbidden. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
}

export interface Analytics {
  /** Tells of an event, with consent and a counter; else does nothing at all. */
  track(event: AnalyticsEvent): void;
  /** Null where there is nothing to consent to. */
  consent(): Consent | null;
  answer(consent: 'yes' | 'no'): void;
  onChange(listener: () => void): () => void;
}

const KEPT_AS = 'muddat.analytics';

/** Off until both a counter is configured and the reader has said yes; what happened before that is not told later. */
export function createAnalytics({ load, storage }: AnalyticsInput): Analytics {
  const listeners = new Set<() => void>();
  let consent: Consent = load === null ? 'no' : readConsent(storage);
  let adapter: Promise<AnalyticsAdapter | null> | null = null;
  return {
    track(event) {
      if (load === null || consent !== 'yes') return;
      // A counter that did not come is tried again with the next event; no page fails for it.
      adapter ??= load().catch(() => {
        adapter = null;
        return null;
      });
      void adapter.then((counter) => {
        // Taken back while the counter was on its way.
        if (consent === 'yes') counter?.send(event);
      });
    },
    consent: () => (load === null ? null : consent),
    answer(given) {
      consent = given;
      keepConsent(storage, given);
      for (const listener of listeners) listener();
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function readConsent(storage: AnalyticsInput['storage']): Consent {
  try {
    const kept = storage().getItem(KEPT_AS);
    return kept === 'yes' || kept === 'no' ? kept : 'unknown';
  } catch {
    // Where an answer cannot be kept it would be asked for on every page: that is a no.
    return 'no';
  }
}

function keepConsent(storage: AnalyticsInput['storage'], consent: 'yes' | 'no'): void {
  try {
    storage().setItem(KEPT_AS, consent);
  } catch {
    // It holds for this page.
  }
}

/**
 * Everything that may be told about a visit, and nothing else: no names, phones, texts that were typed, no ids of people. Pages go by
 * the route map's id, never by their address, which can carry what a reader searched for.
 */
export type AnalyticsEvent =
  | { name: 'page_view'; page: RouteId; locale: Locale }
  | { name: 'search'; found: 'many' | 'few' | 'none' }
  | { name: 'add_to_basket'; goods: number }
  | { name: 'request_sent'; form: 'question' | 'corporate' | 'seller' };

/** The counter of this site: none. A company that wants one gives its adapter here, `() => import('./its-adapter.ts')…`. */
const ADAPTER: AnalyticsInput['load'] = null;

let analytics: Analytics | null = null;

/** The one of this document. In the browser only. */
export function siteAnalytics(): Analytics {
  analytics ??= createAnalytics({ load: ADAPTER, storage: () => window.localStorage });
  return analytics;
}
