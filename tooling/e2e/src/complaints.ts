import type { BrowserContext } from '@playwright/test';

/** Where a complaint comes from, without the port, which changes from run to run. */
const placeOf = (url: string) => (URL.canParse(url) ? ` at ${new URL(url).pathname}` : '');

/** What the pages of a browser complain of from now on: errors and warnings of the console (a broken security policy is one), errors nobody caught. */
export function listenForComplaints(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(`${message.text()}${placeOf(message.location().url)}`);
  });
  context.on('weberror', (error) => complaints.push(error.error().message));
  return complaints;
}
