/** Whether Accept-Encoding allows brotli (RFC 9110, 12.5.3): named, or by `*`, and not with a weight of 0. */
export function acceptsBrotli(header: string | undefined): boolean {
  let any = false;
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const refused = parameters.some((parameter) => /^q=0(\.0{0,3})?$/.test(parameter));
    if (name === 'br') return !refused;
    if (name === '*') any = !refused;
  }
  return any;
}
