/** GSM 03.38 has 7 bits per character: its basic alphabet, and the extension, whose characters each count twice. */
const GSM_BASIC = /[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]/;
const GSM_EXTENSION = /[\f^{}\\[~\]|€]/;

/** Characters in our texts that GSM 03.38 lacks, with their replacements in a text without Cyrillic. */
const GSM_REPLACEMENTS: readonly (readonly [RegExp, string])[] = [
  [/[ʻʼ‘’]/g, "'"],
  [/[«»“”„]/g, '"'],
  [/[–—→]/g, '-'],
  [/…/g, '...'],
  [/№\s*/g, ''],
];

/**
 * A text as it is sent by SMS: with plain spaces and, unless it has Cyrillic letters, only characters of GSM 03.38. One character outside
 * that alphabet reduces an SMS from 160 to 70 characters, and old phones show ʻ as a box.
 */
export function normalizeSmsText(text: string): string {
  const spaced = text.replace(/[\u00a0\u202f\u2009]/g, ' ');
  if (/\p{Script=Cyrillic}/u.test(spaced)) return spaced;
  return GSM_REPLACEMENTS.reduce((changed, [sign, instead]) => changed.replace(sign, instead), spaced);
}

/** The number of SMS in which a text is sent and billed (3GPP TS 23.040, 9.2.3.24.1): each part of a longer text holds fewer characters. */
export function countSmsSegments(text: string): number {
  const characters = [...text];
  const inGsm = characters.every((character) => GSM_BASIC.test(character) || GSM_EXTENSION.test(character));
  if (!inGsm) return text.length <= 70 ? 1 : Math.ceil(text.length / 67);
  const septets = characters.length + characters.filter((character) => GSM_EXTENSION.test(character)).length;
  return septets <= 160 ? 1 : Math.ceil(septets / 153);
}

/** The first of the texts that fits in one SMS, or else the last. */
export function firstFittingSms(texts: readonly [string, ...string[]]): string {
  return texts.find((text) => countSmsSegments(normalizeSmsText(text)) === 1) ?? texts.at(-1) ?? texts[0];
}
