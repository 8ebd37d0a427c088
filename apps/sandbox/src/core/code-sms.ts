import type { Locale } from './locale.ts';

/** Letters of Uzbek texts that the alphabet of SMS (GSM 03.38) lacks; with one of them a message of 160 characters holds 70. */
const OUTSIDE_GSM: Readonly<Record<string, string>> = { ʻ: "'", ʼ: "'", '\u00a0': ' ' };

/**
 * A message with a code whose last line binds the code to the portal's origin (WICG, Origin-bound one-time codes): phones offer it there
 * and nowhere else. One part of an SMS: at most 70 UTF-16 units in Russian, 160 characters in Uzbek.
 */
export function codeSms(
  text: string,
  code: string,
  { portalUrl, locale }: { readonly portalUrl: string; readonly locale: Locale },
): string {
  const sent = locale === 'uz' ? text.replace(/[ʻʼ\u00a0]/g, (letter) => OUTSIDE_GSM[letter] ?? letter) : text;
  return `${sent}\n@${new URL(portalUrl).hostname} #${code}`;
}
