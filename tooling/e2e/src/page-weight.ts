import type { Page } from '@playwright/test';

/**
 * Compressed bytes of the bodies on the wire. Headers are not counted: customers use HTTP/2, which sends repeated headers once. Over this
 * machine's HTTP/1.1 they would outweigh the smaller files.
 */
export type PageWeight = {
  readonly document: number;
  /** Scripts whose path is in the document: those that it requests, and those that it lists for its start script. */
  readonly start: number;
  /** All scripts until the network is idle, including those of sections hydrated later. */
  readonly scripts: number;
  readonly all: number;
};

/**
 * Weighs a first visit until the network is idle, without any interaction. A script that the browser asks for twice counts once, with the length
 * that the server names: Chromium reports 0 bytes for a module that it finds in its memory.
 */
export async function measurePageWeight(page: Page, path: string): Promise<PageWeight> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const files = new Map<string, { type: string; size: number }>();
  session.on('Network.responseReceived', ({ type, response }) => {
    const { 'content-length': size = '0' } = Object.fromEntries(
      Object.entries(response.headers).map(([name, value]) => [name.toLowerCase(), value]),
    );
    files.set(response.url, { type, size: Number(size) });
  });
  const response = await page.goto(path);
  const html = (await response?.text()) ?? '';
  await page.waitForLoadState('networkidle');
  const sum = (isCounted: (url: string, type: string) => boolean) =>
    [...files].reduce((total, [url, { type, size }]) => total + (isCounted(url, type) ? size : 0), 0);
  return {
    document: sum((_url, type) => type === 'Document'),
    start: sum((url, type) => type === 'Script' && html.includes(new URL(url).pathname)),
    scripts: sum((_url, type) => type === 'Script'),
    all: sum(() => true),
  };
}
