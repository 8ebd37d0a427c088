import type { LoadWords, PageFailure, PageWords } from '@muddat/app-shell';
import type { SiteApi } from '../shared/data/api.ts';
import type { TakeOver } from './frame/take-over.ts';

/** What parts of pages need of the file that comes when the page stands. */
export type Later = Pick<typeof import('./frame/after-start.ts'), 'watchGoods' | 'rememberEntry'>;

/** What loaders and the document know of one render. */
export type SiteContext = PageWords & {
  loadWords: LoadWords;
  /** Origin of the site, for canonical links. */
  origin: string;
  /** Names the build of the portal that this document runs. */
  build: string;
  operator: Operator;
  /** Whether the content of the backends is invented. Only the server knows; the browser reads the note in the page's data. */
  demo?: boolean;
  /** The backends, on the server; null in the browser, which fetches pages as payloads. */
  api: SiteApi | null;
  /** What failed, where the document tells of a failure. */
  failure: PageFailure | null;
  /** Of a document that the server drew, in the browser; nowhere else is anything to be taken over. */
  takeOver?: TakeOver;
  /** One file for all that no page waits for; asked for in the browser alone. */
  later?: () => Promise<Later>;
};

/** The legal entity that operates the portal, from the settings of the gateway. */
export type Operator = { name: string; stir: string; address: string; licence: string };

/** As the document carries it to the browser. Each value is one line. */
export const writeOperator = ({ name, stir, address, licence }: Operator): string => [name, stir, address, licence].join('\n');

export function readOperator(written = ''): Operator {
  const [name = '', stir = '', address = '', licence = ''] = written.split('\n');
  return { name, stir, address, licence };
}
