import { expect, test, vi } from 'vitest';
import { registerServiceWorker, type ServiceWorkerEnvironment } from './register-service-worker.ts';

function browser(given: Partial<ServiceWorkerEnvironment> = {}) {
  const register = vi.fn(() => Promise.reject(new Error('no worker')));
  let load = (): void => {};
  const loaded: ServiceWorkerEnvironment = {
    serviceWorker: { register },
    afterLoad: (call) => {
      load = call;
    },
    ...given,
  };
  return { loaded, register, load: () => load() };
}

test('the service worker is registered for the whole site after the page has loaded', () => {
  const { loaded, register, load } = browser();
  registerServiceWorker(loaded, false);
  expect(register).not.toHaveBeenCalled();
  load();
  expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js', { scope: '/', updateViaCache: 'none' });
});

test('with Trusted Types the service worker address comes from a policy that allows only /sw.js', () => {
  const made: string[] = [];
  const trustedTypes: NonNullable<ServiceWorkerEnvironment['trustedTypes']> = {
    createPolicy: (name, { createScriptURL }) => ({
      createScriptURL: () => {
        made.push(name, createScriptURL());
        return 'trusted /sw.js';
      },
    }),
  };
  const { loaded, register, load } = browser({ trustedTypes });
  registerServiceWorker(loaded, false);
  load();
  expect(made).toEqual(['muddat-service-worker', '/sw.js']);
  expect(register).toHaveBeenCalledExactlyOnceWith('trusted /sw.js', expect.anything());
});

test.each([
  ['a browser without workers', { serviceWorker: undefined }, false],
  ['development', {}, true],
])('the service worker is not registered in %s', (_where, given, development) => {
  const { loaded, register, load } = browser(given);
  registerServiceWorker(loaded, development);
  load();
  expect(register).not.toHaveBeenCalled();
});
