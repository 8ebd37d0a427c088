/** The sentences of the specification (spec 8), to the letter. */
const SENTENCES = {
  'no-strategy': () => 'No strategy is set!',
  'unknown-strategy': (name: string) => `Strategy not supported: ${name}`,
  'no-user': () => 'User Data response does not contain field user',
  expired: () => 'Both token and refresh token have expired. Your request was aborted.',
} as const;

export type SessionErrorCode =
  | keyof typeof SENTENCES
  /** A success of the token endpoint without `access_token`. */
  | 'no-token'
  /** The provider said no: `status` and, where it wrote one, its own sentence. */
  | 'refused'
  /** Network, timeout, 5xx or 429: nothing is known, it may be tried again. */
  | 'unanswered'
  /** Another sign-in, a sign-out or another tab ended what was under way. */
  | 'overtaken';

/** What went wrong with a session. The message is for logs and for developers; texts for customers come from the catalogs. */
export class SessionError extends Error {
  override readonly name = 'SessionError';
  readonly code: SessionErrorCode;
  /** HTTP status of the provider's answer, where there was one. */
  readonly status: number | null;

  constructor(code: SessionErrorCode, message: string, status: number | null = null) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

const SHOWN_CHARS = 40;

export const sessionError = {
  noStrategy: () => new SessionError('no-strategy', SENTENCES['no-strategy']()),
  unknownStrategy: (name: unknown) =>
    new SessionError(
      'unknown-strategy',
      SENTENCES['unknown-strategy'](String(typeof name === 'string' ? name : typeof name).slice(0, SHOWN_CHARS)),
    ),
  noUser: () => new SessionError('no-user', SENTENCES['no-user']()),
  expired: (status: number | null = null) => new SessionError('expired', SENTENCES.expired(), status),
  noToken: () => new SessionError('no-token', 'The token response does not contain field access_token'),
  refused: (status: number, message: string | null) => new SessionError('refused', message ?? `The provider answered ${status}`, status),
  unanswered: (status: number | null = null) => new SessionError('unanswered', 'The provider did not answer', status),
  overtaken: () => new SessionError('overtaken', 'The session was ended meanwhile'),
};
