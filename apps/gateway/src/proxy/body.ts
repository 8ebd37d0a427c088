import { Problem } from '../core/problem.ts';

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

/** JSON in UTF-8; malformed_json for anything else. */
export function parseJsonBody(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    throw new Problem('malformed_json');
  }
}
