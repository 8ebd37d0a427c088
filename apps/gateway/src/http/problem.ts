import { type Locale, type ProblemCode, problemMessage } from '@muddat/i18n';

const STATUS = {
  malformed_json: 400,
  validation_failed: 400,
  unauthorized: 401,
  invalid_credentials: 401,
  origin_not_allowed: 403,
  bot_check_failed: 403,
  fresh_proof_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  body_too_large: 413,
  unsupported_media_type: 415,
  ticket_expired: 422,
  rate_limited: 429,
  internal: 500,
  upstream_unavailable: 502,
  upstream_timeout: 504,
} as const satisfies Partial<Record<ProblemCode, number>>;

export type GatewayProblemCode = keyof typeof STATUS;

export type ProblemOptions = {
  readonly fields?: Readonly<Record<string, string>>;
  readonly extras?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Replaces the catalogue's message where the specification prescribes one (spec 8). */
  readonly message?: string;
  readonly status?: number;
  /** Why the call failed, as a fixed word for the log. */
  readonly cause?: string;
};

/** Thrown anywhere while a request is handled; the error handler responds with `{code, message, fields?, request_id, ...extras}`. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: GatewayProblemCode;
  readonly statusCode: number;
  readonly options: ProblemOptions;

  constructor(code: GatewayProblemCode, options: ProblemOptions = {}) {
    super(code);
    this.code = code;
    this.statusCode = options.status ?? STATUS[code];
    this.options = options;
  }

  body(locale: Locale, requestId: string): Record<string, unknown> {
    const { fields, extras = {}, message } = this.options;
    return {
      ...extras,
      code: this.code,
      message: message ?? problemMessage(this.code, locale, extras),
      ...(fields ? { fields } : {}),
      request_id: requestId,
    };
  }
}

/** 502 for a response of a backend that its contract does not know: no JSON, another shape, a redirect. */
export const badAnswerProblem = (): Problem => new Problem('upstream_unavailable', { cause: 'bad answer' });

/** 502 for a refusal of a backend about which the reader can do nothing. A status from 500 on has its own line in the log. */
export const refusalProblem = (status: number): Problem => new Problem('upstream_unavailable', status >= 500 ? {} : { cause: 'refused' });

/** 405 with the allowed methods of the path, as RFC 9110 15.5.6 requires; GET includes HEAD. */
export function methodNotAllowedProblem(methods: readonly string[]): Problem {
  const allow = new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])));
  return new Problem('method_not_allowed', { headers: { allow: [...allow].join(', ') } });
}
