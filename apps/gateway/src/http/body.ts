import { Problem } from './problem.ts';
import { isStorableBody } from './storable.ts';

const mediaType = (header: string | undefined): string => header?.split(';')[0]?.trim().toLowerCase() ?? '';

/**
 * Checks a write's body before it is forwarded: its type must be in the contract (else 415), and JSON must be valid (else 400). The bytes
 * are forwarded unchanged.
 */
export function assertValidBody(body: Buffer | null, contentType: string | undefined, allowed: readonly string[]): void {
  if (body === null || body.length === 0) return;
  const type = mediaType(contentType);
  if (!allowed.includes(type)) throw new Problem('unsupported_media_type');
  if (type === 'application/json') parseJsonBody(body);
}

/** The contracts' bodies have at most five levels; deeper nesting could exhaust the stack of recursive code. */
const MAX_JSON_LEVELS = 32;

/** Parses JSON in UTF-8. Throws malformed_json if it is invalid or nested too deeply, validation_failed if a text in it is not storable. */
export function parseJsonBody(body: Buffer): unknown {
  const value = parseOrUndefined(body);
  if (value === undefined || isNestedDeeper(value, MAX_JSON_LEVELS)) throw new Problem('malformed_json');
  if (!isStorableBody(value)) throw new Problem('validation_failed', { fields: { body: 'format' } });
  return value;
}

function parseOrUndefined(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}

/** Walks level by level instead of recursing, so no depth can exhaust the stack. */
function isNestedDeeper(value: unknown, levels: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; depth <= levels; depth += 1) {
    level = level.flatMap((item) => (typeof item === 'object' && item !== null ? Object.values(item) : []));
    if (level.length === 0) return false;
  }
  return true;
}
