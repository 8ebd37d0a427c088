/** Names of the customers of the seed. */
const DEMO_NAMES = /\b(?:Dilnoza|Karimova|Jasur|Rahimov|Malika|Yusupova)\b/i;

/** No line of a log needs a letter of these: texts for customers, names and addresses have them. */
const CYRILLIC = /[а-яёўқғҳ]{2,}/i;

const RULES: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['phone', /(?:\+|%2B|(?<![\w.-]))998[\s()-]*\d{2}[\s()-]*\d{3}[\s()-]*\d{2}[\s()-]*\d{2}(?!\d)/i],
  ['phone', /(?<![\w.-])(?:20|33|50|55|77|88|9[0-9])\d{7}(?![\w.-])/],
  ['card number', /(?<![\w.-])\d{4}[ -]?\d{4}[ -]?\d{4}[ -]?\d{4}(?![\w.-])/],
  ['passport', /(?<![\w-])[A-Z]{2} ?\d{7}(?![\w-])/],
  ['personal number', /(?<![\w.-])[3-6]\d{13}(?![\w.-])/],
  ['e-mail', /[\w.+-]+@(?:[\w-]+\.)+[a-z]{2,}/i],
  ['code', /(?:"(?:code|otp|sms_code)"\s*:\s*"?|(?<![\p{L}_-])(?:code|otp|код|kod)[\s:=#]+)\d{4,8}(?!\w)/iu],
  ['token', /\bbearer\s+[\w.~+/=-]{8,}|\beyJ[\w-]+\.[\w-]+\./i],
  ['token', /(?:access_token|refresh_token|password|secret)["']?\s*[:=]\s*["']?[^\s"',}]{4,}/i],
  ['cookie', /(?:__Host-)?muddat(?:-dev|-target|-proof|-device)?=[\w.%-]{8,}/],
  // An id of a session: 32 bytes in base64url. Words joined by hyphens have no digit or no capital letter.
  ['session id', /(?<![\w./-])(?=[\w-]*\d)(?=[\w-]*[A-Z])(?=[\w-]*[a-z])[\w-]{43}(?![\w./-])/],
  ['name', DEMO_NAMES],
  ['address', /\b(?:ko[ʻ']chasi|mahallasi|tumani)\b/i],
  ['text for a customer', CYRILLIC],
];

export type PersonalData = { readonly kind: string; readonly line: string };

/** The lines of a log, of metrics or of traces that may contain personal data or a secret, with the first kind that was found. */
export function findPersonalData(text: string): PersonalData[] {
  return text.split('\n').flatMap((line) => {
    const rule = RULES.find(([, pattern]) => pattern.test(line));
    return rule === undefined ? [] : [{ kind: rule[0], line }];
  });
}

/** The same for Prometheus metrics. Their values are numbers of any length, so names and labels are searched. */
export const findPersonalDataInMetrics = (text: string): PersonalData[] => findPersonalData(text.replace(/ [^ }]+$/gm, ''));
