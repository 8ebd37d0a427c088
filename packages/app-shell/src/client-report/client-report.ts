/** Names of error classes that are reported; others are `other`. */
const NAMES: readonly string[] = [
  ...['Error', 'TypeError', 'RangeError', 'ReferenceError', 'SyntaxError', 'URIError', 'EvalError', 'AggregateError', 'ChunkLoadError'],
  ...['DataCloneError', 'InvalidStateError', 'NotAllowedError', 'NotFoundError', 'QuotaExceededError', 'SecurityError'],
];
/** Failed calls, which the gateway counts itself, and calls that the page gave up. */
const NOT_OURS: readonly string[] = ['ApiError', 'PageLoadError', 'SessionFetchError', 'AbortError'];
const MAX_ERRORS = 5;
const MAX_FRAMES = 5;
const VITALS_SHARE = 0.1;
/** The gateway refuses larger values: the page was opened in the background. */
const MAX_VITAL = 60_000;

export type Failure = { readonly kind: 'error' | 'rejection' | 'view' | 'chunk'; readonly cause: unknown };
export type ClientError = {
  readonly kind: Failure['kind'];
  readonly name: string;
  readonly page: string;
  readonly frames: readonly string[];
};
type ClientReport = {
  readonly page: string;
  readonly vitals: readonly { readonly name: string; readonly value: number }[];
  readonly errors: readonly ClientError[];
};

/** Whether this visit reports its web vitals. `chance` is from 0 to 1. */
export const isVitalsVisit = (chance: number): boolean => chance < VITALS_SHARE;

/** The files of our builds that a stack or an address names, with line and column, such as `cabinet/core-1a2b3c4d.js:1:20`. */
export function findOwnFrames(text: string, origin: string): string[] {
  const [, ...parts] = text.split(`${origin}/assets/`);
  const frames = parts.flatMap((part) => {
    const [, file, line = '0', column = '0'] = /^((?:site|cabinet)\/[\w.-]+\.js)(?::(\d+):(\d+))?/.exec(part) ?? [];
    return file === undefined ? [] : [`${file}:${line}:${column}`];
  });
  return [...new Set(frames)].slice(0, MAX_FRAMES);
}

/**
 * Describes a failure without its message and address. Null if its stack has no file of ours: browser extensions, and scripts that a
 * network adds to the page, fail too.
 */
export function describeFailure({ kind, cause }: Failure, page: string, origin: string): ClientError | null {
  const { name, text } = readCause(cause);
  if (NOT_OURS.includes(name)) return null;
  const frames = findOwnFrames(text, origin);
  const isShown = kind === 'view';
  if (frames.length === 0 && !isShown) return null;
  const isMissingFile = isShown && name === 'ChunkLoadError';
  return { kind: isMissingFile ? 'chunk' : kind, name: NAMES.includes(name) ? name : 'other', page, frames };
}

/** A `cause` that is a text is the address of a file. A browser may have the address of a file in the message or in the stack. */
function readCause(cause: unknown): { name: string; text: string } {
  if (typeof cause === 'string') return { name: 'ChunkLoadError', text: cause };
  if (!(cause instanceof Error)) return { name: 'other', text: '' };
  const inner = cause.cause instanceof Error ? cause.cause.message : '';
  return { name: cause.name, text: [inner, cause.message, cause.stack].join('\n') };
}

/** Collects what a visit reports. `page` is the id of the page that it began with. */
export function createClientReport(page: string) {
  const vitals = new Map<string, number>();
  let areVitalsTaken = false;
  const known = new Set<string>();
  let errors: ClientError[] = [];
  return {
    addVital(name: string, value: number): void {
      if (value <= MAX_VITAL) vitals.set(name, value);
    },
    /** Adds an error, unless the visit has reported it or four others already. */
    addError(error: ClientError): void {
      const key = JSON.stringify(error);
      if (known.has(key) || known.size >= MAX_ERRORS) return;
      known.add(key);
      errors.push(error);
    },
    /** Returns the errors and vitals that no report has had yet, or null if there are none. Vitals are reported once. */
    take(): ClientReport | null {
      const taken = areVitalsTaken ? [] : [...vitals].map(([name, value]) => ({ name, value }));
      const report = { page, vitals: taken, errors };
      areVitalsTaken ||= taken.length > 0;
      errors = [];
      return taken.length > 0 || report.errors.length > 0 ? report : null;
    },
  };
}
