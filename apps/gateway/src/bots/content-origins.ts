import type { BotProtectionConfig } from '../config/bot-protection.ts';
import { type ForeignOrigins, NO_FOREIGN_ORIGINS } from '../http/security-headers.ts';

/** The host of the code that Google's script loads, and the page that it shows in a frame. */
const RECAPTCHA_CODE = 'https://www.gstatic.com/recaptcha/';
const RECAPTCHA_FRAME = 'https://recaptcha.google.com/recaptcha/';

/** The foreign origins that a document may load from for the bot check: none, unless reCAPTCHA is enabled (spec 7). */
export function botContentOrigins(config: BotProtectionConfig): ForeignOrigins {
  if (config.kind !== 'recaptcha-v3') return NO_FOREIGN_ORIGINS;
  const own = `${config.url}/`;
  return { script: [own, RECAPTCHA_CODE], frame: [own, RECAPTCHA_FRAME], connect: [own] };
}
