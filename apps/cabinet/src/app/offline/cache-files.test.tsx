import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cacheAppFiles } from './cache-files.ts';

const messages = vi.fn();
const ENTRY = '/assets/cabinet/core-1.js';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  messages.mockClear();
  // As text, so that the browser does not load it.
  document.head.insertAdjacentHTML('afterbegin', `<script type="module" src="${ENTRY}" id="entry"></script>`);
  // A service worker that controls the page. Saving data skips the preloads of the pages' scripts, which take long on a busy machine.
  const serviceWorker = { ready: Promise.resolve(), controller: { postMessage: messages } };
  vi.stubGlobal('navigator', { serviceWorker, connection: { saveData: true } });
});
afterEach(() => {
  document.getElementById('entry')?.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('[X-09] the files of the page are sent to the service worker at once if its first view is over', async () => {
  void cacheAppFiles({ firstViewIsOver: true });
  await vi.advanceTimersByTimeAsync(0);
  expect(messages).toHaveBeenCalledExactlyOnceWith({ keep: expect.any(Array), entry: `${location.origin}${ENTRY}` });
});

test('without that knowledge the files are sent ten seconds after the start of the document', async () => {
  void cacheAppFiles();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(messages).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(messages).toHaveBeenCalledOnce();
});
