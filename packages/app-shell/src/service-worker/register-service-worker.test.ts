import { expect, test, vi } from 'vitest';
import { registerServiceWorker, type WorkerBrowser } from './register-service-worker.ts';

function browser(given: Partial<WorkerBrowser> = {}) {
  const register = vi.fn(() => Promise.reject(new Error('no worker')));
  let load = (): void => {};
  const loaded: WorkerBrowser = {
    serviceWorker: { register },
    afterLoad: (call) => {
      load = call;
    },
    ...given,
  };
  return { loaded, register, load: () => load() };
}

test('the worker is registered for the whole site, and not before the page has loaded', () => {
  const { loaded, register, load } = browser();
  registerServiceWorker(loaded, false);
  expect(register).not.toHaveBeenCalled();
  load();
  expect(register).toHaveBeenCalledExactlyOnceWith('/sw.js', { scope: '/', updateViaCache: 'none' });
});

test('where text is no address, it is made by a policy that knows this one address alone', () => {
  const made: string[] = [];
  const trustedTypes: NonNullable<WorkerBrowser['trustedTypes']> = {
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
])('not in %s', (_where, given, development) => {
  const { loaded, register, load } = browser(given);
  registerServiceWorker(loaded, development);
  load();
  expect(register).not.toHaveBeenCalled();
});
