import { cleanup, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useReloadOnChunkError } from '../reload/use-reload-on-chunk-error.ts';
import { reportClient } from './report-client.ts';
import { noteFailure, startClientReports } from './start-client-reports.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const stackOf = (column: number) => `at ${location.origin}/assets/cabinet/core-DXsH-twG.js:1:${column}`;
const failed = (column: number) => Object.assign(new TypeError('+998901234567'), { stack: stackOf(column) });
const frameOf = (column: number) => `cabinet/core-DXsH-twG.js:1:${column}`;

class Boundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: null };
  static getDerivedStateFromError = (error: unknown) => ({ error });
  override render() {
    return this.state.error === null ? this.props.children : <Failed error={this.state.error} />;
  }
}
function Failed({ error }: { error: unknown }) {
  useReloadOnChunkError(error);
  return <p>failed</p>;
}
function Broken(): ReactNode {
  throw failed(3);
}

function leave() {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

test('a visit with several failures sends one report when the customer leaves, those before the start included', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const sent: unknown[] = [];
  noteFailure(new ErrorEvent('error', { error: failed(1) }));
  reportClient({ chance: 1, send: (body) => sent.push(JSON.parse(body)) });
  const promise = Promise.resolve();
  noteFailure(new PromiseRejectionEvent('unhandledrejection', { promise, reason: failed(2) }));
  render(
    <Boundary>
      <Broken />
    </Boundary>,
  );
  expect(await screen.findByText('failed')).toBeVisible();
  const script = document.createElement('script');
  script.src = `${location.origin}/assets/site/a-aaaaaaaa.js`;
  script.addEventListener('error', noteFailure);
  script.dispatchEvent(new Event('error'));
  expect(sent).toEqual([]);

  const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  leave();
  expect(sent).toEqual([]);
  connection.mockReturnValue(true);
  leave();
  leave();
  const error = (kind: string, name: string, frame: string) => ({ kind, name, page: 'none', frames: [frame] });
  expect(sent).toEqual([
    {
      page: 'none',
      vitals: [],
      errors: [
        error('error', 'TypeError', frameOf(1)),
        error('rejection', 'TypeError', frameOf(2)),
        error('view', 'TypeError', frameOf(3)),
        error('chunk', 'ChunkLoadError', 'site/a-aaaaaaaa.js:0:0'),
      ],
    },
  ]);
});

test('a visit that is chosen for it reports web vitals', async () => {
  const sent: string[] = [];
  reportClient({ chance: 0, send: (body) => sent.push(body) });
  await expect
    .poll(() => {
      leave();
      vi.restoreAllMocks();
      return sent.join('\n');
    })
    .toMatch(/"vitals":\[.*\{"name":"TTFB","value":\d/);
});

test.each([
  [null, true],
  ['1', false],
])('while traces are on, a page traces its calls if Do Not Track is %s: %s', async (doNotTrack, isTraced) => {
  const own = globalThis.fetch;
  vi.spyOn(PerformanceResourceTiming.prototype, 'serverTiming', 'get').mockReturnValue([
    { name: 'traces', description: '1', duration: 0, toJSON: () => '' },
  ]);
  vi.spyOn(navigator, 'doNotTrack', 'get').mockReturnValue(doNotTrack);
  reportClient({ chance: 1, send: () => undefined });
  // The script would have come by then.
  await import('../traces/trace-browser.ts');
  await new Promise((resolve) => setTimeout(resolve));
  expect(globalThis.fetch !== own).toBe(isTraced);
  globalThis.fetch = own;
});

test('an automated browser reports nothing', () => {
  const listen = vi.spyOn(window, 'addEventListener');
  startClientReports();
  expect(navigator.webdriver).toBe(true);
  expect(listen).not.toHaveBeenCalled();
});
