import { countSmsSegments, normalizeSmsText } from './sms-text.ts';

/** The message in its longest wording, then in shorter ones. */
export type CodeWordings = readonly [string, ...string[]];

/** The Russian message, with a warning that is as long as it may be. */
export const russianCodeWordings = (code: string, use: string): CodeWordings => [
  `Muddat: код ${code}, ${use}. Не сообщайте.`,
  `Muddat: код ${code}, ${use}. Никому!`,
];

/**
 * A message with a code, in the wording that takes the fewest SMS; of several such, the first. The last line binds the code to the portal's
 * origin (WICG, Origin-bound one-time codes), so that phones suggest the code on that site only.
 */
export function codeSms(wordings: CodeWordings, code: string, portalUrl: string): string {
  const lastLine = `@${new URL(portalUrl).hostname} #${code}`;
  const [first, ...others] = wordings.map((wording) => `${wording}\n${lastLine}`);
  const partsOf = (text: string) => countSmsSegments(normalizeSmsText(text));
  return others.reduce((best, text) => (partsOf(text) < partsOf(best) ? text : best), first ?? '');
}
