import type { Browser } from '@playwright/test';
import { Customer } from './customer.ts';
import type { Labels, Lang } from './labels.ts';
import type { Stack } from './stack.ts';

type SecondBrowserOptions = {
  browser: Browser;
  stack: Stack;
  lang: Lang;
  labels: Labels;
  /** The gateway's URL. Default: the gateway of `stack`. */
  url?: string;
};

/** A customer in a second browser without the first one's cookies and storage. */
export class SecondCustomer extends Customer {
  close(): Promise<void> {
    return this.page.context().close();
  }
}

export async function openSecondBrowser({ browser, stack, lang, labels, url = stack.url }: SecondBrowserOptions): Promise<SecondCustomer> {
  const context = await browser.newContext({ baseURL: url });
  return new SecondCustomer(await context.newPage(), lang, labels, { tools: stack.tools, url });
}
