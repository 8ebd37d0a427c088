import type { BrowserContext } from '@playwright/test';

/**
 * The path of the script or other resource that a message comes from, as ` at <path>`; '' if it has no URL. The origin is left out, because
 * its port changes with each run.
 */
const describePage = (url: string) => (URL.canParse(url) ? ` at ${new URL(url).pathname}` : '');

/** Collects what the pages of a browser report from now on: console errors and warnings (CSP violations included) and uncaught errors. */
export function collectConsoleErrors(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${message.text()}${describePage(message.location().url)}`);
  });
  context.on('weberror', (error) => complaints.push(error.error().message));
  return complaints;
}
