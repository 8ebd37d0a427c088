/** The worker of both apps stands at the root, so that its scope is the whole site (spec 2). */
const WORKER = '/sw.js';
/** The one policy that the site's Trusted Types allow (apps/gateway, security headers). It makes this address and no other, whatever it is given. */
const POLICY = 'muddat-service-worker';

/** As much of Trusted Types as is used; the address that it makes is typed as the text that `register` takes. */
type TrustedTypes = { createPolicy(name: string, rules: { createScriptURL: () => string }): { createScriptURL(text: string): string } };

export type WorkerBrowser = {
  /** Left out by browsers that have none, and on plain http. */
  serviceWorker?: Pick<ServiceWorkerContainer, 'register'> | undefined;
  trustedTypes?: TrustedTypes | undefined;
  /** Calls back when the page has loaded all that it shows. */
  afterLoad: (call: () => void) => void;
};

declare global {
  interface Window {
    trustedTypes?: TrustedTypes;
  }
}

const thisBrowser = (): WorkerBrowser => ({
  serviceWorker: navigator.serviceWorker,
  trustedTypes: window.trustedTypes,
  afterLoad: (call) => {
    if (document.readyState === 'complete') call();
    else window.addEventListener('load', call, { once: true });
  },
});

/**
 * Registers the service worker when the page has loaded. A page is whole without one, so whatever fails is nobody's business; not in
 * development, where it would keep files that change.
 */
export function registerServiceWorker(browser: WorkerBrowser = thisBrowser(), development = import.meta.env.DEV): void {
  const { serviceWorker, trustedTypes, afterLoad } = browser;
  if (!serviceWorker || development) return;
  afterLoad(() => {
    const policy = trustedTypes?.createPolicy(POLICY, { createScriptURL: () => WORKER });
    serviceWorker.register(policy?.createScriptURL(WORKER) ?? WORKER, { scope: '/', updateViaCache: 'none' }).catch(() => {});
  });
}
