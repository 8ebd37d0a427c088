import type { Locator, Page } from '@playwright/test';
import type { Who } from './customers.ts';
import type { Visitor } from './visitor.ts';

/** One state of one screen. */
export type Screen = {
  /** File name; starts with the group of its journey. */
  readonly name: string;
  /** Starts from the page as the previous screen left it. Returns an element that proves the state and stays visible during the picture. */
  readonly reach: (visitor: Visitor, page: Page) => Promise<Locator>;
  /** Console messages that belong to the state, such as the status of a missing page. */
  readonly expects?: RegExp;
  /** The state ends by itself after some seconds, so its picture is taken without the slow checks, which run once. */
  readonly passing?: boolean;
};

/** Screens that one customer meets one after another in one page. */
export type Journey = {
  readonly group: string;
  readonly who?: Who;
  readonly screens: readonly Screen[];
};
