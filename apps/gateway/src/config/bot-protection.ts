import type { SettingName } from '@muddat/process';
import { choiceParser, decimalParser, isLoopbackHost, type ParseValue, parseHttpUrl, parsePlainText } from './values.ts';

export type RecaptchaConfig = {
  kind: 'recaptcha-v3';
  siteKey: string;
  secretKey: string;
  /** Base URL of reCAPTCHA: `/api.js` and `/api/siteverify` are below it. */
  url: string;
  /** From 0 (surely a bot) to 1 (surely a person); a call with a lower score is refused. */
  minScore: number;
};
export type BotProtectionConfig = { kind: 'altcha' } | { kind: 'off' } | RecaptchaConfig;

const GOOGLE = 'https://www.google.com/recaptcha';
/** The default that Google suggests. */
const MIN_SCORE = 0.5;

type BotSettings = {
  readonly read: <T, D>(name: SettingName, reader: ParseValue<T>, fallback: D) => T | D;
  /** Adds a line if the setting is missing. */
  readonly required: (name: SettingName, why: string) => void;
  readonly production: boolean;
  /** Adds a line. */
  readonly refuse: (line: string) => void;
};

/** Reads the settings of bot protection (interfaces, Environment). */
export function readBotProtection({ read, required, production, refuse }: BotSettings): BotProtectionConfig {
  const kind = read('BOT_PROTECTION', choiceParser('altcha', 'recaptcha-v3', 'off'), 'altcha');
  if (kind === 'off') {
    if (production) refuse('BOT_PROTECTION=off is refused in production.');
    return { kind };
  }
  if (kind === 'altcha') return { kind };
  const needed = (name: SettingName, what: string): string => {
    required(name, `BOT_PROTECTION=recaptcha-v3 needs ${what}`);
    return read(name, parsePlainText, '');
  };
  const url = read('BOT_RECAPTCHA_URL', parseHttpUrl, GOOGLE);
  if (!url.startsWith('https://') && (production || !isLoopbackHost(new URL(url).hostname))) {
    refuse('BOT_RECAPTCHA_URL must start with https:// (plain http is for loopback addresses in development).');
  }
  return {
    kind,
    siteKey: needed('BOT_SITE_KEY', 'the site key'),
    secretKey: needed('BOT_SECRET_KEY', 'the secret that belongs to the site key'),
    url,
    minScore: read('BOT_MIN_SCORE', decimalParser(0, 1), MIN_SCORE),
  };
}
