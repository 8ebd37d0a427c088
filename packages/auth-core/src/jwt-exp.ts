const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * Decodes base64url to text, one character per byte. `atob` is not used, since this package relies on the language alone. Non-ASCII text
 * comes out wrong, which does not matter for a numeric claim.
 */
function decodeBase64Url(text: string): string | null {
  let bits = 0;
  let bitCount = 0;
  let decoded = '';
  for (const letter of text.replace(/=+$/, '').replaceAll('+', '-').replaceAll('/', '_')) {
    const value = ALPHABET.indexOf(letter);
    if (value === -1) return null;
    bits = (bits << 6) | value;
    bitCount += 6;
    if (bitCount >= 8) {
      bitCount -= 8;
      decoded += String.fromCharCode((bits >> bitCount) & 0xff);
      bits &= (1 << bitCount) - 1;
    }
  }
  return decoded;
}

/** The claim `exp` of a JWT in seconds if it is a finite JSON number; null otherwise. The signature is not verified. */
export function jwtExp(token: string): number | null {
  const parts = token.split('.');
  if (parts.length !== 3) return null;
  const text = decodeBase64Url(parts[1] ?? '');
  if (text === null) return null;
  try {
    const payload: unknown = JSON.parse(text);
    if (typeof payload !== 'object' || payload === null || !Object.hasOwn(payload, 'exp') || !('exp' in payload)) return null;
    return typeof payload.exp === 'number' && Number.isFinite(payload.exp) ? payload.exp : null;
  } catch {
    return null;
  }
}
