export type ClientLocale = 'ru' | 'uz' | 'oz';

/** What every request says of itself (spec 7): the language as the backends name it, Russian by default, and the client's kind. */
export function commonHeaders(locale: ClientLocale | undefined): Record<string, string> {
  return {
    Accept: 'application/json',
    'Accept-Language': locale === 'uz' || locale === 'oz' ? 'oz' : 'ru',
    ClientModel: 'web',
  };
}

/** 128 random bits. Not randomUUID: browsers have that on secure pages only. */
export function createIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
