/** Browsers say one of a few dozen things; a flood of others is only read anew. */
const MAX_REMEMBERED = 200;
const remembered = new Map<string, boolean>();

/** Whether Accept-Encoding allows brotli (RFC 9110, 12.5.3): named, or by `*`, and not with a weight of 0. */
export function acceptsBrotli(header = ''): boolean {
  const before = remembered.get(header);
  if (before !== undefined) return before;
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  const answer = read(header);
  remembered.set(header, answer);
  return answer;
}

function read(header: string): boolean {
  let any = false;
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const refused = parameters.some((parameter) => /^q=0(\.0{0,3})?$/.test(parameter));
    if (name === 'br') return !refused;
    if (name === '*') any = !refused;
  }
  return any;
}
