const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * base64url to text, a character a byte (atob is no part of the language, and this package wants nothing but the language).
 * Bytes of UTF-8 come out as pairs of letters, which a claim that is a number does not mind.
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

/** The claim `exp` of a JWT in seconds, when it is a finite JSON number; null for anything else. The signature is not looked at. */
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
