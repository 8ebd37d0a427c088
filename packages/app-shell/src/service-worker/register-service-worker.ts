/** The worker of both apps is served at the root, so that its scope is the whole site (spec 2). */
const WORKER_PATH = '/sw.js';
/**
 * The only policy that the site's Trusted Types header allows (apps/gateway, security headers). It returns the worker's URL and ignores
 * its input.
 */
const POLICY_NAME = 'muddat-service-worker';

/** The methods of Trusted Types that we use. `createScriptURL` is typed as a string, because `register` takes one. */
type TrustedTypes = { createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(text: string): string } };

export type ServiceWorkerEnvironment = {
  /** Undefined in browsers without service workers and on plain http. */
  serviceWorker?: Pick<ServiceWorkerContainer, 'register'> | undefined;
  trustedTypes?: TrustedTypes | undefined;
  /** Calls `call` after the window's `load` event, or immediately if that has fired. */
  afterLoad: (call: () => void) => void;
};

declare global {
  interface Window {
    trustedTypes?: TrustedTypes;
  }
}

const thisBrowser = (): ServiceWorkerEnvironment => ({
  serviceWorker: navigator.serviceWorker,
  trustedTypes: window.trustedTypes,
  afterLoad: (call) => {
    if (document.readyState === 'complete') call();
    else window.addEventListener('load', call, { once: true });
  },
});

/**
 * Registers the service worker after load. Errors are ignored, because the page works without it. Skipped in development, where it would
 * cache files that change.
 */
export function registerServiceWorker(browser: ServiceWorkerEnvironment = thisBrowser(), development = import.meta.env.DEV): void {
  const { serviceWorker, trustedTypes, afterLoad } = browser;
  if (!serviceWorker || development) return;
  afterLoad(() => {
    const policy = trustedTypes?.createPolicy(POLICY_NAME, { createScriptURL: () => WORKER_PATH });
    serviceWorker.register(policy?.createScriptURL(WORKER_PATH) ?? WORKER_PATH, { scope: '/', updateViaCache: 'none' }).catch(() => {});
  });
}
