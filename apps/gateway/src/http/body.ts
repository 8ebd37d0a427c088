import { Problem } from './problem.ts';
import { isStorable } from './storable.ts';

const mediaType = (header: string | undefined): string => header?.split(';')[0]?.trim().toLowerCase() ?? '';

/**
 * Judges a write's body before it goes on: a type the contract names (415), and JSON that is JSON (400). The bytes go on
 * as they came.
 */
export function checkBody(body: Buffer | null, contentType: string | undefined, allowed: readonly string[]): void {
  if (body === null || body.length === 0) return;
  const type = mediaType(contentType);
  if (!allowed.includes(type)) throw new Problem('unsupported_media_type');
  if (type === 'application/json') parseJsonBody(body);
}

/** The contracts' bodies have five levels at most; what walks a body deeper than this further on might break at it. */
const MAX_JSON_LEVELS = 32;

/** JSON in UTF-8; malformed_json for anything else and for what is nested deeper than any body of ours, 400 for what cannot be kept. */
export function parseJsonBody(body: Buffer): unknown {
  const value = parseOrNothing(body);
  if (value === undefined || isNestedDeeper(value, MAX_JSON_LEVELS)) throw new Problem('malformed_json');
  if (!isStorable(value)) throw new Problem('validation_failed', { fields: { body: 'format' } });
  return value;
}

function parseOrNothing(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}

/** Level by level, so that no depth can exhaust the stack. */
function isNestedDeeper(value: unknown, levels: number): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; depth <= levels; depth += 1) {
    level = level.flatMap((item) => (typeof item === 'object' && item !== null ? Object.values(item) : []));
    if (level.length === 0) return false;
  }
  return true;
}
