import { ROUTES } from '@muddat/routing';
import * as v from 'valibot';

export const CLIENT_REPORT_TYPE = 'application/json';

const VITALS = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;
const MS_PER_SECOND = 1_000;
/** A page that opened in the background or on a suspended device takes longer; that says nothing about us. */
const MAX_VITAL_MS = 60_000;
const MAX_CLS = 100;
/** `view`: shown as the error page. `chunk`: a file that did not load. */
const KINDS = ['error', 'rejection', 'view', 'chunk'] as const;
/** Names of error classes; all others are `other`. */
const ERROR_NAMES: readonly string[] = [
  ...['Error', 'TypeError', 'RangeError', 'ReferenceError', 'SyntaxError', 'URIError', 'EvalError', 'AggregateError', 'ChunkLoadError'],
  ...['DataCloneError', 'InvalidStateError', 'NotAllowedError', 'NotFoundError', 'QuotaExceededError', 'SecurityError'],
];
const MAX_ERRORS = 5;
const MAX_FRAMES = 5;
const FRAME = /^((?:site|cabinet)\/[\w.-]{1,80}\.js):(\d{1,5}):(\d{1,6})$/;

const OWNERS: ReadonlyMap<string, ClientPage['owner']> = new Map(ROUTES.map(({ id, owner }) => [id, owner]));

/** A page by the id of its route, which the report has instead of an address; `none`: an address without a page. */
type ClientPage = { readonly owner: 'public-site' | 'cabinet' | 'none'; readonly page: string };
/** All values are numbers, values of fixed lists, and names of files that a build has. */
export type ClientReport = {
  readonly vitals: readonly { readonly vital: (typeof VITALS)[number]; readonly owner: ClientPage['owner']; readonly value: number }[];
  readonly errors: readonly (ClientPage & {
    readonly kind: (typeof KINDS)[number];
    readonly error: string;
    /** The build of the frames: the gateway's own, `other`, or `unknown` if the report has no frame. */
    readonly build: string;
    /** File, line and column, the innermost first. Files of other builds are left out. */
    readonly frames: readonly string[];
  })[];
};
/** The build that this gateway serves. `scripts` are its files, such as `cabinet/core-1a2b3c4d.js`. */
export type ServedBuild = { readonly id: string; readonly scripts: ReadonlySet<string> };

const millisecondsOrScore = v.pipe(v.number(), v.finite(), v.minValue(0));
const Report = v.strictObject({
  page: v.string(),
  vitals: v.pipe(
    v.array(
      v.pipe(
        v.strictObject({ name: v.picklist(VITALS), value: millisecondsOrScore }),
        v.check(({ name, value }) => value <= (name === 'CLS' ? MAX_CLS : MAX_VITAL_MS)),
      ),
    ),
    v.maxLength(VITALS.length),
  ),
  errors: v.pipe(
    v.array(
      v.strictObject({
        kind: v.picklist(KINDS),
        name: v.string(),
        page: v.string(),
        frames: v.pipe(v.array(v.string()), v.maxLength(MAX_FRAMES)),
      }),
    ),
    v.maxLength(MAX_ERRORS),
  ),
});

function pageOf(id: string): ClientPage {
  const owner = OWNERS.get(id);
  return owner === undefined ? { owner: 'none', page: 'none' } : { owner, page: id };
}

/** Null if the body is no report. A text of the sender is kept only if it is in a fixed list. */
export function parseClientReport(body: unknown, build: ServedBuild): ClientReport | null {
  const parsed = v.safeParse(Report, body);
  if (!parsed.success) return null;
  const { page, vitals, errors } = parsed.output;
  return {
    vitals: vitals.map(({ name, value }) => ({
      vital: name,
      owner: pageOf(page).owner,
      value: name === 'CLS' ? value : value / MS_PER_SECOND,
    })),
    errors: errors.map((error) => ({
      kind: error.kind,
      error: ERROR_NAMES.includes(error.name) ? error.name : 'other',
      ...pageOf(error.page),
      ...framesOf(error.frames, build),
    })),
  };
}

function framesOf(sent: readonly string[], { id, scripts }: ServedBuild): { build: string; frames: readonly string[] } {
  const frames = sent.filter((frame) => scripts.has(FRAME.exec(frame)?.[1] ?? ''));
  if (frames.length > 0) return { build: id, frames };
  return { build: sent.length > 0 ? 'other' : 'unknown', frames };
}
