import type { Locator, Page } from '@playwright/test';
import type { Who } from './customers.ts';
import type { Visitor } from './visitor.ts';

/** One state of one screen. */
export type Screen = {
  /** Of the file; begins with its journey's group. */
  readonly name: string;
  /** From where the screen before it left the page. Answers what proves that the state is there, and stays while it is drawn. */
  readonly reach: (visitor: Visitor, page: Page) => Promise<Locator>;
  /** Complaints of the browser that belong to the state, such as the status of a page that is not found. */
  readonly expects?: RegExp;
  /** The state passes by itself after some seconds: it is drawn without the slow checks, which run once. */
  readonly passing?: boolean;
};

/** Screens that one customer meets one after another in one page. */
export type Journey = {
  readonly group: string;
  readonly who?: Who;
  readonly screens: readonly Screen[];
};
