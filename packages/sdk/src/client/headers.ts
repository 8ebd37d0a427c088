export type ClientLocale = 'ru' | 'uz' | 'oz';

/** What every request says of itself: the language as the backends name it, Russian by default, and the kind of client. */
export function commonHeaders(locale: ClientLocale | undefined): Record<string, string> {
  return {
    Accept: 'application/json',
    'Accept-Language': locale === 'uz' || locale === 'oz' ? 'oz' : 'ru',
    ClientModel: 'web',
  };
}

/** The version of this package; the build writes it. */
const SDK_VERSION = '0.0.0-source';

/** Which version of this package calls, for a server's logs. */
export const versionHeader = { 'X-Muddat-Sdk': SDK_VERSION };

/** 128 random bits. Not randomUUID: browsers have that on secure pages only. */
export function createIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
