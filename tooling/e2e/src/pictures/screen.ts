import type { Locator, Page } from '@playwright/test';
import type { CustomerName } from './customers.ts';
import type { ScreenshotTour } from './screenshot-tour.ts';

/** One state of one screen. */
export type ScreenState = {
  /** File name; starts with the group of its journey. */
  readonly name: string;
  /** Starts from the page as the previous screen left it. Returns an element that proves the state and stays visible during the picture. */
  readonly reach: (visitor: ScreenshotTour, page: Page) => Promise<Locator>;
  /** Console messages that belong to the state, such as the status of a missing page. */
  readonly expects?: RegExp;
  /** The state ends by itself after some seconds, so its picture is taken at once, without waiting for images. */
  readonly transient?: boolean;
};

/** Screens that one customer meets one after another in one page. */
export type Journey = {
  readonly group: string;
  readonly customer?: CustomerName;
  readonly screens: readonly ScreenState[];
};
