import type { AllowedOperation } from '../upstream/allow-list.ts';

export type OperationMatch =
  /** `path`: rebuilt from the decoded and checked segments, each encoded again. */
  { kind: 'match'; operation: AllowedOperation; path: string } | { kind: 'method'; allow: string[] } | { kind: 'none' };

const MAX_SEGMENT_CHARS = 200;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
const UNSAFE = /[\u0000-\u001f\u007f-\u009f/\\?#%]/;

/** One decoded path segment. Null if an upstream could read it as a different path (dot segments, slashes, double encoding). */
function decodeSegment(raw: string): string | null {
  let text: string;
  try {
    text = decodeURIComponent(raw);
  } catch {
    return null;
  }
  if (text === '' || text === '.' || text === '..' || text.length > MAX_SEGMENT_CHARS || UNSAFE.test(text)) return null;
  return text;
}

const rank = (operation: AllowedOperation): number => operation.segments.filter((segment) => segment === null).length;

/**
 * Finds the contract's operation for a raw path (no query) behind `/api/<name>`. HEAD matches GET unless it has its own operation. A
 * literal segment takes precedence over a parameter.
 */
export function matchOperation(operations: readonly AllowedOperation[], method: string, rawPath: string): OperationMatch {
  if (!rawPath.startsWith('/')) return { kind: 'none' };
  const parts: string[] = [];
  for (const raw of rawPath.slice(1).split('/')) {
    const part = decodeSegment(raw);
    if (part === null) return { kind: 'none' };
    parts.push(part);
  }
  const onPath = operations
    .filter(
      ({ segments }) =>
        segments.length === parts.length && segments.every((segment, index) => segment === null || segment === parts[index]),
    )
    .sort((one, other) => rank(one) - rank(other));
  if (onPath.length === 0) return { kind: 'none' };
  const named = (wanted: string): AllowedOperation | undefined => onPath.find((candidate) => candidate.method === wanted);
  const operation = named(method) ?? (method === 'HEAD' ? named('GET') : undefined);
  if (!operation) return { kind: 'method', allow: [...new Set(onPath.map((candidate) => candidate.method))] };
  return { kind: 'match', operation, path: `/${parts.map((part) => encodeURIComponent(part)).join('/')}` };
}
