import type { BrowserContext } from '@playwright/test';

/** Where a complaint comes from, without the port, which changes from run to run. */
const placeOf = (url: string) => (URL.canParse(url) ? ` at ${new URL(url).pathname}` : '');

/** What the pages of a browser complain of: console errors and warnings (a broken security policy is one), errors nobody caught. */
export class Complaints {
  #texts: string[] = [];

  constructor(context: BrowserContext) {
    context.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        this.#texts.push(`${message.text()}${placeOf(message.location().url)}`);
    });
    context.on('weberror', (error) => this.#texts.push(`uncaught: ${error.error().message}`));
  }

  /** Those since the last look, without the expected ones, each once. */
  take(expected?: RegExp): string[] {
    const taken = this.#texts.filter((text) => !expected?.test(text)).map((text) => text.slice(0, 400));
    this.#texts = [];
    return [...new Set(taken)];
  }
}
