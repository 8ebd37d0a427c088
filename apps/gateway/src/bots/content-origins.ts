import type { BotProtectionConfig } from '../config/bot-protection.ts';
import { type ForeignContent, NO_FOREIGN_CONTENT } from '../http/security-headers.ts';

/** Where Google keeps the code that its script loads, and a frame of it. */
const RECAPTCHA_CODE = 'https://www.gstatic.com/recaptcha/';
const RECAPTCHA_FRAME = 'https://recaptcha.google.com/recaptcha/';

/** What a document may load from elsewhere for the bot check: nothing, unless reCAPTCHA is enabled (spec 7). */
export function botContentOrigins(config: BotProtectionConfig): ForeignContent {
  if (config.kind !== 'recaptcha-v3') return NO_FOREIGN_CONTENT;
  const own = `${config.url}/`;
  return { script: [own, RECAPTCHA_CODE], frame: [own, RECAPTCHA_FRAME], connect: [own] };
}
