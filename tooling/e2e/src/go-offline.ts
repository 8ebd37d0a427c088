import type { Page } from '@playwright/test';

const OFFLINE = { offline: true, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/**
 * Takes the network away from the page's browser context until the returned function is called. After a navigation Chromium 150 reports
 * `navigator.onLine` as true again, although requests still fail. So the emulation is repeated for every document.
 */
export async function goOffline(page: Page): Promise<() => Promise<void>> {
  const context = page.context();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const report = () => void session.send('Network.emulateNetworkConditions', OFFLINE).catch(() => undefined);
  await context.setOffline(true);
  page.on('framenavigated', report);
  return async () => {
    page.off('framenavigated', report);
    await session.detach();
    await context.setOffline(false);
  };
}
