const REDACTED = '[redacted]';
const SECRET_NAMES =
  /^(?:proxy-)?authorization$|^(?:set-)?cookie$|^x-bot-solution$|password|passwd|secret|token|^otp$|^(?:otp|sms|one_time|confirmation)_?code$|phone|^pan$|card_?number|^number$|^cvv$/i;
/** The codes of problems are words and stay; a one-time code is digits. */
const CODE_NAMES = /^code$/i;
const ONE_TIME_CODE = /^\d{4,8}$/;

const TEXT_RULES: readonly [RegExp, string][] = [
  [/\b((?:proxy-)?authorization["']?\s*[:=]\s*["']?)(?:(?:bearer|basic)\s+)?[^\s"',;}]+/gi, `$1${REDACTED}`],
  [/\b((?:set-)?cookie["']?\s*[:=]\s*["']?)[^\r\n"'}]+/gi, `$1${REDACTED}`],
  [/\bbearer\s+[\w.~+/=-]+/gi, `Bearer ${REDACTED}`],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, REDACTED],
  [/((?:password|passwd|secret|access_token|refresh_token)["']?\s*[:=]\s*["']?)[^\s"'&,;}]+/gi, `$1${REDACTED}`],
  [/(?<!\d)(?:\d[\s-]?){15,18}\d(?!\d)/g, REDACTED],
  [/(?:\+|%2B|(?<!\d))998(?:[\s()-]|%20)*\d{2}(?:[\s()-]|%20)*\d{3}(?:[\s()-]|%20)*\d{2}(?:[\s()-]|%20)*\d{2}(?!\d)/gi, REDACTED],
  [/\+\d(?:[\s()-]?\d){8,14}/g, REDACTED],
  [/((?:code|otp|код|kod)(?:[a-z_]*["']?\s*[:=]\s*["']?|[^\d\r\n]{0,24}))(?<!\d)\d{4,8}(?!\d)/giu, `$1${REDACTED}`],
];

/** The same text without secrets and personal data. */
export function redactText(text: string): string {
  return TEXT_RULES.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);
}

function redactField(name: string, value: unknown, seen: WeakSet<object>): unknown {
  if (value === null || value === undefined || typeof value === 'boolean') return value;
  if (SECRET_NAMES.test(name)) return REDACTED;
  if (CODE_NAMES.test(name) && ONE_TIME_CODE.test(String(value))) return REDACTED;
  return redactValue(value, seen);
}

function redactValue(value: unknown, seen: WeakSet<object>): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value === 'number' || typeof value === 'bigint') {
    const text = redactText(String(value));
    return text === String(value) ? value : text;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (value instanceof Date) return value;
  if (seen.has(value)) return '[circular]';
  seen.add(value);
  if (Array.isArray(value)) return value.map((item: unknown) => redactValue(item, seen));
  const errorParts =
    value instanceof Error
      ? [
          ['name', value.name],
          ['message', value.message],
        ]
      : [];
  const entries = value instanceof Headers || value instanceof Map ? [...value.entries()] : Object.entries(value);
  return Object.fromEntries([...errorParts, ...entries].map(([name, item]) => [String(name), redactField(String(name), item, seen)]));
}

/**
 * A copy fit for logs and error texts: without Authorization, cookies, tokens, passwords, card numbers, phones and one-time
 * codes. Text is searched; in objects, arrays, Maps, Headers and Errors fields are judged by their names as well.
 */
export function redact(value: string): string;
export function redact(value: unknown): unknown;
export function redact(value: unknown): unknown {
  return redactValue(value, new WeakSet());
}
