import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { controlOf, traceBrowser } from './trace-browser.ts';
import { objectsToTracking, readTraceRatio } from './trace-ratio.ts';

const { fetch } = globalThis;
const sent: Request[] = [];
beforeEach(() => {
  sent.length = 0;
  globalThis.fetch = async (input, init) => {
    sent.push(new Request(input, init));
    return new Response(null, { status: 204 });
  };
});
afterEach(() => {
  globalThis.fetch = fetch;
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

test.each([
  ['<a href="/ru"><b id="used">Dilnoza</b></a>', 'link'],
  ['<button><i id="used"></i></button>', 'button'],
  ['<div role="tab" id="used"></div>', 'choice'],
  ['<label><input id="used"></label>', 'field'],
  ['<details><summary id="used"></summary></details>', 'summary'],
  ['<p id="used">Dilnoza</p>', null],
])('the control of %s is %s', (html, control) => {
  document.body.innerHTML = html;
  expect(controlOf(document.querySelector('#used'))).toBe(control);
});

test('a page without the header of its document is not traced', () => {
  expect(readTraceRatio(performance.getEntriesByType('navigation')[0])).toBeNull();
  expect(readTraceRatio(undefined)).toBeNull();
});

test('a click and its call are reported when the customer leaves the tab, without a text or an address', async () => {
  traceBrowser(1);
  document.body.innerHTML = '<button>Dilnoza</button>';
  const button = document.querySelector('button');
  button?.addEventListener('click', () => void globalThis.fetch('/api/installment/v3/user/orders/17?phone=998900000001'));
  button?.click();
  await vi.waitFor(() => expect(sent[0]?.headers.get('traceparent')).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/));
  // The span of a click ends a second after it.
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  const [, report] = sent;
  expect([report?.url, report?.headers.get('x-requested-with'), report?.keepalive]).toEqual([
    `${location.origin}/api/traces`,
    'muddat-web',
    true,
  ]);
  const { spans }: { spans: Record<string, unknown>[] } = JSON.parse((await report?.text()) ?? '');
  const [call, use] = spans;
  expect(call).toMatchObject({ kind: 'fetch', method: 'GET', status: 204, parent: use?.['span'], trace: use?.['trace'] });
  expect(use).toMatchObject({ kind: 'use', control: 'button', parent: null });
  expect(JSON.stringify(spans)).not.toMatch(/Dilnoza|998900000001|orders/);
});

test.each<[object, boolean]>([
  [{ doNotTrack: '1' }, true],
  [{ globalPrivacyControl: true, doNotTrack: null }, true],
  [{ globalPrivacyControl: false, doNotTrack: '0' }, false],
  [{ doNotTrack: 'unspecified' }, false],
  [{}, false],
])('a browser with %j objects to tracking: %s', (browser, objects) => {
  expect(objectsToTracking(browser)).toBe(objects);
});
