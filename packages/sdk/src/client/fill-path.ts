import { encodeComponent } from '../query/serialize-query.ts';

/** `.` and `..` as segments, plain or escaped however often, would name another path than the contract's. */
function hasDotSegment(text: string): boolean {
  let plain = text;
  while (plain.includes('%25')) plain = plain.replaceAll('%25', '%');
  const segments = plain.replace(/%2e/gi, '.').split(/[/\\]|%2f|%5c/i);
  return segments.some((segment) => segment === '.' || segment === '..');
}

function parameterText(name: string, value: unknown): string {
  const isText = typeof value === 'string' || typeof value === 'bigint' || (typeof value === 'number' && Number.isFinite(value));
  const text = isText ? String(value) : '';
  if (text === '' || hasDotSegment(text))
    throw new TypeError(`pass { ${name} } as text, not ${isText ? JSON.stringify(text) : typeof value}`);
  return encodeComponent(text);
}

/** A contract's path with its parameters filled in, each one segment. Throws TypeError or RangeError for one that is unsafe. */
export function fillPath(path: string, args: ReadonlyMap<string, unknown>): string {
  return path.replace(/\{(\w+)\}/g, (_whole, name: string) => parameterText(name, args.get(name)));
}
