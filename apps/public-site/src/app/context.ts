import type { LoadMessages, PageFailure, PageMessages } from '@muddat/app-shell';
import type { SiteApi } from '../shared/data/api.ts';
import type { HydrationState } from './layout/hydration-state.ts';

/** The functions that pages use from `after-start.ts`, the script that loads after the page. */
export type AfterStartModule = Pick<typeof import('./layout/after-start.ts'), 'watchBasketCount' | 'rememberSignInTarget'>;

/** The router context: what loaders and the document need for one render. */
export type SiteContext = PageMessages & {
  loadMessages: LoadMessages;
  /** Origin of the site, for canonical links. */
  origin: string;
  /** The id of the build that this document runs. */
  build: string;
  operator: Operator;
  /** Whether the backends serve demo content. Set on the server only; the browser reads the note in the page's data. */
  demo?: boolean;
  /** The API clients of the backends on the server; null in the browser, which fetches pages as payloads. */
  api: SiteApi | null;
  /** The failure that an error document shows; null for every other document. */
  failure: PageFailure | null;
  /** State of the document's hydration. Set in the browser only, for a document that the server rendered. */
  hydration?: HydrationState;
  /** Loads `after-start.ts`, which contains the code that a page does not wait for. Call it in the browser only. */
  loadAfterStart?: () => Promise<AfterStartModule>;
};

/** The legal entity that operates the portal, from the settings of the gateway. */
export type Operator = { name: string; stir: string; address: string; licence: string };

/** Serializes the operator for an attribute of the document, one value per line. */
export const serializeOperator = ({ name, stir, address, licence }: Operator): string => [name, stir, address, licence].join('\n');

export function parseOperator(written = ''): Operator {
  const [name = '', stir = '', address = '', licence = ''] = written.split('\n');
  return { name, stir, address, licence };
}
