import type { Locale } from '@muddat/i18n';
import type { RouteId } from '@muddat/routing';

/** The interface of an analytics counter. The counter is loaded only after the reader's consent. */
export interface AnalyticsAdapter {
  send(event: AnalyticsEvent): void;
}

/** 'unknown' until the reader has answered. */
export type AnalyticsConsent = 'unknown' | 'yes' | 'no';

export interface AnalyticsInput {
  /** Loads the counter. Null if no counter is configured: the reader is then not asked for consent, and nothing is loaded or sent. */
  load: (() => Promise<AnalyticsAdapter>) | null;
  /** Returns `localStorage`. A function, because reading the property throws where storage is forbidden. */
  storage: () => Pick<Storage, 'getItem' | 'setItem'>;
}

export interface Analytics {
  /** Sends an event. Does nothing without consent or without a counter. */
  track(event: AnalyticsEvent): void;
  /** The reader's consent, or null if no counter is configured. */
  consent(): AnalyticsConsent | null;
  setConsent(consent: 'yes' | 'no'): void;
  onChange(listener: () => void): () => void;
}

const STORAGE_KEY = 'muddat.analytics';

/** Creates the analytics. Nothing is sent until a counter is configured and the reader has agreed; earlier events are not sent later. */
export function createAnalytics({ load, storage }: AnalyticsInput): Analytics {
  const listeners = new Set<() => void>();
  let consent: AnalyticsConsent = load === null ? 'no' : readConsent(storage);
  let adapter: Promise<AnalyticsAdapter | null> | null = null;
  return {
    track(event) {
      if (load === null || consent !== 'yes') return;
      // If the counter fails to load, the next event tries to load it again.
      adapter ??= load().catch(() => {
        adapter = null;
        return null;
      });
      void adapter.then((counter) => {
        // Consent may have been withdrawn while the counter was loading.
        if (consent === 'yes') counter?.send(event);
      });
    },
    consent: () => (load === null ? null : consent),
    setConsent(given) {
      consent = given;
      saveConsent(storage, given);
      for (const listener of listeners) listener();
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function readConsent(storage: AnalyticsInput['storage']): AnalyticsConsent {
  try {
    const kept = storage().getItem(STORAGE_KEY);
    return kept === 'yes' || kept === 'no' ? kept : 'unknown';
  } catch {
    // If the storage is blocked, the answer cannot be stored and every page would ask again. So count this as a refusal.
    return 'no';
  }
}

function saveConsent(storage: AnalyticsInput['storage'], consent: 'yes' | 'no'): void {
  try {
    storage().setItem(STORAGE_KEY, consent);
  } catch {
    // Not stored: the answer applies until this document is closed or reloaded.
  }
}

/**
 * The complete list of what may be sent about a visit: no names, phones, typed texts or ids of people. A page is named by its id in the
 * route map and never by its address, which can contain a search text.
 */
export type AnalyticsEvent =
  | { name: 'page_view'; page: RouteId; locale: Locale }
  | { name: 'search'; resultCount: 'many' | 'few' | 'none' }
  | { name: 'add_to_basket'; goods: number }
  | { name: 'request_sent'; form: 'question' | 'corporate' | 'seller' };

/** This site has no counter. To use one, set a function that loads its adapter: `() => import('./its-adapter.ts')…`. */
const ADAPTER: AnalyticsInput['load'] = null;

let analytics: Analytics | null = null;

/** The analytics of this document. Call it in the browser only. */
export function getSiteAnalytics(): Analytics {
  analytics ??= createAnalytics({ load: ADAPTER, storage: () => window.localStorage });
  return analytics;
}
